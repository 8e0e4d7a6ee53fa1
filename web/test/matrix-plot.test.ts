import { describe, expect, it } from 'vitest'
import { cellTowards, plotOf, spread, zoneNames } from '../src/match/matrix-plot'
import type { MatrixCell, MatrixPanel } from '../src/types'

const cell = (column: number, row: number, zone = ''): MatrixCell => ({
  id: `${column}/${row}`,
  column,
  row,
  zone,
  note: '',
  pieces: [],
})
const panel = (size: number, zoneOf: (column: number) => string): MatrixPanel =>
  ({
    columns: Array.from({ length: size }, (_, i) => String(i + 1)),
    rows: Array.from({ length: size }, (_, i) => String(i + 1)),
    cells: Array.from({ length: size * size }, (_, i) =>
      cell(i % size, Math.floor(i / size), zoneOf(i % size)),
    ),
    zones: ['Empire', 'Consumer society'].map((name) => ({ id: name, name, value: '5' })),
  }) as unknown as MatrixPanel

describe('the plot of a matrix', () => {
  it.each([
    [330, 300],
    [300, 160],
    [1500, 900],
    [200, 700],
  ])('fits into %d × %d', (width, height) => {
    const plot = plotOf({ width, height }, 16, 16)
    expect(plot.left).toBeGreaterThanOrEqual(20)
    expect(plot.right).toBeLessThanOrEqual(width)
    expect(plot.top).toBeGreaterThanOrEqual(0)
    expect(plot.bottom + 13).toBeLessThanOrEqual(height)
    const ratio = plot.cellWidth / plot.cellHeight
    expect(ratio).toBeLessThanOrEqual(1.9 + 1e-9)
    expect(ratio).toBeGreaterThanOrEqual(1 / 1.4 - 1e-9)
  })
  it('fills the room in one direction', () => {
    const plot = plotOf({ width: 330, height: 320 }, 16, 16)
    expect(plot.right - plot.left).toBeCloseTo(330 - 26)
    expect(plot.bottom - plot.top).toBeCloseTo(320 - 36)
  })
  it('counts rows from below', () => {
    const plot = plotOf({ width: 330, height: 320 }, 16, 16)
    expect(plot.y(0) + plot.cellHeight).toBeCloseTo(plot.bottom)
    expect(plot.y(15)).toBeCloseTo(plot.top)
  })
  it('leaves out numbers and names of axes where they have no room', () => {
    expect(plotOf({ width: 420, height: 440 }, 16, 16)).toMatchObject({ steps: [1, 1], titled: true })
    expect(plotOf({ width: 280, height: 160 }, 16, 16)).toMatchObject({ steps: [2, 2], titled: false })
  })
  it('keeps seals large enough for their numbers', () => {
    for (const height of [120, 300, 900])
      expect(plotOf({ width: 300, height }, 16, 16).seal * 1.3).toBeGreaterThan(11.5)
  })
})

describe('markers of one cell', () => {
  const plot = plotOf({ width: 346, height: 356 }, 16, 16)
  it('stand in its middle', () => {
    const [[x, y] = [0, 0]] = spread(plot, 1)
    expect(x + plot.marker / 2).toBeCloseTo(plot.cellWidth / 2)
    expect(y + plot.marker / 2).toBeCloseTo(plot.cellHeight / 2)
  })
  it('stand side by side, and from four on in two lines', () => {
    expect(new Set(spread(plot, 3).map(([, y]) => y)).size).toBe(1)
    expect(new Set(spread(plot, 4).map(([, y]) => y)).size).toBe(2)
    expect(new Set(spread(plot, 5).map(String)).size).toBe(5)
  })
})

describe('names of zones', () => {
  const halves = panel(16, (column) => (column < 8 ? 'Empire' : 'Consumer society'))
  it('stand within the matrix and not on each other', () => {
    const names = zoneNames(halves, plotOf({ width: 330, height: 320 }, 16, 16))
    expect(names.map((name) => name.lines.join('/'))).toEqual(['Empire 5', 'Consumer society 5'])
    expect(Math.abs((names[0]?.x ?? 0) - (names[1]?.x ?? 0))).toBeGreaterThan(4)
  })
  it('break where the zone is narrower than they are', () => {
    const names = zoneNames(halves, plotOf({ width: 190, height: 320 }, 16, 16))
    expect(names.map((name) => name.lines)).toContainEqual(['Consumer', 'society 5'])
  })
  it('are left out rather than drawn on another', () => {
    const small = panel(2, (column) => (column ? 'Empire' : 'Consumer society'))
    expect(zoneNames(small, plotOf({ width: 90, height: 60 }, 2, 2))).toHaveLength(1)
  })
})

describe('arrow keys', () => {
  const cells = [cell(0, 0), cell(1, 0), cell(3, 0), cell(1, 2)]
  const to = (from: MatrixCell, key: string): string | undefined => cellTowards(cells, from, key)?.id
  it('lead to the next cell in a direction, over gaps too', () => {
    expect(to(cell(0, 0), 'ArrowRight')).toBe('1/0')
    expect(to(cell(1, 0), 'ArrowRight')).toBe('3/0')
    expect(to(cell(1, 0), 'ArrowUp')).toBe('1/2')
    expect(to(cell(1, 2), 'ArrowDown')).toBe('1/0')
  })
  it('lead nowhere at the edge, and other keys never', () => {
    expect(to(cell(0, 0), 'ArrowLeft')).toBeUndefined()
    expect(to(cell(0, 0), 'Enter')).toBeUndefined()
  })
})
