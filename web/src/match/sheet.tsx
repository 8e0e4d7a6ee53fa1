/** Somebody's board: cards in a grid, banks of tokens, and the cards that lie beside. */
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { classes } from '../classes'
import { softened } from '../hyphens'
import { language } from '../state'
import type { Card, Fact, Mat, RowPanel, Stat, TrackCell, TrackPanel } from '../types'
import { Icon, Shape } from '../ui'
import { CardShell } from './card-shell'
import { Marks, Stages } from './card'
import { Pools, poolsOf, StatCell } from './stats'
import { explains, useTable } from './match-context'
import { useBox } from './use-box'
import { t } from '../words'

/** Tokens up to this number are drawn one by one. */
const COUNTED = 5
/** The smallest board that still shows its grid; below that only what exists is listed. */
const GRID = { width: 640, height: 320 }
/** The height that a grid of this many levels needs; below it kinds and texts of cards give way to it. */
const shortOf = (levels: number): number => 290 + 38 * levels

interface SheetProps {
  panel: RowPanel
  mat: Mat | undefined
  banks: TrackPanel[]
  hand: Card[]
  close: (() => void) | undefined
}

export function Sheet({ panel, mat, banks, hand, close }: SheetProps): JSX.Element {
  const table = useTable()
  const section = useRef<HTMLElement>(null)
  const box = useBox(section)
  const listed = box.width < GRID.width || box.height < GRID.height
  const beside = panel.cards.filter((card) => !card.place)
  return (
    <section
      ref={section}
      class={classes(
        `panel board-sheet seat-${mat?.colour ?? 7}`,
        mat?.you && mat.active && !table.scene.over && 'on',
        listed ? 'listed' : box.height < shortOf(panel.levels.length) && 'short',
      )}
      aria-label={panel.title}
    >
      <header>
        {mat && <Shape colour={mat.colour} />}
        <h2>{mat?.name ?? panel.title}</h2>
        {mat?.you && <span class="you">{t('you')}</span>}
        {mat && poolsOf(mat).map((pool) => <Pools key={pool.icon} pool={pool} />)}
        {mat && <Rates mat={mat} />}
        {close && (
          <button class="icon-button" aria-label={t('to-own')} title={t('to-own')} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {mat?.facts
        .filter((fact) => fact.icon === 'warn')
        .map((fact) => (
          <Alarm key={fact.label} fact={fact} />
        ))}
      {listed ? <List panel={panel} hand={hand} /> : <Grid panel={panel} hand={hand} />}
      {banks.length > 0 ? (
        <div class="banks">
          {banks.map((bank) => (
            <Bank key={bank.id} bank={bank} squares={!listed} />
          ))}
        </div>
      ) : (
        panel.note && <p class="sheet-note">{panel.note}</p>
      )}
      {beside.length > 0 && (
        <div class="beside">
          {beside.map((card) => (
            <BesideCard key={card.id} card={card} />
          ))}
        </div>
      )}
    </section>
  )
}

/** The numbers of a mat in one line, the points first. */
function Rates({ mat }: { mat: Mat }): JSX.Element {
  const rate = mat.stats.find((stat) => stat.icon === mat.points_icon)
  const points: Stat = rate
    ? { ...rate, value: `${mat.points} ${rate.value}` }
    : { icon: 'vp', value: mat.points, label: t('vp'), best: false, reasons: [], id: '', colour: 0 }
  const others = mat.stats.filter((stat) => stat !== rate && (stat.icon !== 'hand' || !mat.you))
  return (
    <div class="rates">
      {[points, ...others].map((stat) => (
        <StatCell key={stat.icon} stat={stat} />
      ))}
    </div>
  )
}

function Alarm({ fact }: { fact: Fact }): JSX.Element {
  return (
    <p class="sheet-alarm">
      <Icon name={fact.icon} />
      <b>{fact.label}</b> {fact.value}
    </p>
  )
}

const placeOf = (card: Card): string => card.place?.join() ?? ''

/** Cards of the hand that would stand where nothing stands yet. */
function plansOf(panel: RowPanel, hand: Card[]): Card[] {
  const taken = new Set(panel.cards.map(placeOf))
  return hand.filter((card) => card.place && !taken.has(placeOf(card)))
}

/** Columns and levels with cards get more room than empty ones. */
function Grid({ panel, hand }: { panel: RowPanel; hand: Card[] }): JSX.Element {
  const plans = plansOf(panel, hand)
  const filled = new Set([...panel.cards, ...plans].flatMap((card) => card.place?.[0] ?? []))
  const widths = panel.columns.map((_, i) => (filled.has(i) ? 'minmax(0, 1.75fr)' : 'minmax(0, 1fr)'))
  const levels = new Set([...panel.cards, ...plans].flatMap((card) => card.place?.[1] ?? []))
  const heights = panel.levels.map((_, i) => (levels.has(i) ? 'minmax(38px, 1fr)' : 'minmax(14px, 0.5fr)'))
  return (
    <div
      class="sheet-grid"
      role="group"
      aria-label={panel.title}
      style={{
        gridTemplateColumns: `20px ${widths.join(' ')}`,
        gridTemplateRows: `auto ${heights.join(' ')}`,
        '--levels': panel.levels.length,
      }}
    >
      <span />
      {panel.columns.map((column) => (
        <div
          key={column.name}
          class={`column-head kind-${column.band}`}
          {...explains({ title: column.name, kind: '', icon: column.icon, text: '' })}
        >
          <Icon name={column.icon} />
          <span>{column.name}</span>
        </div>
      ))}
      {panel.levels.map((level, row) => [
        <span key={level} class="level">
          {level}
        </span>,
        ...panel.columns.map((_, column) => {
          const at = `${column},${row}`
          const cards = panel.cards.filter((card) => placeOf(card) === at)
          const plan = plans.find((card) => placeOf(card) === at)
          if (plan) return <Plan key={at} card={plan} />
          return (
            <div key={at} class={cards.length ? 'card-stack' : 'empty-place'}>
              {cards.map((card) => (
                <GridCard key={card.id} card={card} />
              ))}
            </div>
          )
        }),
      ])}
    </div>
  )
}

/** Only what exists, where the grid has no room. */
function List({ panel, hand }: { panel: RowPanel; hand: Card[] }): JSX.Element {
  const byColumn = (card: Card): number => (card.place?.[0] ?? 0) * 10 + (card.place?.[1] ?? 0)
  const cards = panel.cards.filter((card) => card.place).sort((a, b) => byColumn(a) - byColumn(b))
  return (
    <div class="sheet-list" role="group" aria-label={panel.title}>
      {cards.map((card) => (
        <GridCard key={card.id} card={card} icon={panel.columns[card.place?.[0] ?? 0]?.icon} />
      ))}
      {plansOf(panel, hand).map((card) => (
        <Plan key={card.id} card={card} />
      ))}
    </div>
  )
}

const bandOf = (card: Card): string => (card.band ? `kind-${card.band}` : '')

function GridCard({ card, icon }: { card: Card; icon?: string | undefined }): JSX.Element {
  const counts = card.pieces.flatMap((piece) => piece.counts)
  const idle = !counts.some((count) => count.icon === 'yellow')
  return (
    <CardShell card={card} kind={classes('grid-card', bandOf(card), idle && 'idle')}>
      <span class="card-name">
        {icon && <Icon name={icon} />}
        {softened(card.title, language.value)}
      </span>
      <span class="tokens">
        {counts.map((count) => (
          <Tokens key={count.icon} stat={count} />
        ))}
      </span>
      <Marks marks={card.marks} />
    </CardShell>
  )
}

function Tokens({ stat }: { stat: Stat }): JSX.Element {
  const number = Number(stat.value)
  const drawn = number > COUNTED ? 1 : number
  return (
    <span class="token-row">
      {Array.from({ length: drawn }, (_, i) => (
        <Icon key={i} name={stat.icon} />
      ))}
      {number > COUNTED && <b>{number}</b>}
    </span>
  )
}

/** Where a card in hand would stand. */
function Plan({ card }: { card: Card }): JSX.Element {
  return (
    <CardShell card={card} kind={classes('grid-card planned', bandOf(card))} note={t('in-hand')}>
      <span class="card-name">{softened(card.title, language.value)}</span>
      <span class="planned-price">{card.price ? <Marks marks={[card.price]} /> : t('in-hand')}</span>
    </CardShell>
  )
}

function BesideCard({ card }: { card: Card }): JSX.Element {
  return (
    <CardShell card={card} kind={classes('beside-card', bandOf(card))}>
      <span class="card-kind">
        <Icon name={card.icon} />
        <span>{card.kind}</span>
        <span>{card.corner}</span>
      </span>
      <span class="card-name">{softened(card.title, language.value)}</span>
      {card.marks.length ? (
        <Marks marks={card.marks} />
      ) : (
        card.text && <span class="card-text">{card.text}</span>
      )}
      {card.steps.length > 0 && <Stages steps={card.steps} />}
    </CardShell>
  )
}

/** A bank: spaces in groups, the group that counts now is framed. */
function Bank({ bank, squares }: { bank: TrackPanel; squares: boolean }): JSX.Element {
  const cells = bank.cells.filter((cell) => cell.spaces > 0)
  return (
    <div class="bank" role="group" aria-label={`${bank.title}, ${bank.note}`}>
      <div class="bank-head">
        <Icon name={bank.token} />
        <span>{bank.note}</span>
        <span class="bank-stats">
          {bank.stats.map((stat) => (
            <span key={stat.label} class={stat.icon === 'warn' ? 'warn' : ''}>
              <Icon name={stat.icon} />
              <b>{stat.value}</b> {stat.label}
            </span>
          ))}
        </span>
      </div>
      {squares && (
        <div class="bank-squares">
          {[...cells].reverse().map((cell) => (
            <Stretch key={cell.id} bank={bank} cell={cell} />
          ))}
        </div>
      )}
    </div>
  )
}

function Stretch({ bank, cell }: { bank: TrackPanel; cell: TrackCell }): JSX.Element {
  return (
    <span
      class={classes('stretch', cell.state === 'now' && 'on')}
      {...explains({ title: bank.title, kind: bank.note, icon: bank.icon, text: cell.note })}
    >
      <span class="squares">
        {Array.from({ length: cell.spaces }, (_, i) => (
          <span key={i} class={i < cell.filled ? '' : 'empty'}>
            <Icon name={bank.token} />
          </span>
        ))}
      </span>
      <small>
        {cell.label}
        <Icon name={bank.icon} />
      </small>
    </span>
  )
}
