/** The faces of cards: in rows, small in columns, and as chips on mats. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import { softened } from '../hyphens'
import { language } from '../state'
import type { Card, Piece, Stat, Step } from '../types'
import { Icon, Shape } from '../ui'
import { CardShell } from './card-shell'

/** What has an icon of its own may be shown by it alone. */
export const hasOwnIcon = (card: Card): boolean => card.id.endsWith(`:${card.icon}`)

/** A card of a row: kind, title, what it does and what it costs. */
export function CardFace({ card }: { card: Card }): JSX.Element {
  if (card.state === 'empty')
    return (
      <div class="card is-empty" title={card.reason}>
        {card.title}
      </div>
    )
  return (
    <CardShell
      card={card}
      kind={classes('card', card.band && `kind-${card.band}`, card.title.length > 13 && 'is-long')}
    >
      <span class="card-kind">
        <Icon name={card.icon} />
        <span>{card.kind}</span>
        <PriceDots group={card.group} />
        <b>{card.corner}</b>
      </span>
      <span class="card-name">{softened(card.title, language.value)}</span>
      {card.marks.length ? (
        <Marks marks={card.marks} />
      ) : (
        card.text && <span class="card-text">{card.text}</span>
      )}
      {card.pieces.length > 0 && <Pieces pieces={card.pieces} />}
      <Price card={card} />
      {card.foot && card.foot !== card.group && <span class="card-foot">{card.foot}</span>}
    </CardShell>
  )
}

/** The number that a group begins with, where its name is not shown. */
function PriceDots({ group }: { group: string }): JSX.Element | null {
  const price = parseInt(group, 10)
  if (!(price <= 4)) return null
  return (
    <em class="price-dots" role="img" aria-label={group}>
      {Array.from({ length: price }, (_, i) => (
        <i key={i} />
      ))}
    </em>
  )
}

/** What a card brings, as icons and numbers. */
export function Marks({ marks }: { marks: Stat[] }): JSX.Element | null {
  if (!marks.length) return null
  return (
    <span class="card-marks">
      {marks.map((mark) => (
        <span key={mark.icon}>
          {mark.value}
          <Icon name={mark.icon} label={mark.label} />
        </span>
      ))}
    </span>
  )
}

function Price({ card }: { card: Card }): JSX.Element | null {
  if (card.steps.length) return <Stages steps={card.steps} />
  if (card.price)
    return (
      <span class="card-cost">
        <Marks marks={[card.price]} />
      </span>
    )
  return card.cost ? <span class="card-cost">{card.cost}</span> : null
}

/** What a card is built of: done, next, and still to come. */
export function Stages({ steps }: { steps: Step[] }): JSX.Element {
  return (
    <span class="card-stages">
      {steps.map((step, i) => (
        <b key={i} class={step.state}>
          {step.label}
        </b>
      ))}
    </span>
  )
}

function Pieces({ pieces }: { pieces: Piece[] }): JSX.Element {
  return (
    <span class="card-pieces">
      {pieces.map((piece) => (
        <i key={piece.id}>
          <Shape colour={piece.colour} label={piece.label} />
          {piece.count > 1 && piece.count}
        </i>
      ))}
    </span>
  )
}

/** A card in one or two lines, below the name of its group. */
export function SmallCard({ card }: { card: Card }): JSX.Element {
  return (
    <CardShell card={card} kind={classes('small-card', card.band && `kind-${card.band}`)}>
      <span class="small-title">{card.title}</span>
      {card.pieces.map((piece) =>
        piece.counts.length ? (
          <Counts key={piece.id} piece={piece} />
        ) : (
          <Shape key={piece.id} colour={piece.colour} label={piece.label} />
        ),
      )}
      {card.cost && <span class="small-cost">{card.cost}</span>}
      {card.text && <span class="small-text">{card.text}</span>}
    </CardShell>
  )
}

/** A piece of several numbers. */
function Counts({ piece }: { piece: Piece }): JSX.Element {
  return (
    <span class="piece-counts" aria-label={piece.label}>
      {piece.counts.map((count) => (
        <span key={`${count.icon} ${count.colour}`}>
          {count.colour > 0 && <Shape colour={count.colour} />}
          <Icon name={count.icon} label={count.label} />
          {count.value}
        </span>
      ))}
    </span>
  )
}

/** A card as a word, on mats. */
export function Chip({ card, brief }: { card: Card; brief: boolean }): JSX.Element {
  const sign = brief && hasOwnIcon(card)
  return (
    <CardShell card={card} kind={classes('chip', sign && 'sign')}>
      {sign ? <Icon name={card.icon} label={card.title} /> : card.title}
    </CardShell>
  )
}
