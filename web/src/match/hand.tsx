/** The viewer's hand: cards in a grid, or small in one line, as its box allows. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import { softened } from '../hyphens'
import { language } from '../state'
import type { Card, RowPanel } from '../types'
import { Icon } from '../ui'
import { hasOwnIcon, Marks } from './card'
import { CardShell } from './card-shell'
import { useTable } from './match-context'
import { useRovingFocus } from './roving'
import { t } from '../words'

/** More cards than this are set closer together. */
const FULL = 8
/** A card of more than two faces shows the others below its name. */
const FACES = 2

interface HandProps {
  hand: RowPanel
  /** Show all of it over the board. */ open?: (() => void) | undefined
}

export function Hand({ hand, open }: HandProps): JSX.Element {
  useTable() // What can be chosen decides where the tab stop is.
  const cards = useRovingFocus<HTMLDivElement>()
  const titled = hand.cards.filter((card) => !hasOwnIcon(card)).length * 2 > hand.cards.length
  return (
    <section class="hand" aria-label={hand.title}>
      <div class="hand-box">
        <div class="panel-head">
          <h2>{hand.title}</h2>
          <small>{hand.note}</small>
        </div>
        <div
          ref={cards}
          class={classes('hand-cards', titled && 'is-titled', hand.cards.length > FULL && 'is-full')}
        >
          {hand.cards.map((card) => (
            <HandCard key={card.id} card={card} />
          ))}
        </div>
        {open && (
          <button
            class="icon-button open-hand"
            aria-label={t('show-hand')}
            title={t('show-hand')}
            onClick={open}
          >
            <Icon name="eye" />
          </button>
        )}
      </div>
    </section>
  )
}

function HandCard({ card }: { card: Card }): JSX.Element {
  return (
    <CardShell
      card={card}
      kind={classes(
        'hand-card',
        card.band && `kind-${card.band}`,
        !hasOwnIcon(card) && 'is-special',
        card.reason && 'is-barred',
        card.halves.length > FACES && 'is-faced',
      )}
    >
      {card.halves.length > FACES && card.corner ? (
        <b class="hand-value">{card.corner}</b>
      ) : (
        <Icon name={card.state === 'sealed' ? 'check' : card.icon} />
      )}
      <span class="hand-title">{softened(card.title, language.value)}</span>
      {card.price && <Marks marks={[card.price]} />}
      {card.halves.length > FACES
        ? card.halves.slice(1).map((half) => (
            <span key={half.title} class="hand-face">
              <Icon name={half.icon} />
              <span>{half.title}</span>
            </span>
          ))
        : card.text && <span class="hand-text">{card.text}</span>}
    </CardShell>
  )
}
