/** What stands in a hex, in lines no wider than the hex: the city above, its buildings, units below. */
import type { Area, Piece, Stat } from '../../types'
import { dataWidth } from './text'

export interface Glyph {
  icon: string
  value: string
  /** Whose it is, where it is not the owner's. */
  colour: number
}

/** A city: shape and size, its mood, and what was built there. */
export interface Plinth {
  kind: 'plinth'
  piece: Piece
  size: string
  mood: string
  width: number
}
export interface Buildings {
  kind: 'buildings'
  piece: Piece
  glyphs: Glyph[]
  width: number
}
export interface Pill {
  kind: 'pill'
  piece: Piece
  glyphs: Glyph[]
  /** Whether the shape of its owner stands first. */
  led: boolean
  width: number
}
export interface Fold {
  kind: 'fold'
  count: number
  width: number
}
export type HexRow = Plinth | Buildings | Pill | Fold

const MOODS: ReadonlySet<string> = new Set(['happy', 'neutral', 'angry'])
const WIDEST = 62
const ROWS = 3
const CUT = 12.5
export const BUILDING = 14.6
export const FOREIGN = 24.1

/** The lines of a hex; from the fourth on they fold. */
export function hexRows({ pieces }: Area): HexRow[] {
  const cities = pieces.filter(isCity)
  const owner = cities[0]?.colour
  const rows = [
    ...cities.flatMap(cityRows),
    ...pieces.filter((piece) => !isCity(piece) && !isGround(piece)).flatMap((piece) => pills(piece, owner)),
  ]
  if (rows.length <= ROWS) return rows
  const hidden = rows.length - ROWS + 1
  return [...rows.slice(0, ROWS - 1), { kind: 'fold', count: hidden, width: 24 }]
}

/** A city's chip has a number without an icon: its size. */
const isCity = (piece: Piece): boolean => piece.counts.some((count) => !count.icon)

/** What marks the land itself and is drawn on it. */
export const isGround = (piece: Piece): boolean => piece.icon === 'exhausted'

function cityRows(piece: Piece): HexRow[] {
  const size = piece.counts.find((count) => !count.icon)?.value ?? ''
  const mood = piece.counts.find((count) => MOODS.has(count.icon))?.icon ?? ''
  const built = piece.counts.filter((count) => count.icon && !MOODS.has(count.icon)).map(glyphOf)
  const glyphs = [...built.filter((glyph) => !glyph.colour), ...built.filter((glyph) => glyph.colour)]
  const width = glyphs.reduce((sum, { colour }) => sum + (colour ? FOREIGN : BUILDING), 0)
  return [
    { kind: 'plinth', piece, size, mood, width: mood ? 42 : 31 },
    ...(glyphs.length ? [{ kind: 'buildings', piece, glyphs, width } as const] : []),
  ]
}

/** Units in as many pills as the hex is wide for. */
function pills(piece: Piece, owner: number | undefined): Pill[] {
  const glyphs = piece.counts.length
    ? piece.counts.map(glyphOf)
    : [{ icon: piece.icon, value: piece.count > 1 ? String(piece.count) : '', colour: 0 }]
  const led = piece.colour !== owner || !piece.colour
  const found: Pill[] = []
  for (const glyph of glyphs) {
    const last = found[found.length - 1]
    if (last && last.width + glyphWidth(glyph) <= WIDEST) {
      last.glyphs.push(glyph)
      last.width += glyphWidth(glyph)
    } else {
      const lead = led ? 16 : 3
      found.push({ kind: 'pill', piece, glyphs: [glyph], led, width: lead + glyphWidth(glyph) + 2.5 })
    }
  }
  return found
}

/** A single one is not counted. */
const glyphOf = ({ icon, value, colour }: Stat): Glyph => ({
  icon,
  value: value === '1' ? '' : value,
  colour,
})

export function glyphWidth({ icon, value }: Glyph): number {
  return (icon ? CUT : 0) + (value ? dataWidth(value, 13) + 1 : 0) + 1
}

/** The middle of each line, counted from the middle of the hex. */
export function heightsOf(rows: readonly HexRow[]): number[] {
  const top = rows.length >= 3 ? -18 : rows.length === 2 ? -13 : -8
  let y = top
  return rows.map(({ kind }) => {
    const high = kind === 'plinth' ? 18.8 : kind === 'buildings' ? 15.8 : 17.5
    const here = y + (high - 1.8) / 2
    y += high
    return here
  })
}
