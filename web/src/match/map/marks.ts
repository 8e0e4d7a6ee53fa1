/** What stands in an area besides its name: its value, pieces, a warning and a seal, in lines. */
import { chipWidth } from '../../chips'
import type { Area, Piece } from '../../types'
import type { Level } from './levels'

export const TOKEN = 19
export const LINE = 24
const PILL = 32
const ROUND = 21
const GAP = 4
const WIDEST = 116
const FOLD = 4

export type Mark = { width: number } & (
  | { kind: 'value' | 'warning' | 'seal' }
  | { kind: 'star' | 'piece' | 'badge'; piece: Piece }
  | { kind: 'more'; count: number }
)

export interface Row {
  marks: Mark[]
  width: number
}

/** The marks of an area; many pieces fold. */
export function marksOf(area: Area, level: Level, sealed: boolean, leads: boolean): Mark[] {
  const seal: Mark[] = sealed ? [{ kind: 'seal', width: 27 }] : []
  if (level === 'far') return [...(leads ? badges(area.pieces) : []), ...seal]
  const capital = area.pieces.find((piece) => piece.strong)
  const more = area.pieces.length - FOLD
  return [
    ...(area.value && level === 'near' ? [{ kind: 'value', width: area.icon ? PILL : ROUND } as const] : []),
    ...(capital ? [{ kind: 'star', width: 15, piece: capital } as const] : []),
    ...area.pieces.slice(0, FOLD).map((piece): Mark => ({ kind: 'piece', width: pieceWidth(piece), piece })),
    ...(more > 0 ? [{ kind: 'more', width: TOKEN, count: more } as const] : []),
    ...(area.warning ? [{ kind: 'warning', width: 16 } as const] : []),
    ...seal,
  ]
}

export function pieceWidth(piece: Piece): number {
  return piece.counts.length ? chipWidth(piece) : TOKEN + (piece.count > 1 ? 5 : 1)
}

function badges(pieces: Piece[]): Mark[] {
  const [first] = pieces
  return first ? [{ kind: 'badge', width: first.mark ? 34 : TOKEN, piece: first }] : []
}

/** Marks side by side, in as many lines as they need. */
export function rowsOf(marks: Mark[], widest = WIDEST): Row[] {
  const rows: Row[] = []
  for (const mark of marks) {
    const last = rows[rows.length - 1]
    if (last && last.width + GAP + mark.width <= widest) {
      last.marks.push(mark)
      last.width += GAP + mark.width
    } else rows.push({ marks: [mark], width: mark.width })
  }
  return rows
}

/** Where each mark of a row begins, counted from the middle of the row. */
export function starts({ marks, width }: Row): number[] {
  let x = -width / 2
  return marks.map((mark) => {
    const here = x
    x += mark.width + GAP
    return here
  })
}

/** The areas that show the badge of a seat from afar: its capital, else where most of its pieces stand. */
export function leadingAreas(areas: readonly Area[]): ReadonlySet<string> {
  const best = new Map<string, { id: string; weight: number }>()
  for (const { id, pieces } of areas)
    for (const piece of pieces) {
      const key = `${piece.colour} ${piece.mark}`
      const weight = (piece.strong ? 1000 : 0) + piece.count + piece.counts.length
      if (weight > (best.get(key)?.weight ?? 0)) best.set(key, { id, weight })
    }
  return new Set([...best.values()].map(({ id }) => id))
}
