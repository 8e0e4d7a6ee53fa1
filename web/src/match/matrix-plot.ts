/** Where everything in a matrix stands, for a box of any size; all sizes are in pixels. */
import type { MatrixCell, MatrixPanel, MatrixZone } from '../types'
import type { Size } from './layout'

const TICKS = 22
const EDGE = 4
const TICK_LINE = 17
const TITLE_LINE = 15
/** The height from which the axes have room for their names. */
const TALL = 220
/** Cells may be wider than high, or higher than wide, by this factor. */
const WIDEST = 1.9
const HIGHEST = 1.4
const LETTER = 6.6
const LINE = 14

export interface Plot {
  width: number
  height: number
  cellWidth: number
  cellHeight: number
  left: number
  top: number
  bottom: number
  right: number
  /** Whether the axes are named. */ titled: boolean
  /** The steps at which columns and rows are numbered. */ steps: [number, number]
  marker: number
  seal: number
  x: (column: number) => number
  y: (row: number) => number
}

export function plotOf({ width, height }: Size, columns: number, rows: number): Plot {
  const titled = height >= TALL
  const below = TICK_LINE + (titled ? TITLE_LINE : 0)
  const roomWide = Math.max(columns, width - TICKS - EDGE) / columns
  const roomHigh = Math.max(rows, height - EDGE - below) / rows
  const cellWidth = Math.min(roomWide, roomHigh * WIDEST)
  const cellHeight = Math.min(roomHigh, roomWide * HIGHEST)
  const left = TICKS + (width - TICKS - EDGE - columns * cellWidth) / 2
  const top = EDGE + (height - EDGE - below - rows * cellHeight) / 2
  const least = Math.min(cellWidth, cellHeight)
  return {
    width,
    height,
    cellWidth,
    cellHeight,
    left,
    top,
    bottom: top + rows * cellHeight,
    right: left + columns * cellWidth,
    titled,
    steps: [Math.ceil(17 / cellWidth), Math.ceil(13 / cellHeight)],
    marker: Math.min(18, Math.max(10, least * 0.76)),
    seal: Math.min(11, Math.max(9, least * 0.43)),
    x: (column) => left + column * cellWidth,
    y: (row) => top + (rows - 1 - row) * cellHeight,
  }
}

/**
 * Where the markers of one cell stand, from its corner: side by side, over its edges if need be, in two lines
 * from four on.
 */
export function spread(plot: Plot, markers: number): [number, number][] {
  const across = markers > 3 ? Math.ceil(markers / 2) : markers
  const down = markers > 3 ? 2 : 1
  const step = plot.marker * (across > 2 ? 0.67 : 0.8)
  return Array.from({ length: markers }, (_, i) => [
    (plot.cellWidth - plot.marker - (across - 1) * step) / 2 + (i % across) * step,
    (plot.cellHeight - plot.marker - (down - 1) * step) / 2 + Math.floor(i / across) * step,
  ])
}

export interface ZoneName {
  zone: MatrixZone
  /** The middle, in columns and rows. */ x: number
  y: number
  lines: string[]
}

/** The names of zones near their middles; long ones break, and one that would stand on another is left out. */
export function zoneNames(panel: MatrixPanel, plot: Plot): ZoneName[] {
  const found: ZoneName[] = []
  const zones = panel.zones
    .map((zone) => ({ zone, cells: panel.cells.filter((cell) => cell.zone === zone.id) }))
    .filter(({ cells }) => cells.length)
    .sort((a, b) => b.cells.length - a.cells.length)
  for (const { zone, cells } of zones) {
    const lines = linesOf(`${zone.name} ${zone.value}`.trim(), cells, plot)
    const best = bestPlace(zone, cells, lines, found, panel, plot)
    if (best) found.push(best)
  }
  return found
}

const widthOf = (lines: readonly string[], plot: Plot): number =>
  (Math.max(...lines.map((line) => line.length)) * LETTER) / plot.cellWidth
const heightOf = (lines: readonly string[], plot: Plot): number => (lines.length * LINE) / plot.cellHeight

function linesOf(text: string, cells: readonly MatrixCell[], plot: Plot): string[] {
  const columns = cells.map((cell) => cell.column)
  const broad = Math.max(...columns) - Math.min(...columns) + 1
  const words = text.split(' ')
  if (words.length < 3 || widthOf([text], plot) <= broad) return [text]
  return [words.slice(0, -2).join(' '), words.slice(-2).join(' ')]
}

function bestPlace(
  zone: MatrixZone,
  cells: readonly MatrixCell[],
  lines: string[],
  named: readonly ZoneName[],
  panel: MatrixPanel,
  plot: Plot,
): ZoneName | null {
  const half = widthOf(lines, plot) / 2
  const high = heightOf(lines, plot)
  const middle = {
    x: cells.reduce((sum, cell) => sum + cell.column + 0.5, 0) / cells.length,
    y: cells.reduce((sum, cell) => sum + cell.row + 0.5, 0) / cells.length,
  }
  const taken = panel.cells.filter((cell) => cell.pieces.length || cell.note)
  let best: ZoneName | null = null
  let least = Infinity
  for (const cell of cells) {
    const x = Math.min(Math.max(cell.column + 0.5, half), panel.columns.length - half)
    const y = cell.row + 0.5
    const clashes = named.some(
      (other) =>
        Math.abs(other.y - y) < (high + heightOf(other.lines, plot)) / 2 &&
        Math.abs(other.x - x) < half + widthOf(other.lines, plot) / 2,
    )
    if (clashes) continue
    const covered = taken.filter(
      (other) =>
        Math.abs(other.row + 0.5 - y) < (high + 1) / 2 && Math.abs(other.column + 0.5 - x) < half + 0.5,
    ).length
    const inside = cells.filter(
      (other) => other.row === cell.row && Math.abs(other.column + 0.5 - x) <= half,
    ).length
    const cost = Math.hypot(cell.column + 0.5 - middle.x, y - middle.y) + covered * 2.5 - inside * 0.8
    if (cost < least) {
      least = cost
      best = { zone, x, y, lines }
    }
  }
  return best
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** The cell that an arrow key leads to: the next in this direction, over gaps too, or none. */
export function cellTowards(
  cells: readonly MatrixCell[],
  from: MatrixCell,
  key: string,
): MatrixCell | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const [right, up] = step
  const far = (cell: MatrixCell): number => (cell.column - from.column) * right + (cell.row - from.row) * up
  return cells
    .filter((cell) => (right ? cell.row === from.row : cell.column === from.column) && far(cell) > 0)
    .sort((a, b) => far(a) - far(b))[0]
}
