import { describe, expect, it } from 'vitest'
import { footDock, type Layout, type Needs, partsOf, solve } from '../src/match/layout'

const map: Needs = {
  core: { width: 906, height: 450 },
  least: 0.66,
  want: 0.73,
  spare: 0.8,
  strip: (width) => (width >= 624 ? { form: 'line', height: 128 } : null),
  rows: true,
  stripAbove: false,
  ribbon: true,
  mats: 292,
  side: 330,
  panel: () => 344,
  panelLeft: true,
  hand: 396,
}

const cardRow: Needs = {
  core: { width: 800, height: 404 },
  least: 0.8,
  want: 0.93,
  spare: 0.93,
  strip: (width) =>
    width >= 1296
      ? { form: 'line', height: 142 }
      : width >= 700
        ? { form: 'two', height: 154 }
        : { form: 'scroll', height: width < 560 ? 122 : 132 },
  rows: true,
  stripAbove: true,
  ribbon: false,
  mats: 276,
  side: 318,
  panel: () => 206,
  panelLeft: false,
  hand: 318,
}

const bare: Needs = {
  ...map,
  core: { width: 1500, height: 1400 },
  strip: () => null,
  rows: false,
  panel: () => 0,
  panelLeft: false,
  hand: 0,
}

const world: Needs = {
  ...map,
  core: { width: 2400, height: 1073 },
  least: 0.26,
  want: 0.26,
  spare: 0.26,
  strip: () => null,
  panelLeft: false,
  edges: ['above', 'below'],
  broad: true,
}

const games: [string, Needs][] = [
  ['a map with a matrix', map],
  ['a card row', cardRow],
  ['a large map alone', bare],
  ['a world with tracks along its map', world],
]

/** Widths of the columns and heights of the rows in pixels, the free track with what is left. */
function tracks(text: string, all: number, gap: number): number[] {
  const sizes = text.replaceAll('minmax(0, 1fr)', 'rest').split(' ')
  const fixed = sizes.reduce((sum, size) => sum + (size === 'rest' ? 0 : parseFloat(size)), 0)
  const rest = all - fixed - gap * (sizes.length - 1)
  return sizes.map((size) => (size === 'rest' ? rest : parseFloat(size)))
}

interface Box {
  width: number
  height: number
}

function boxes(layout: Layout, page: Box): Map<string, Box> {
  const rail = layout.bar === 'rail'
  const margin = rail ? 0 : layout.margin
  const columnGap = rail ? 0 : layout.gap
  const rowGap = rail || layout.bar === 'tabs' ? 0 : layout.gap
  const widths = tracks(layout.columns, page.width / layout.scale - 2 * margin, columnGap)
  const heights = tracks(layout.rows, page.height / layout.scale - margin, rowGap)
  const rows = layout.areas
    .split('"')
    .filter((row) => row.trim())
    .map((row) => row.split(' '))
  const found = new Map<string, Box>()
  for (const part of partsOf(layout)) {
    const held = rows.map((row, i) => (row.includes(part) ? i : -1)).filter((i) => i >= 0)
    const [first = 0] = held
    const columns = rows[first]?.map((name, i) => (name === part ? i : -1)).filter((i) => i >= 0) ?? []
    const sum = (sizes: number[], of: number[], gap: number): number =>
      of.reduce((total, i) => total + (sizes[i] ?? 0), 0) + gap * (of.length - 1)
    found.set(part, { width: sum(widths, columns, columnGap), height: sum(heights, held, rowGap) })
  }
  return found
}

const raster = Array.from({ length: 24 }, (_, i) => 350 + i * 72).flatMap((width) =>
  Array.from({ length: 12 }, (_, i) => 350 + i * 67).map((height) => ({ width, height })),
)

describe.each(games)('the table of %s', (_, needs) => {
  it.each(raster)('fits into $width × $height', (page) => {
    const layout = solve(page, needs)
    const parts = boxes(layout, page)
    for (const [name, box] of parts) {
      expect(box.width, `${name} is wide enough`).toBeGreaterThanOrEqual(name === 'bar' ? 40 : 200)
      expect(box.height, `${name} is high enough`).toBeGreaterThanOrEqual(38)
    }
    const board = parts.get('board')
    expect(board?.height, 'a board that can be seen').toBeGreaterThanOrEqual(88)
    expect(parts.get('dock')?.height, 'a dock with a row of options').toBeGreaterThanOrEqual(150)
    if (layout.log === 'open') expect(parts.get('log')?.height).toBeGreaterThanOrEqual(190)
    else expect(layout.bar, 'a way to the log').not.toBe('none')
    if (!layout.lens && board)
      expect(
        Math.min(board.width / needs.core.width, board.height / needs.core.height),
        'names that do not touch',
      ).toBeGreaterThanOrEqual(needs.least * 0.97)
  })
})

describe('the table', () => {
  it('is wholly open on a desktop', () => {
    const layout = solve({ width: 1440, height: 900 }, map)
    expect(layout).toMatchObject({ dock: 'foot', mats: 'column', side: 'open', log: 'open', bar: 'none' })
  })

  it('moves the dock to the side of a laptop', () => {
    const layout = solve({ width: 1366, height: 657 }, map)
    expect(layout).toMatchObject({ dock: 'side', mats: 'ribbon', log: 'open', lens: false })
    expect(layout.strip?.form).toBe('line')
  })

  it('opens the own mat and the matrix on a taller laptop', () => {
    expect(solve({ width: 1536, height: 730 }, map)).toMatchObject({ mats: 'own', side: 'left' })
    expect(solve({ width: 1536, height: 730 }, cardRow)).toMatchObject({ mats: 'column' })
  })

  it('gives a world the room of the side, and tracks along it where the page is high enough', () => {
    const desktop = solve({ width: 1440, height: 900 }, world)
    expect(desktop).toMatchObject({ mats: 'column', side: 'drawer', log: 'open', lens: false })
    expect(desktop.edges?.below).toBeGreaterThan(
      solve({ width: 1366, height: 657 }, world).edges?.below ?? 99,
    )
    expect(desktop.board.width / desktop.board.height).toBeGreaterThan(2)
    expect(solve({ width: 390, height: 844 }, world)).toMatchObject({ edges: null, lens: true })
    expect(solve({ width: 1440, height: 900 }, map).edges).toBeNull()
  })

  it('needs no tabs on a tablet', () => {
    expect(solve({ width: 820, height: 1180 }, map)).toMatchObject({
      dock: 'foot',
      log: 'open',
      side: 'open',
    })
  })

  it('looks through a lens on phones', () => {
    expect(solve({ width: 390, height: 844 }, map)).toMatchObject({ dock: 'foot', bar: 'tabs', lens: true })
    expect(solve({ width: 844, height: 390 }, map)).toMatchObject({ dock: 'side', bar: 'rail', lens: true })
    expect(solve({ width: 720, height: 450 }, map)).toMatchObject({ dock: 'side', bar: 'rail' })
  })

  it('gets larger type, not emptier panels, on a large screen', () => {
    expect(solve({ width: 1920, height: 1080 }, map).scale).toBeCloseTo(1.2)
    expect(solve({ width: 5120, height: 2880 }, map).scale).toBe(1.5)
  })

  it('gives the dock two rows at least where the page is high', () => {
    expect(footDock(390, 844)).toBe(309)
    expect(footDock(788, 1180)).toBe(219)
  })
})
