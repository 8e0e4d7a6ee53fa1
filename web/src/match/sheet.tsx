/** Somebody's board: technologies in a grid, banks of tokens, and the cards that lie beside. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import { softened } from '../hyphens'
import { language, words } from '../state'
import type { Card, Fact, Mat, RowPanel, Stat, TrackCell, TrackPanel } from '../types'
import { Icon, Shape } from '../ui'
import { CardFace, Marks } from './cards'
import { Pools, poolsOf, StatCell } from './stats'
import { cardDetail, explains, useTable, useThing } from './match-context'

/** So many tokens are drawn one by one. */
const COUNTED = 5
/** From more cards on they are drawn small. */
const ROOMY = 7

interface SheetProps {
  panel: RowPanel
  mat: Mat | undefined
  banks: TrackPanel[]
  hand: Card[]
  close: (() => void) | undefined
}

export function Sheet({ panel, mat, banks, hand, close }: SheetProps): JSX.Element {
  const w = words.value
  const table = useTable()
  const beside = panel.cards.filter((card) => !card.place)
  const on = mat?.you && mat.active && !table.scene.over
  return (
    <section
      class={classes(`panel sheetb l${panel.levels.length} s${mat?.colour ?? 7}`, on && 'on')}
      aria-label={panel.title}
    >
      <header>
        {mat && <Shape colour={mat.colour} />}
        <h2>{mat?.name ?? panel.title}</h2>
        {mat?.you && <span class="you">{w.you}</span>}
        {mat && poolsOf(mat).map((pool) => <Pools key={pool.icon} pool={pool} />)}
        {mat && <Rates mat={mat} />}
        {close && (
          <button class="icon-button" aria-label={w.toOwn} title={w.toOwn} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {mat?.facts
        .filter((fact) => fact.icon === 'warn')
        .map((fact) => (
          <Alarm key={fact.label} fact={fact} />
        ))}
      <Grid panel={panel} hand={hand} />
      {banks.length > 0 ? (
        <div class="banks">
          {banks.map((bank) => (
            <Bank key={bank.id} bank={bank} />
          ))}
        </div>
      ) : (
        panel.note && <p class="bnote">{panel.note}</p>
      )}
      {beside.length > 0 && (
        <div class={beside.length > ROOMY ? 'civ small' : 'civ'}>
          {beside.map((card) => (
            <CardFace key={card.id} card={card} />
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
    : { icon: 'vp', value: mat.points, label: words.value.vp, best: false, reasons: [], id: '', colour: 0 }
  const others = mat.stats.filter((stat) => stat !== rate && (stat.icon !== 'hand' || !mat.you))
  return (
    <div class="rates">
      <StatCell stat={points} focus />
      {others.map((stat) => (
        <StatCell key={stat.icon} stat={stat} focus />
      ))}
    </div>
  )
}

function Alarm({ fact }: { fact: Fact }): JSX.Element {
  return (
    <p class="alarm">
      <Icon name={fact.icon} />
      <b>{fact.label}</b> {fact.value}
    </p>
  )
}

/** Columns with cards are broader than empty ones. */
function Grid({ panel, hand }: { panel: RowPanel; hand: Card[] }): JSX.Element {
  const had = new Map<string, Card[]>()
  for (const card of panel.cards)
    if (card.place) had.set(card.place.join(), [...(had.get(card.place.join()) ?? []), card])
  const planned = new Map(
    hand.flatMap((card): [string, Card][] =>
      card.place && !had.has(card.place.join()) ? [[card.place.join(), card]] : [],
    ),
  )
  const filled = new Set([...panel.cards, ...hand].flatMap((card) => card.place?.[0] ?? []))
  const widths = panel.columns
    .map((_, i) => (filled.has(i) ? 'minmax(var(--cell), 1.75fr)' : 'minmax(var(--void), 1fr)'))
    .join(' ')
  return (
    <div class="techw" tabIndex={0} role="group" aria-label={panel.title}>
      <div class="tech" style={{ gridTemplateColumns: `20px ${widths}` }}>
        <span />
        {panel.columns.map((column) => (
          <div
            key={column.name}
            class={`ch k-${column.band}`}
            {...explains({ title: column.name, kind: '', icon: column.icon, text: '' })}
          >
            <Icon name={column.icon} />
            <span>{column.name}</span>
          </div>
        ))}
        {panel.levels.map((level, row) => [
          <span key={level} class="lv">
            {level}
          </span>,
          ...panel.columns.map((_, column) => {
            const at = `${column},${row}`
            const plan = planned.get(at)
            const cards = had.get(at)
            if (cards)
              return (
                <div key={at} class="card-stack">
                  {cards.map((card) => (
                    <TechCell key={card.id} card={card} />
                  ))}
                </div>
              )
            return plan ? <Plan key={at} card={plan} /> : <div key={at} class="tech-card e" />
          }),
        ])}
      </div>
    </div>
  )
}

function TechCell({ card }: { card: Card }): JSX.Element {
  const table = useTable()
  const thing = useThing(card.id, card.title)
  const counts = card.pieces.flatMap((piece) => piece.counts)
  const idle = !counts.some((count) => count.icon === 'yellow')
  const cls = classes(
    'tech-card',
    idle && 'idle',
    thing.can && 'can',
    thing.active && 'is-preview',
    thing.sent && 'is-sent',
    thing.lit && 'is-lit',
    table.fresh.has(card.id) && 'is-new',
  )
  const inner = (
    <>
      <span class="t">{softened(card.title, language.value)}</span>
      <span class="tk">
        {counts.map((count) => (
          <Tokens key={count.icon} stat={count} />
        ))}
      </span>
      <Marks marks={card.marks} />
      {thing.text && (
        <b class="key">
          <span class="screen-reader">{words.value.option('')}</span>
          {thing.text}
        </b>
      )}
    </>
  )
  const pieces = card.pieces.map((piece) => piece.label).join(', ')
  if (!thing.can)
    return (
      <div
        class={cls}
        tabIndex={0}
        role="note"
        aria-label={[card.title, pieces, card.text, card.foot].filter(Boolean).join('. ')}
        {...explains(cardDetail(card))}
      >
        {inner}
      </div>
    )
  return (
    <button
      class={cls}
      data-thing={card.id}
      aria-label={[thing.label, pieces].filter(Boolean).join(', ')}
      onClick={thing.click}
      {...explains(cardDetail(card), thing.look)}
    >
      {inner}
    </button>
  )
}

function Tokens({ stat }: { stat: Stat }): JSX.Element {
  const number = Number(stat.value)
  return (
    <span class={classes('token-row', number > COUNTED && 'n')}>
      {Array.from({ length: number > COUNTED ? 1 : number }, (_, i) => (
        <Icon key={i} name={stat.icon} />
      ))}
      {number > COUNTED && <b>{number}</b>}
    </span>
  )
}

/** Where a card in hand would stand. */
function Plan({ card }: { card: Card }): JSX.Element {
  const thing = useThing(card.id, card.title)
  const inner = (
    <>
      <span class="t">{softened(card.title, language.value)}</span>
      <span class="hand-price">{card.price ? <Marks marks={[card.price]} /> : words.value.inHand}</span>
      {thing.text && (
        <b class="key">
          <span class="screen-reader">{words.value.option('')}</span>
          {thing.text}
        </b>
      )}
    </>
  )
  const cls = classes('tech-card plan', thing.can && 'can', thing.active && 'is-preview')
  if (!thing.can)
    return (
      <div
        class={cls}
        tabIndex={0}
        role="note"
        aria-label={`${card.title}, ${words.value.inHand}. ${card.text}`}
        {...explains(cardDetail(card))}
      >
        {inner}
      </div>
    )
  return (
    <button
      class={cls}
      aria-label={`${thing.label}, ${words.value.inHand}`}
      onClick={thing.click}
      {...explains(cardDetail(card), thing.look)}
    >
      {inner}
    </button>
  )
}

/** A bank: spaces in groups, the group that counts now is framed. */
function Bank({ bank }: { bank: TrackPanel }): JSX.Element {
  return (
    <div class="bank" role="group" aria-label={`${bank.title}, ${bank.note}`}>
      <div class="bank-head">
        <Icon name={bank.token} />
        <span>{bank.note}</span>
        <span class="r">
          {bank.stats.map((stat) => (
            <span key={stat.label} class={stat.icon === 'warn' ? 'warn' : ''}>
              <Icon name={stat.icon} />
              <b>{stat.value}</b> {stat.label}
            </span>
          ))}
        </span>
      </div>
      <div class="bank-squares">
        {[...bank.cells]
          .reverse()
          .filter((cell) => cell.spaces > 0)
          .map((cell) => (
            <Stretch key={cell.id} bank={bank} cell={cell} />
          ))}
      </div>
    </div>
  )
}

function Stretch({ bank, cell }: { bank: TrackPanel; cell: TrackCell }): JSX.Element {
  const now = cell.state === 'now'
  return (
    <span
      class={now ? 'on' : ''}
      tabIndex={0}
      role="note"
      aria-label={cell.note}
      {...explains({ title: bank.title, kind: bank.note, icon: bank.icon, text: cell.note })}
    >
      <span class="r">
        {Array.from({ length: cell.spaces }, (_, i) => (
          <span key={i} class={i < cell.filled ? '' : 'o'}>
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
