/** How broad stacks, badges and what is printed on a map are. */
import type { Piece } from '../../types'
import { dataWidth } from './text'

export const HIGH = 19
export const LETTER = 12.5
export const SHAPE = 15
export const LINE = 4
export const GLYPH = 15
export const FIGURE = 8
const END = 4
/** What a mood takes beside the chip. */
const MOOD = 7
const PLATE = 19

/** A chip of letters and numbers. */
export const isStack = (piece: Piece): boolean => Boolean(piece.mark) && piece.counts.length > 0

/** What is built in an area: a white badge. */
export const isPlate = (piece: Piece): boolean =>
  (piece.kind === 'city' || piece.kind === 'building') && !piece.counts.length

/** Printed on the map, not set on it: drawn beside the name. */
export const isPrinted = (piece: Piece): boolean => piece.kind === 'resource'

export const lettersWidth = (piece: Piece): number => SHAPE + dataWidth(piece.mark, LETTER) + 3
export const countWidth = (icon: string, value: string): number =>
  LINE + (icon ? GLYPH : 1) + dataWidth(value, LETTER) + 2

/** The chip itself, on whose corner a mood is drawn. */
export const chipWidth = (piece: Piece): number =>
  piece.counts.reduce((sum, { icon, value }) => sum + countWidth(icon, value), lettersWidth(piece)) + END - 3

export const stackWidth = (piece: Piece): number => chipWidth(piece) + (piece.mood ? MOOD : 0)

export const plateWidth = (piece: Piece): number => PLATE + (piece.kind === 'city' ? FIGURE : 0)

export const printedWidth = (pieces: readonly Piece[]): number => pieces.filter(isPrinted).length * GLYPH
