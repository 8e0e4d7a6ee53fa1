/** What stands in an area besides its name: its value, pieces, a warning and a seal, in lines. */
import { chipWidth } from '../../chips'
import type { Area, Piece } from '../../types'
import type { Level } from './levels'
import { isPlate, isPrinted, isStack, plateWidth, stackWidth } from './stacks'

export const TOKEN = 19
export const LINE = 24
const PILL = 32
const ROUND = 21
const GAP = 4
const WIDEST = 116
const FOLD = 4

export type Mark = { width: number } & (
  | { kind: 'value' | 'warning' | 'seal' }
  | { kind: 'star' | 'piece' | 'badge' | 'stack' | 'plate'; piece: Piece }
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
  const pieces = area.pieces.filter(
    (piece) => !isPrinted(piece) && (level === 'near' || isShownInMiddle(piece)),
  )
  const capital = pieces.find((piece) => piece.strong && !isPlate(piece))
  const more = pieces.length - FOLD
  return [
    ...(area.value && level === 'near' ? [{ kind: 'value', width: area.icon ? PILL : ROUND } as const] : []),
    ...(capital ? [{ kind: 'star', width: 15, piece: capital } as const] : []),
    ...pieces.slice(0, FOLD).map(markOf),
    ...(more > 0 ? [{ kind: 'more', width: TOKEN, count: more } as const] : []),
    ...(area.warning ? [{ kind: 'warning', width: 16 } as const] : []),
    ...seal,
  ]
}

/** Of what is built, only capitals are shown in the middle. */
const isShownInMiddle = (piece: Piece): boolean => !isPlate(piece) || piece.strong

function markOf(piece: Piece): Mark {
  if (isStack(piece)) return { kind: 'stack', width: stackWidth(piece), piece }
  if (isPlate(piece)) return { kind: 'plate', width: plateWidth(piece), piece }
  return { kind: 'piece', width: pieceWidth(piece), piece }
}

export function pieceWidth(piece: Piece): number {
  return piece.counts.length ? chipWidth(piece) : TOKEN + (piece.count > 1 ? 5 : 1)
}

function badges(pieces: Piece[]): Mark[] {
  const first = pieces.find(({ mark }) => mark) ?? pieces[0]
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

/**
 * The areas that show the badge of a seat from afar: its capital, else where most of its pieces stand. Where
 * pieces have letters, each letters' own.
 */
export function leadingAreas(areas: readonly Area[]): ReadonlySet<string> {
  const lettered = areas.some(({ pieces }) => pieces.some(({ mark }) => mark))
  const best = new Map<string, { id: string; weight: number }>()
  for (const { id, pieces } of areas) {
    const capitals = new Set(pieces.filter(({ strong }) => strong).map(({ colour }) => colour))
    for (const piece of pieces) {
      if (isPrinted(piece) || (lettered && !piece.mark)) continue
      const key = `${piece.colour} ${piece.mark}`
      const weight = (capitals.has(piece.colour) ? 1000 : 0) + piece.count + piece.counts.length
      if (weight > (best.get(key)?.weight ?? 0)) best.set(key, { id, weight })
    }
  }
  return new Set([...best.values()].map(({ id }) => id))
}
