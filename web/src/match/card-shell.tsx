/** What all cards share: they can be chosen, looked at, lit; else they only explain themselves. */
import type { ComponentChildren, JSX } from 'preact'
import { classes } from '../classes'
import type { Card } from '../types'
import { cardDetail, explains, explainsOnFocus, useTable, useThing } from './match-context'

interface ShellProps {
  card: Card
  /** The kind of card, as a class. */ kind: string
  /** Said after its name. */ note?: string
  children: ComponentChildren
}

/** A button, or a note that only arrow keys lead to; see `useRovingFocus`. */
export function CardShell({ card, kind, note = '', children }: ShellProps): JSX.Element {
  const { fresh } = useTable()
  const thing = useThing(card.id, [card.title, note || card.kind].filter(Boolean).join(', '))
  const look = classes(
    kind,
    card.state && `is-${card.state}`,
    fresh.has(card.id) && 'is-new',
    thing.can && 'can',
    thing.active && 'is-preview',
    thing.sent && 'is-sent',
    thing.lit && 'is-lit',
  )
  if (!thing.can)
    return (
      <div
        class={look}
        role="note"
        aria-label={spoken(card, note)}
        data-roving
        {...explainsOnFocus(cardDetail(card))}
      >
        {children}
      </div>
    )
  return (
    <button
      class={look}
      data-thing={card.id}
      data-roving
      aria-label={thing.label}
      onClick={thing.click}
      {...explains(cardDetail(card), thing.look)}
    >
      {children}
      {thing.text && (
        <b class="key" aria-hidden="true">
          {thing.text}
        </b>
      )}
    </button>
  )
}

/** A card that can only be read, in words. */
function spoken(card: Card, note: string): string {
  const pieces = card.pieces.map((piece) => piece.label).join(', ')
  const parts = [card.title, note || card.kind, card.text, card.cost, pieces, card.foot, card.reason]
  return parts.filter(Boolean).join('. ')
}
