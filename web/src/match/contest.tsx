/** A battle: both sides with their units, cards, dice, and the ledger of what counts. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import type { Card, Piece, RowPanel, Stat } from '../types'
import { Icon, Shape } from '../ui'
import { CardShell } from './card-shell'
import { CutIcon } from './cut-icon'
import { explains, useThing } from './match-context'

/** Units of a kind beyond this are counted. */
const MOST_DRAWN = 6

export function Contest({ row }: { row: RowPanel }): JSX.Element {
  const sides = row.cards.filter((card) => card.value)
  const others = row.cards.filter((card) => !card.value && !card.beside)
  return (
    <div class="contest">
      {sides.map((side) => (
        <Side key={side.id} side={side} cards={row.cards.filter((card) => card.beside === side.id)} />
      ))}
      {others.length > 0 && (
        <div class="contest-offers">
          {others.map((card) => (
            <CardShell key={card.id} card={card} kind="contest-card">
              <Icon name={card.icon} />
              <b>{card.title}</b>
            </CardShell>
          ))}
        </div>
      )}
    </div>
  )
}

function Side({ side, cards }: { side: Card; cards: Card[] }): JSX.Element {
  return (
    <div class={`contest-side seat-${side.colour}`} role="group" aria-label={`${side.title}, ${side.kind}`}>
      <header>
        {side.emblem ? <CutIcon name={side.emblem} /> : <Shape colour={side.colour} />}
        <h3>{side.title}</h3>
        <small>{side.kind}</small>
        <strong>{side.value}</strong>
      </header>
      <div class="contest-line">
        <span class="contest-units">
          {side.pieces.map((piece) => (
            <Units key={piece.id} piece={piece} />
          ))}
        </span>
        {cards.map((card) => (
          <Laid key={card.id} card={card} />
        ))}
      </div>
      {side.marks.length > 0 && (
        <div class="dice">
          {side.marks.map((die, i) => (
            <Die key={i} die={die} />
          ))}
        </div>
      )}
      {side.reasons.length > 0 && (
        <dl class="ledger">
          {side.reasons.map((reason, i) => (
            <div key={i}>
              <dt>{reason.label}</dt>
              <dd>{reason.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {side.foot && (
        <p class="contest-result">
          <Icon name="hit" />
          {side.foot}
        </p>
      )}
    </div>
  )
}

/** The units of one kind; if they can be chosen, a button. */
function Units({ piece }: { piece: Piece }): JSX.Element {
  const thing = useThing(piece.id, piece.label)
  const drawn = piece.count > MOST_DRAWN ? 1 : piece.count
  const squares = (
    <>
      {Array.from({ length: drawn }, (_, i) => (
        <span key={i} class="unit-square">
          <CutIcon name={piece.icon} />
        </span>
      ))}
      {piece.count > MOST_DRAWN && <b>{piece.count}</b>}
    </>
  )
  if (!thing.can)
    return (
      <span class="unit-squares" role="img" aria-label={`${piece.count} ${piece.label}`}>
        {squares}
      </span>
    )
  return (
    <button
      class={classes('unit-squares can', thing.active && 'is-preview', thing.sent && 'is-sent')}
      aria-label={thing.label}
      data-thing={piece.id}
      onClick={thing.click}
      {...explains({ title: piece.label, kind: '', icon: piece.icon, text: '' }, thing.look)}
    >
      {squares}
      {thing.text && (
        <b class="key" aria-hidden="true">
          {thing.text}
        </b>
      )}
    </button>
  )
}

function Laid({ card }: { card: Card }): JSX.Element {
  const down = card.state === 'down'
  return (
    <CardShell card={card} kind="contest-card">
      <Icon name={card.icon} />
      <span>
        <b>{down ? card.kind : card.title}</b>
        <small>{down ? card.reason : card.text}</small>
      </span>
    </CardShell>
  )
}

/** The outline of a twelve-sided die, and its middle face. */
const OUTLINE = outline(21, -Math.PI / 2, 10)
const FACE = outline(12.5, -Math.PI / 2, 5)
const EDGES = Array.from({ length: 5 }, (_, i) => {
  const turn = -Math.PI / 2 + (i * 2 * Math.PI) / 5
  return `M${at(12.5, turn)}L${at(21, turn)}`
}).join('')

function at(far: number, turn: number): string {
  return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`
}

function outline(far: number, turn: number, corners: number): string {
  return `M${Array.from({ length: corners }, (_, i) => at(far, turn + (i * 2 * Math.PI) / corners)).join('L')}Z`
}

function Die({ die }: { die: Stat }): JSX.Element {
  const brings = die.reasons[0]?.value ?? ''
  return (
    <span
      class={classes('rolled', die.best && 'is-working')}
      role="img"
      aria-label={[die.label, brings].filter(Boolean).join(': ')}
      {...explains({ title: die.label, kind: '', icon: 'dice', text: brings })}
    >
      <svg viewBox="-23 -23 46 46" aria-hidden="true">
        <path class="dice-body" d={OUTLINE} />
        <path class="dice-edges" d={FACE + EDGES} />
        <text y="1">{die.value}</text>
        <CutIcon name={die.icon} x={-5} y={2.5} size={10} />
      </svg>
      <small>{brings}</small>
    </span>
  )
}
