/** Lines of a mat: states of a player with numbers of their own, and what lies on each. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import type { Card, Holding, Stat } from '../types'
import { Icon, Shape } from '../ui'
import { MarkChip } from './mark-chip'
import { cardDetail, explains, useThing } from './match-context'

export function Holdings({ holdings }: { holdings: Holding[] }): JSX.Element {
  return (
    <div class="holdings">
      {holdings.map((holding) => (
        <HoldingLine key={holding.id} holding={holding} />
      ))}
    </div>
  )
}

/** The numbers of a mat beside its name: lines below it need the room. */
export function HeadStats({ stats }: { stats: Stat[] }): JSX.Element {
  return (
    <span class="head-stats">
      {stats.map((stat) => (
        <span key={stat.icon} title={stat.label}>
          <Icon name={stat.icon} label={stat.label} />
          {stat.value}
        </span>
      ))}
    </span>
  )
}

function HoldingLine({ holding }: { holding: Holding }): JSX.Element {
  const { piece, name, stats, card, details, active } = holding
  const thing = useThing(holding.id, name)
  const line = (
    <>
      <MarkChip piece={piece} />
      <b class="holding-name">{name}</b>
      {stats.map((stat) => (
        <span key={stat.icon} class="holding-stat" title={stat.label}>
          <Icon name={stat.icon} label={stat.label} />
          {stat.value}
        </span>
      ))}
      {card ? <Laid card={card} colour={piece.colour} /> : <i class="laid is-none" />}
      {thing.can && <b class="key">{thing.text || '•'}</b>}
    </>
  )
  return (
    <div
      class={classes('holding', active && 'is-active', thing.active && 'is-preview', thing.lit && 'is-lit')}
    >
      {thing.can ? (
        <button
          class="holding-line can"
          aria-label={thing.label}
          data-thing={holding.id}
          onClick={thing.click}
          onMouseEnter={() => thing.look(true)}
          onMouseLeave={() => thing.look(false)}
        >
          {line}
        </button>
      ) : (
        <div class="holding-line">{line}</div>
      )}
      {details.length > 0 && (
        <div class="holding-details">
          {details.map((stat, i) => (
            <span key={i} class={stat.best ? '' : 'is-idle'}>
              <Icon name={stat.icon} />
              {stat.label} <b>{stat.value}</b>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

/** What lies on it: hatched while face down, dashed when it is done. */
function Laid({ card, colour }: { card: Card; colour: number }): JSX.Element {
  const unseen = card.state === 'down' && card.icon === 'lock'
  return (
    <span
      class={classes('laid', `seat-${colour}`, card.state && `is-${card.state}`)}
      {...explains(cardDetail(card))}
      role="img"
      aria-label={[card.kind, card.title, card.corner].filter(Boolean).join(' ')}
    >
      {unseen ? <Shape colour={colour} /> : <Icon name={card.icon} />}
      {card.corner && <sub>{card.corner}</sub>}
    </span>
  )
}
