/** How options share their box: columns, rows, size of names, lines of hints. */

/** What an option says: the widths of its words, in em. */
export interface Wording {
  name: number[]
  hint: number[]
}
export interface Fit {
  columns: number
  rows: number
  /** How many are shown; if these are not all, the last cell opens the rest. */ shown: number
  /** Font size of names. */ size: number
  /** Only names are shown. */ terse: boolean
  /** Cells are low, or narrow: they have less padding. */ tight: boolean
  narrow: boolean
  /** Lines of each hint that fit. */ hints: number[]
  /** Whether a hint is cut. */ cut: boolean[]
}

export const NOTHING: Fit = {
  columns: 1,
  rows: 1,
  shown: 0,
  size: 14.5,
  terse: false,
  tight: false,
  narrow: false,
  hints: [],
  cut: [],
}

const GAP = 7
/** Cells do not grow higher. */
const TALLEST = 116
const NARROWEST = 92
const SIZES = [16, 14.5, 13.5, 12.5] as const
const SMALLEST = 12.5
const HINT_SIZE = 12.5
const HINT_LINE = 15
const LINE = 1.15
const SPACE = 0.2
/** Lower cells hold a name and nothing else. */
const TERSE = 38
/** Height of padding and frame, in low cells and in others. */
const TIGHT_FRAME = 5
const FRAME = 9
/** Below this height cells have less of it. */
const TIGHT = 48
/** A cell is roomy enough for the largest names. */
const ROOMY = { width: 190, height: 84 }

/** Width of number, padding and frame, in narrow cells and in others. */
const NARROW_SIDES = 40
const SIDES = 54
const NARROW = 138

/** The number of lines that words of these widths take. */
export function linesOf(words: readonly number[], width: number): number {
  let lines = 0
  let left = 0
  for (const word of words) {
    const needed = lines ? word + SPACE : word
    if (lines && needed <= left) left -= needed
    else {
      // A word too wide is broken.
      const broken = Math.max(1, Math.ceil(word / width))
      lines += broken
      left = broken * width - word
    }
  }
  return lines
}

/** The best way to show options in a box; `least` is the height of a cell that can still be hit. */
export function fit(width: number, height: number, wordings: Wording[], least: number): Fit {
  const whole = grids(width, height, wordings.length, least).flatMap(
    (grid) => filled(grid, wordings, wordings.length) ?? [],
  )
  const found = whole.length ? whole : folded(width, height, wordings, least)
  const [best] = found.sort((a, b) => a.loss - b.loss)
  return best?.fit ?? NOTHING
}

/** Grids in which not all options fit; their last cell is for the rest. */
function folded(width: number, height: number, wordings: Wording[], least: number): Filled[] {
  const grids = range(columnsIn(width)).flatMap((columns) =>
    range(rowsIn(height, least)).map((rows) => gridOf(width, height, columns, rows)),
  )
  return grids.flatMap((grid) => {
    const shown = Math.min(wordings.length, grid.columns * grid.rows) - 1
    return (shown > 0 && filled(grid, wordings, shown)) || []
  })
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
const range = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1)

interface Grid {
  columns: number
  rows: number
  width: number
  height: number
}

function gridOf(width: number, height: number, columns: number, rows: number): Grid {
  return {
    columns,
    rows,
    width: (width - (columns - 1) * GAP) / columns,
    height: Math.min(TALLEST, (height - (rows - 1) * GAP) / rows),
  }
}
const rowsIn = (height: number, least: number): number =>
  Math.max(1, Math.floor((height + GAP) / (least + GAP)))
const columnsIn = (width: number): number => Math.max(1, Math.floor((width + GAP) / (NARROWEST + GAP)))

/** The grids that hold this many cells. Equally good ones: wide boxes fill lines, high ones are lists. */
function grids(width: number, height: number, count: number, least: number): Grid[] {
  const rows = range(Math.min(count, rowsIn(height, least)))
  const all = range(Math.min(count, columnsIn(width)))
    .map((columns) => ({ columns, rows: Math.ceil(count / columns) }))
    .filter((grid) => rows.includes(grid.rows))
    .map((grid) => gridOf(width, height, grid.columns, grid.rows))
  return width > 2 * height ? all.reverse() : all
}

interface Filled {
  fit: Fit
  loss: number
}

/** The options in this grid, and what is lost there; null: a name would be cut. */
function filled(grid: Grid, wordings: Wording[], shown: number): Filled | null {
  const narrow = grid.width < NARROW
  const tight = grid.height < TIGHT
  const width = grid.width - (narrow ? NARROW_SIDES : SIDES)
  const height = grid.height - (tight ? TIGHT_FRAME : FRAME)
  const visible = wordings.slice(0, shown)
  const roomy = grid.width >= ROOMY.width && grid.height >= ROOMY.height
  const sizes = roomy ? SIZES : SIZES.slice(1)
  const names = (size: number): number[] => visible.map(({ name }) => linesOf(name, width / size))
  const fits = (size: number, most: number): boolean => {
    const lines = Math.max(0, ...names(size))
    const unbroken = visible.every(({ name }) => Math.max(0, ...name) * size <= width)
    return unbroken && lines <= most && lines * size * LINE <= height
  }
  const size = sizes.find((one) => fits(one, 2)) ?? (fits(SMALLEST, 3) && SMALLEST)
  if (!size) return null
  const lines = names(size)
  const terse = grid.height < TERSE
  const needed = visible.map(({ hint }) => linesOf(hint, width / HINT_SIZE))
  const hints = lines.map((taken) =>
    terse ? 0 : Math.max(0, Math.floor((height - taken * size * LINE) / HINT_LINE)),
  )
  const missing = needed.map((lines, i) => Math.max(0, lines - (hints[i] ?? 0)))
  const lossOf = (lines: number, i: number): number => Math.min(lines, 3) + (lines && !hints[i] ? 2 : 0)
  const wrapped = sum(lines) - shown
  const empty = Math.max(0, grid.columns * grid.rows - wordings.length)
  const hidden = wordings.length - shown
  return {
    fit: {
      columns: grid.columns,
      rows: grid.rows,
      shown,
      size,
      terse,
      tight,
      narrow,
      hints,
      cut: missing.map((lines) => lines > 0),
    },
    loss: 10 * (sum(missing.map(lossOf)) + 15 * hidden) + 3 * empty + 2 * wrapped + (14.5 - size),
  }
}
