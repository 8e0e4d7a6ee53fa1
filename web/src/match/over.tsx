/** What lies on the map as long as it lasts: a battle, a new tile, an event. It can be folded. */
import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { classes } from '../classes'
import type { RowPanel } from '../types'
import { Icon } from '../ui'
import { Contest } from './contest'
import type { Covered } from './map/camera'
import { EventCard } from './event-card'
import { useTable } from './match-context'
import { TileCards } from './tile-cards'
import { t } from '../words'

export const NOTHING_COVERED: Covered = { top: 0, right: 0, bottom: 0, left: 0 }

interface OverProps {
  row: RowPanel
  /** Called with what of the map lies under it. */ cover: (covered: Covered) => void
}

/** How a row over the map is drawn. */
function formOf(row: RowPanel): 'contest' | 'tiles' | 'event' {
  if (row.cards.some((card) => card.value)) return 'contest'
  return row.cards.some((card) => card.hexes.length) ? 'tiles' : 'event'
}

export function OverMap({ row, cover }: OverProps): JSX.Element {
  const { scene } = useTable()
  const section = useRef<HTMLElement>(null)
  const [folded, setFolded] = useState('')
  const here = `${row.id} ${row.title} ${scene.ask?.decision ?? ''}`
  const shut = folded === here
  const form = formOf(row)
  const note = row.note || (form === 'event' ? row.cards[0]?.foot : '')
  useCover(section, form, `${here} ${shut}`, cover)
  return (
    <section
      ref={section}
      class={classes('over-sheet', `is-${form}`, shut && 'is-shut')}
      aria-label={row.title}
    >
      <header>
        <Icon name={form === 'contest' ? 'war' : form === 'tiles' ? 'explore' : 'event'} />
        <h2>{row.title}</h2>
        {note && <small>{note}</small>}
        <button
          class="icon-button"
          aria-expanded={!shut}
          aria-label={shut ? t('unfold-sheet') : t('fold-sheet')}
          title={shut ? t('unfold-sheet') : t('fold-sheet')}
          onClick={() => setFolded(shut ? '' : here)}
        >
          <Icon name={shut ? 'plus' : 'minus'} />
        </button>
      </header>
      {!shut && form === 'contest' && <Contest row={row} />}
      {!shut && form === 'tiles' && <TileCards row={row} />}
      {!shut &&
        form === 'event' &&
        row.cards.map((card, i) => (
          <EventCard key={card.id} card={card} titled={!i && card.kind === row.title} />
        ))}
    </section>
  )
}

/** A sheet over most of the map hides it for good: it is not panned for the rest. */
const MOST_COVERED = 0.72
/** The part of a card in the corner that is worth panning for. */
const CORNER: Record<string, number> = { event: 0.4, contest: 0.52 }

/** Tells how much the sheet covers: from above, or, as a card in the corner, from the right. */
function useCover(
  section: { current: HTMLElement | null },
  form: string,
  key: string,
  cover: (covered: Covered) => void,
): void {
  useLayoutEffect(() => {
    const sheet = section.current
    const board = sheet?.parentElement
    if (!sheet || !board) return undefined
    const measure = (): void => {
      const box = sheet.getBoundingClientRect()
      const room = board.getBoundingClientRect()
      const top = box.bottom - room.top
      const right = room.right - box.left
      const corner = box.width < room.width / 2 ? (CORNER[form] ?? 0) : 0
      if (corner) cover({ ...NOTHING_COVERED, right: right < room.width * corner ? right : 0 })
      else cover({ ...NOTHING_COVERED, top: top < room.height * MOST_COVERED ? top : 0 })
    }
    const watch = new ResizeObserver(measure)
    watch.observe(sheet)
    return () => {
      watch.disconnect()
      cover(NOTHING_COVERED)
    }
  }, [section, form, key, cover])
}
