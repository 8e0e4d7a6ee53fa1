/** How wide words are: advance widths of the faces of the map, in hundredths of the type size. */
const SMALL_CAPITALS = widths('50 43 50 54 40 38 51 57 25 25 52 41 64 57 55 42 55 52 34 48 52 49 70 52 44 42')
const ITALIC = widths('51 46 32 53 36 32 44 50 31 28 47 28 79 54 41 47 49 41 29 32 54 44 65 46 43 43')
const SANS = widths('52 56 44 56 51 31 52 56 26 26 52 27 84 56 55 56 56 37 43 34 56 50 75 48 50 44')
const SPACE = 23
const OTHER = 51
const CAPITAL = 12

function widths(text: string): readonly number[] {
  return text.split(' ').map(Number)
}

function widthOf(
  text: string,
  face: readonly number[],
  size: number,
  spacing: number,
  capital = CAPITAL,
): number {
  let sum = 0
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, '')) {
    const small = letter.toLowerCase()
    const width = letter === ' ' ? SPACE : (face[small.charCodeAt(0) - 97] ?? OTHER)
    sum += width / 100 + spacing + (small === letter ? 0 : capital / 100)
  }
  return sum * size
}

/** The name of an area: small capitals. */
export const nameWidth = (text: string, size: number): number => widthOf(text, SMALL_CAPITALS, size, 0.045, 0)

/** The name of a sea: spaced italics. */
export const seaWidth = (text: string, size: number): number => widthOf(text, ITALIC, size, 0.14)

/** The name of an area of the sea: italics, hardly spaced. */
export const watersWidth = (text: string, size: number): number => widthOf(text, ITALIC, size, 0.06)

/** The name of a region: broadly spaced small capitals. */
export const regionWidth = (text: string, size: number): number =>
  widthOf(text, SMALL_CAPITALS, size, 0.22, 0)

/** A name in one line, or in two where one does not fit. */
export function linesOf(text: string, room: number, width: (line: string) => number): string[] {
  const words = text.split(' ')
  if (words.length < 2 || width(text) <= room) return [text]
  const cut = words.map((_, i) => i).slice(1)
  const halves = cut.map((i) => [words.slice(0, i).join(' '), words.slice(i).join(' ')])
  const broad = (lines: string[]): number => Math.max(...lines.map(width))
  return halves.reduce((best, lines) => (broad(lines) < broad(best) ? lines : best))
}

/** A word or number of the data face. */
export const dataWidth = (text: string, size: number): number => widthOf(text, SANS, size, 0)
