/** Seats in one line: in the ribbon, in the top bar, and the viewer's own numbers on phones. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import type { Mat, Scene } from '../types'
import { Icon, Shape } from '../ui'
import { explains, useThing } from './match-context'
import { t } from '../words'

/** Numbers of a mat that the ribbon shows where mats are folded into it: all if they are short, else few. */
const VALUES = 7
const FEW = 4
const SHORT = 2 // characters

function shownValues({ played, stats }: Mat): Mat['stats'] {
  const short = stats.every(({ value }) => value.length <= SHORT)
  return stats.slice(0, short && !played.length ? VALUES : FEW)
}

interface RibbonProps {
  scene: Scene
  /** Show numbers: the mats are folded. */ values: boolean
  /** Opens the mats. */ open: (() => void) | undefined
}

const isOn = (scene: Scene, mat: Mat): boolean =>
  !scene.over && (mat.active || scene.to_move.includes(mat.seat))

/** Seats in order of play: what each has played, and whose turn it is. */
export function Ribbon({ scene, values, open }: RibbonProps): JSX.Element {
  return (
    <div class={classes('ribbon', values && 'with-values')} role="list" aria-label={t('turn-order')}>
      {scene.board.mats.map((mat) => (
        <RibbonSeat key={mat.id} scene={scene} mat={mat} values={values} open={open} />
      ))}
    </div>
  )
}

function RibbonSeat({ scene, mat, values, open }: RibbonProps & { mat: Mat }): JSX.Element {
  const on = isOn(scene, mat)
  const thing = useThing(mat.id, mat.name)
  const state = on ? (mat.you ? t('your-turn') : t('to-move')) : ''
  return (
    <div
      role="listitem"
      class={classes(
        `ribbon-seat seat-${mat.colour}`,
        on && 'on',
        values && thing.can && 'can',
        thing.active && 'is-preview',
      )}
      aria-current={on ? 'true' : undefined}
      onClick={open}
      {...explains({
        title: mat.name,
        kind: mat.person,
        icon: 'people',
        text: state,
        lines: mat.stats.map(({ label, value }) => ({ label, value })),
      })}
    >
      <div class="ribbon-name">
        <Shape colour={mat.colour} />
        <span class="seat-name">{mat.name}</span>
        {values && thing.can && (
          <button
            class="key"
            aria-label={thing.label}
            data-thing={mat.id}
            onClick={(event) => {
              event.stopPropagation()
              thing.click()
            }}
          >
            {thing.seal || '•'}
          </button>
        )}
        <em>{state}</em>
        <b class="ribbon-points">{mat.points}</b>
      </div>
      {values && (
        <div class="ribbon-values">
          {shownValues(mat).map((stat) => (
            <span key={stat.id || stat.icon} class={stat.best ? 'best' : ''}>
              <Icon name={stat.icon} label={stat.label} />
              <b>{stat.value}</b>
            </span>
          ))}
        </div>
      )}
      <div class="ribbon-played">
        {mat.played.map((card) => (
          <span
            key={card.id}
            class={classes(card.state === 'used' ? 'done' : '', card.reason && 'in-work')}
            title={card.reason || card.title}
          >
            <Icon name={card.state === 'down' ? 'lock' : card.icon} label={values ? card.title : ''} />
            {!values && <span>{card.title}</span>}
          </span>
        ))}
        {!mat.played.length && !values && <span class="person">{mat.person || ' '}</span>}
      </div>
    </div>
  )
}

/** Whose turn it is, where there is no ribbon. */
export function TurnOrder({ scene }: { scene: Scene }): JSX.Element {
  return (
    <div class="turn-order" role="list" aria-label={t('turn-order')}>
      {scene.board.mats.map((mat) => {
        const on = isOn(scene, mat)
        return (
          <span key={mat.id} role="listitem" class={on ? 'on' : ''} aria-current={on ? 'true' : undefined}>
            <Shape colour={mat.colour} label={mat.name} />
            {on && (
              <b aria-hidden="true">
                {mat.name}
                {mat.you ? `, ${t('you').toLowerCase()}` : ''}
              </b>
            )}
          </span>
        )
      })}
    </div>
  )
}

/** The viewer's own numbers in one line, on phones. */
export function OwnStrip({ mat }: { mat: Mat }): JSX.Element {
  const first = mat.facts.find((fact) => !fact.cards.length && !fact.progress.length && fact.icon !== 'warn')
  return (
    <section class={`own-strip seat-${mat.colour}`} aria-label={mat.name}>
      <span>
        <Shape colour={mat.colour} label={mat.name} />
        {first && <span class="own-fact">{first.value}</span>}
      </span>
      {mat.stats.map((stat) => (
        <span key={stat.id || stat.icon}>
          <Icon name={stat.icon} label={stat.label} />
          <b>{stat.value}</b>
        </span>
      ))}
    </section>
  )
}
