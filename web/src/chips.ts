/** Sizes of chips: pieces of several numbers. */
import type { Piece } from './types'

/** The width of a number with its icon. */
export const PART = 23
/** The width of the letters or the icon before the numbers. */
export const LEAD = 20

export const chipWidth = (piece: Piece): number =>
  (piece.mark || piece.icon ? LEAD : 0) + piece.counts.length * PART + 4
