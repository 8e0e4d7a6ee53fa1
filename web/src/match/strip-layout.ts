/** Which form of the strip a width allows. */
import type { RowPanel } from '../types'
import type { StripForm } from './layout'

/** Least widths of a card: with its text, below a price, and in two lines. */
const CARD = 104
const PRICED = 92
const HALVED = 100
/** Room for the gaps between groups. */
const GROUP_GAPS = 50

/**
 * The form and height of a strip of these rows in a given width; null: they open as a drawer. Cards in columns
 * below the names of groups need more height than a strip has.
 */
export function stripForms(rows: readonly RowPanel[]): (width: number) => StripForm | null {
  const most = Math.max(0, ...rows.map((row) => row.cards.length))
  const wide = rows.find((row) => row.wide)
  if (wide) return (width) => formOf(wide, width)
  const grouped = rows.some((row) => row.cards.some((card) => card.group))
  return (width) => (most && !grouped && width >= most * CARD ? { form: 'line', height: 128 } : null)
}

function formOf(row: RowPanel, width: number): StripForm {
  const cards = row.cards.length
  const groups = new Set(row.cards.map((card) => card.group)).size
  if (width >= cards * PRICED + (groups - 1) * GROUP_GAPS) return { form: 'line', height: 142 }
  if (width >= Math.ceil(cards / 2) * HALVED) return { form: 'two', height: 154 }
  return { form: 'scroll', height: width < 560 ? 122 : 132 }
}
