/** A board of many columns: categories in bands, each with its cards below each other. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import { softened } from '../hyphens'
import { language } from '../state'
import type { Card, Column, Mat, RowPanel } from '../types'
import { Icon, Shape } from '../ui'
import { CardShell } from './card-shell'
import { useTable } from './match-context'
import { useRovingFocus } from './roving'
import { t } from '../words'

export const isBanded = (panel: RowPanel): boolean => panel.bands > 1

interface CategoriesProps {
  panel: RowPanel
  mat: Mat | undefined
  close: () => void
}

export function Categories({ panel, mat, close }: CategoriesProps): JSX.Element {
  useTable() // What can be chosen decides where the tab stop is.
  const cards = useRovingFocus<HTMLDivElement>()
  const beside = panel.cards.filter((card) => !card.place)
  return (
    <section class={`panel categories seat-${mat?.colour ?? 7}`} aria-label={panel.title}>
      <header>
        {mat && <Shape colour={mat.colour} />}
        <h2>{panel.title}</h2>
        {panel.note && <small>{panel.note}</small>}
        <button class="icon-button" aria-label={t('to-own')} title={t('to-own')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div
        ref={cards}
        class="category-bands"
        style={{ '--columns': Math.ceil(panel.columns.length / panel.bands) }}
      >
        {panel.columns.map((column, i) => (
          <Category
            key={column.name}
            column={column}
            cards={panel.cards.filter((card) => card.place?.[0] === i)}
            levels={panel.levels.length}
            colour={mat?.colour ?? 0}
          />
        ))}
        {beside.map((card) => (
          <Cell key={card.id} card={card} colour={mat?.colour ?? 0} />
        ))}
      </div>
    </section>
  )
}

interface CategoryProps {
  column: Column
  cards: Card[]
  levels: number
  colour: number
}

function Category({ column, cards, levels, colour }: CategoryProps): JSX.Element {
  const owned = cards.filter((card) => isOwned(card, colour)).length
  return (
    <div
      class={classes('category', column.band && `kind-${column.band}`)}
      style={{ '--levels': levels }}
      role="group"
      aria-label={`${column.name}, ${owned}`}
    >
      <h3>
        <Icon name={column.icon} />
        <span>{softened(column.name, language.value)}</span>
        <em>{owned}</em>
      </h3>
      {cards.map((card) => (
        <Cell key={card.id} card={card} colour={colour} />
      ))}
    </div>
  )
}

const isOwned = (card: Card, colour: number): boolean => card.pieces.some((piece) => piece.colour === colour)

function Cell({ card, colour }: { card: Card; colour: number }): JSX.Element {
  const others = card.pieces.filter((piece) => piece.colour !== colour)
  return (
    <CardShell card={card} kind={classes('category-card', isOwned(card, colour) && 'is-owned')}>
      <span class="category-name">
        <span>{softened(card.title, language.value)}</span>
        {card.marks.length > 0 && (
          <span class="category-marks">
            {card.marks.map((mark) => (
              <Icon key={mark.icon} name={mark.icon} label={mark.label} />
            ))}
          </span>
        )}
      </span>
      <span class="category-text">
        <span>{card.foot || card.text}</span>
        {others.map((piece) => (
          <Shape key={piece.id} colour={piece.colour} label={piece.label} />
        ))}
      </span>
    </CardShell>
  )
}
