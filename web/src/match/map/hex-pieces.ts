/** What stands in a hex, in lines no wider than the hex: the city above, its buildings, units below. */
import type { Area, Piece, Stat } from '../../types'
import { dataWidth } from './text'

export interface Glyph {
  icon: string
  value: string
  /** Whose it is, where it is not the owner's. */
  colour: number
  /** Carried by what stands before it; the first of these behind a line. */
  aboard?: boolean
  parted?: boolean
}
const GLYPH: Glyph = { icon: '', value: '', colour: 0 }

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
const WIDEST = 66
const WIDEST_ROW = 74
/** Room for the line before what is carried. */
export const PARTED = 4
const ROWS = 3
const CUT = 12.5
export const BUILDING = 14.6
export const FOREIGN = 24.1

/** The lines of a hex; from the fourth on they fold. */
export function hexRows({ pieces }: Area): HexRow[] {
  const cities = pieces.filter(isCity)
  const built = pieces.filter((piece) => piece.kind === 'building' && !piece.toward)
  const units = pieces.filter((piece) => piece.kind === 'unit' && !piece.counts.length)
  const shown = [...cities, ...built, ...units]
  const others = pieces.filter((piece) => !shown.includes(piece) && !isGround(piece) && !piece.toward)
  const owner = cities[0]
  const rows = [
    ...cities.flatMap((city) => cityRows(city, built)),
    ...[...others.map((piece) => [piece]), ...armiesOf(units)].flatMap((army) => pills(army, owner)),
  ]
  if (rows.length <= ROWS) return rows
  const hidden = rows.length - ROWS + 1
  return [...rows.slice(0, ROWS - 1), { kind: 'fold', count: hidden, width: 24 }]
}

/** A city stands alone, with its count as its size, or is a chip with a number without an icon. */
const isCity = (piece: Piece): boolean =>
  piece.counts.length ? piece.counts.some((count) => !count.icon) : piece.kind === 'city'

/** What marks the land itself and is drawn on it. */
export const isGround = (piece: Piece): boolean => piece.icon === 'exhausted'

/** The units of each owner together. */
function armiesOf(units: readonly Piece[]): Piece[][] {
  const armies = new Map<string, Piece[]>()
  for (const unit of units) {
    const of = `${unit.colour} ${unit.emblem}`
    armies.set(of, [...(armies.get(of) ?? []), unit])
  }
  return [...armies.values()]
}

function cityRows(piece: Piece, built: readonly Piece[]): HexRow[] {
  const { counts } = piece
  const size = counts.length ? (counts.find((count) => !count.icon)?.value ?? '') : String(piece.count)
  const mood = piece.mood || (counts.find((count) => MOODS.has(count.icon))?.icon ?? '')
  const all = [
    ...counts.filter((count) => count.icon && !MOODS.has(count.icon)).map(glyphOf),
    ...built.map(({ icon, colour }) => ({ ...GLYPH, icon, colour: colour === piece.colour ? 0 : colour })),
  ]
  const glyphs = folded([...all.filter(({ colour }) => !colour), ...all.filter(({ colour }) => colour)])
  const width = glyphs.reduce((sum, { colour }) => sum + (colour ? FOREIGN : BUILDING), 0)
  return [
    { kind: 'plinth', piece, size, mood, width: mood ? 42 : 31 },
    ...(glyphs.length ? [{ kind: 'buildings', piece, glyphs, width } as const] : []),
  ]
}

/** Buildings as far as the hex is wide for them; then how many more there are. */
function folded(glyphs: Glyph[]): Glyph[] {
  const widthOf = (some: readonly Glyph[]): number =>
    some.reduce((sum, { colour }) => sum + (colour ? FOREIGN : BUILDING), 0)
  if (widthOf(glyphs) <= WIDEST_ROW) return glyphs
  let kept = glyphs.length - 1
  while (widthOf(glyphs.slice(0, kept)) > WIDEST_ROW - BUILDING) kept--
  return [...glyphs.slice(0, kept), { ...GLYPH, value: `+${glyphs.length - kept}` }]
}

/** Units in as many pills as the hex is wide for. */
function pills(army: readonly Piece[], city: Piece | undefined): Pill[] {
  const [piece] = army
  if (!piece) return []
  const glyphs = army.flatMap((unit) =>
    unit.counts.length
      ? unit.counts.map(glyphOf)
      : [{ ...GLYPH, icon: unit.icon, value: unit.count > 1 ? String(unit.count) : '', aboard: unit.aboard }],
  )
  const led = !city || piece.colour !== city.colour || piece.emblem !== city.emblem
  const found: Pill[] = []
  for (const glyph of glyphs) {
    const last = found[found.length - 1]
    const parted = Boolean(last && glyph.aboard && !last.glyphs.some(({ aboard }) => aboard))
    const wide = glyphWidth(glyph) + (parted ? PARTED : 0)
    if (last && last.width + wide <= WIDEST) {
      last.glyphs.push({ ...glyph, parted })
      last.width += wide
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
