import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mapOf } from '../src/maps'
import { thinned } from '../src/maps/paths'
import {
  type Bounds,
  bounded,
  type Camera,
  fitting,
  freeView,
  homeView,
  isInside,
  midway,
  panned,
  revealed,
  UNCOVERED,
  viewOf,
  wholeView,
  zoomed,
} from '../src/match/map/camera'
import type { Box } from '../src/match/map/boxes'
import { heightsOf, hexRows } from '../src/match/map/hex-pieces'
import { freeHeight } from '../src/match/map/hex-names'
import { layOut, type Layout } from '../src/match/map/labels'
import { levelOf, nameSize, tokenScale } from '../src/match/map/levels'
import { leadingAreas, marksOf, rowsOf, starts } from '../src/match/map/marks'
import { mapNeeds } from '../src/match/map/needs'
import { type Label, place } from '../src/match/map/placement'
import { nameWidth } from '../src/match/map/text'
import type { Area, Border, MapPanel, Piece, Stat } from '../src/types'

const bounds: Bounds = {
  sheet: [0, 0, 1000, 500],
  size: { width: 800, height: 600 },
  covered: UNCOVERED,
  most: 3,
}
const camera = (x: number, y: number, scale: number): Camera => ({ x, y, scale })

describe('the camera', () => {
  it('shows the whole sheet without going beside it', () => {
    const whole = wholeView(bounds)
    expect(whole).toEqual({ x: 500, y: 250, scale: 0.8 })
    expect(bounded(camera(0, 0, 0.1), bounds)).toEqual(whole)
    expect(viewOf(whole, bounds.size)).toEqual([0, -125, 1000, 625])
  })
  it('stays on the sheet when it pans', () => {
    expect(panned(camera(500, 250, 2), -100, 50, bounds)).toEqual({ x: 550, y: 225, scale: 2 })
    expect(panned(camera(500, 250, 2), 9999, 9999, bounds)).toEqual({ x: 200, y: 150, scale: 2 })
  })
  it('keeps the place under the pointer where it is when it zooms', () => {
    const at = { x: 250, y: 420 }
    const under = (of: Camera): number[] => [of.x + (at.x - 400) / of.scale, of.y + (at.y - 300) / of.scale]
    const before = camera(500, 250, 1.5)
    const after = zoomed(before, 1.4, at, bounds)
    expect(after.scale).toBeCloseTo(2.1)
    under(after).forEach((value, i) => expect(value).toBeCloseTo(under(before)[i] ?? 0))
    expect(zoomed(before, 100, at, bounds).scale).toBe(3)
  })
  it('reveals a box by the smallest move', () => {
    const from = camera(500, 250, 2)
    expect(revealed(from, [450, 200, 520, 260], bounds)).toEqual(from)
    const there = revealed(from, [760, 200, 800, 260], bounds)
    expect(there).toEqual({ x: 600, y: 250, scale: 2 })
  })
  it('flies from one view to another without leaving the way', () => {
    const [from, to] = [camera(100, 100, 1), camera(300, 200, 2)]
    expect(midway(from, to, 0)).toEqual(from)
    expect(midway(from, to, 1)).toEqual(to)
    const half = midway(from, to, 0.4)
    expect((half.x - 100) / 200).toBeCloseTo((half.y - 100) / 100)
  })
})

describe('where a map opens', () => {
  const asked: Box[] = [
    [600, 100, 700, 160],
    [680, 200, 780, 260],
  ]
  const opening = { least: 0.7, good: 1.1, asked, held: [[10, 10, 60, 60] as Box] }
  it('is the whole, where it can be read', () => {
    expect(homeView(bounds, opening)).toEqual(wholeView(bounds))
  })
  it('is what can be chosen where seals would lie on each other', () => {
    const home = homeView(bounds, { ...opening, clear: 1 })
    expect(home.scale).toBe(1.1)
    for (const box of asked) expect(isInside(box, viewOf(home, bounds.size))).toBe(true)
    expect(homeView(bounds, { ...opening, clear: 0.8 })).toEqual(wholeView(bounds))
    expect(homeView(bounds, { ...opening, asked: [], clear: 1 })).toEqual(wholeView(bounds))
  })
  it('is what can be chosen, else what I hold, where the whole is too small', () => {
    const phone = { ...bounds, size: { width: 390, height: 350 } }
    const home = homeView(phone, opening)
    expect(home.scale).toBe(1.1)
    for (const box of asked) expect(isInside(box, viewOf(home, phone.size))).toBe(true)
    const idle = homeView(phone, { ...opening, asked: [] })
    expect(isInside([10, 10, 60, 60], viewOf(idle, phone.size))).toBe(true)
    expect(homeView(phone, { ...opening, asked: [], held: [] }).scale).toBe(0.7)
  })
  it('never falls below what can be read', () => {
    const phone = { ...bounds, size: { width: 390, height: 350 } }
    expect(homeView(phone, { ...opening, asked: [[0, 0, 1000, 500]] }).scale).toBe(0.7)
  })
  it('keeps what can be chosen beside a sheet that covers a part', () => {
    const covered = { ...bounds, covered: { ...UNCOVERED, right: 380 } }
    const home = homeView(covered, opening)
    for (const box of asked) expect(isInside(box, freeView(home, covered))).toBe(true)
  })
})

describe('labels', () => {
  const label = (id: string, box: Box, more: Partial<Label> = {}): Label => ({
    id,
    rank: 1,
    box,
    tries: [
      { x: 0, y: 0 },
      { x: 0, y: 30 },
    ],
    ...more,
  })
  it('give way by rank, and are left out where nothing is free', () => {
    const found = place([
      label('c', [0, 0, 40, 10], { rank: 3 }),
      label('a', [0, 0, 40, 10]),
      label('b', [10, 2, 50, 12], { rank: 2 }),
    ])
    expect(found.get('a')).toEqual({ x: 0, y: 0 })
    expect(found.get('b')).toEqual({ x: 0, y: 30 })
    expect(found.has('c')).toBe(false)
  })
  it('that must be shown take the least bad place', () => {
    const found = place([
      label('a', [0, 0, 40, 10]),
      label('b', [0, 36, 40, 46]),
      label('c', [0, 2, 40, 12], { rank: 2, must: true }),
    ])
    expect(found.get('c')).toEqual({ x: 0, y: 30 })
  })
  it('follow what they belong to', () => {
    const found = place([
      label('wall', [0, 0, 40, 10], { rank: 0 }),
      label('marks', [0, 0, 40, 10]),
      label('name', [0, -12, 40, -2], { rank: 2, follows: 'marks' }),
    ])
    expect(found.get('name')).toEqual({ x: 0, y: 30 })
  })
})

const piece = (colour: number, counts: Stat[] = [], more: Partial<Piece> = {}): Piece => ({
  id: '',
  kind: '',
  colour,
  label: '',
  count: 1,
  counts,
  strong: false,
  icon: '',
  mark: '',
  emblem: '',
  mood: '',
  toward: '',
  aboard: false,
  ...more,
})
const count = (icon: string, value: string, colour = 0): Stat => ({
  icon,
  value,
  label: '',
  best: false,
  reasons: [],
  id: '',
  colour,
})
const area = (id: string, more: Partial<Area> = {}): Area => ({
  id,
  name: id,
  lat: 0,
  lon: 0,
  outline: [],
  value: '',
  note: '',
  pieces: [],
  icon: '',
  terrain: '',
  owners: null,
  warning: '',
  state: '',
  hex: null,
  region: '',
  reasons: [],
  ...more,
})
const panelOf = (areas: Area[], borders: Border[] = []): MapPanel => ({
  type: 'map',
  id: 'map',
  title: '',
  areas,
  links: [],
  note: '',
  borders,
})

describe('sizes', () => {
  it('of names and tokens stay between their limits', () => {
    expect([0.1, 0.8, 2].map(nameSize)).toEqual([11.8, 12.8, 15.5])
    expect([0.1, 1, 2].map(tokenScale)).toEqual([0.84, 1, 1.22])
  })
  it('of words follow their letters', () => {
    expect(nameWidth('Middle East', 16)).toBeGreaterThan(nameWidth('India', 16) * 2)
    expect(nameWidth('Österreich', 16)).toBeCloseTo(nameWidth('Osterreich', 16))
  })
})

const NAMES: Record<string, Record<string, string>> = {
  en: {
    north_america: 'North America',
    central_america: 'Central America',
    southeast_asia: 'Southeast Asia',
    southern_africa: 'Southern Africa',
    japan: 'Japan and Korea',
    middle_east: 'Middle East',
    south_america: 'South America',
  },
  de: {
    north_america: 'Nordamerika',
    central_america: 'Mittelamerika',
    southeast_asia: 'Südostasien',
    southern_africa: 'Südliches Afrika',
    japan: 'Japan und Korea',
    middle_east: 'Naher Osten',
    south_america: 'Südamerika',
  },
}

function drawnPanel(game: string, language: string): MapPanel {
  const file = readFileSync(new URL(`../src/maps/${game}.json`, import.meta.url), 'utf8')
  const ids = Object.keys((JSON.parse(file) as { areas: object }).areas)
  return panelOf(
    ids.map((id) => {
      const name = id.split(':')[1] ?? id
      return area(id, { name: NAMES[language]?.[name] ?? name, value: '2', pieces: [piece(1), piece(2)] })
    }),
  )
}

/** All boxes of text and marks of a layout. */
function boxesOf(panel: MapPanel, layout: Layout): Box[] {
  const size = nameSize(layout.scale)
  const token = tokenScale(layout.scale)
  return panel.areas.flatMap((one): Box[] => {
    const name = layout.names.get(one.id)
    const marks = layout.marks.get(one.id)
    const rows = layout.rows.get(one.id) ?? []
    const half = nameWidth(one.name, size) / 2
    const wide = (Math.max(0, ...rows.map((row) => row.width)) / 2) * token
    return [
      ...(name ? [[name.x - half, name.y - 0.7 * size, name.x + half, name.y + 0.2 * size] as Box] : []),
      ...(marks ? [[marks.x - wide, marks.y - 10 * token, marks.x + wide, marks.y + 10 * token] as Box] : []),
    ]
  })
}

const touching = (boxes: Box[]): number =>
  boxes.filter((one, i) =>
    boxes
      .slice(i + 1)
      .some((two) => one[0] < two[2] && two[0] < one[2] && one[1] < two[3] && two[1] < one[3]),
  ).length

describe.each([
  ['historia', 'en'],
  ['historia', 'de'],
  ['sands_of_time', 'en'],
])('the map of %s in %s', (game, language) => {
  const panel = drawnPanel(game, language)
  const nobody = { has: () => false }
  it('shows all names from the least scale on, and no label on another', async () => {
    const data = await mapOf(game, panel)
    const { least, core } = mapNeeds(data, panel)
    expect(least).toBeGreaterThan(0.3)
    expect(least).toBeLessThan(0.8)
    expect(core.width).toBeGreaterThan(700)
    for (const scale of [least, least * 1.2, 1, 1.6]) {
      const layout = layOut(panel, data, scale, nobody, 'en')
      expect(layout.names.size, String(scale)).toBe(panel.areas.length)
      expect(touching(boxesOf(panel, layout)), String(scale)).toBe(0)
    }
  })
})

const land = (id: string, hex: [number, number], terrain: string, region: string): Area =>
  area(id, { hex, terrain, region })

describe('maps of hexes', () => {
  const panel = panelOf([
    land('a', [0, 0], 'plain', 'one'),
    land('b', [0, 1], 'water', 'one'),
    land('c', [1, 0], 'forest', 'two'),
    land('d', [1, 1], 'unexplored', 'three'),
  ])
  it('wind only where land meets water, and the same way from both sides', async () => {
    const data = await mapOf('hexes', panel)
    const coast = data.hexes?.coast ?? ''
    expect(coast.split('M').length - 1).toBe(2)
    const bends = coast.split('M')[1]?.split('L').slice(1, -1) ?? []
    expect(bends).toHaveLength(6)
    for (const bend of bends) {
      expect(data.areas['a']?.d).toContain(bend)
      expect(data.areas['b']?.d).toContain(bend)
    }
  })
  it('outline tiles, with dashes around what is unexplored', async () => {
    const data = await mapOf('hexes', panel)
    expect(data.hexes?.inner).toBe('')
    expect(data.hexes?.unknown.split('M').length).toBeGreaterThan(1)
    expect(mapNeeds(data, panel).least).toBe(37 / 40)
    expect([0.3, 0.6, 1].map((scale) => levelOf(data, scale))).toEqual(['far', 'middle', 'near'])
  })
  it('put the city above, what was built below it, then units', () => {
    const city = piece(1, [
      count('', '3'),
      count('angry', ''),
      count('temple', '1'),
      count('academy', '1', 3),
    ])
    const army = piece(1, [count('infantry', '2'), count('leader', '1')])
    const rows = hexRows(area('x', { pieces: [army, city] }))
    expect(rows.map((row) => row.kind)).toEqual(['plinth', 'buildings', 'pill'])
    expect(rows[2]).toMatchObject({ led: false, glyphs: [{ value: '2' }, { value: '' }] })
    const heights = heightsOf(rows)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
  })
  it('gather plain pieces: a city, what was built there, the units of each owner', () => {
    const plain = (kind: string, icon: string, more: Partial<Piece> = {}): Piece =>
      piece(1, [], { kind, icon, ...more })
    const rows = hexRows(
      area('x', {
        pieces: [
          plain('city', 'city', { count: 3, mood: 'happy' }),
          plain('building', 'academy', { colour: 2 }),
          plain('building', 'temple'),
          plain('building', 'port', { toward: 'y' }),
          plain('unit', 'infantry', { count: 2 }),
          plain('unit', 'leader'),
        ],
      }),
    )
    expect(rows.map((row) => row.kind)).toEqual(['plinth', 'buildings', 'pill'])
    expect(rows[0]).toMatchObject({ size: '3', mood: 'happy' })
    expect(rows[1]).toMatchObject({ glyphs: [{ icon: 'temple' }, { icon: 'academy', colour: 2 }] })
    expect(rows[2]).toMatchObject({
      led: false,
      glyphs: [{ icon: 'infantry', value: '2' }, { icon: 'leader' }],
    })
  })
  it('part ships from what they carry', () => {
    const unit = (icon: string, aboard: boolean): Piece => piece(1, [], { kind: 'unit', icon, aboard })
    const [fleet] = hexRows(area('x', { pieces: [unit('ship', false), unit('infantry', true)] }))
    expect(fleet).toMatchObject({ led: true, glyphs: [{ icon: 'ship' }, { parted: true }] })
  })
  it('keep people without a seat apart by their emblems', () => {
    const of = (emblem: string): Piece => piece(0, [], { kind: 'unit', icon: 'infantry', emblem })
    expect(hexRows(area('x', { pieces: [of('barbarian'), of('pirate')] }))).toHaveLength(2)
  })
  it('fold buildings that would leave the hex', () => {
    const built = Array.from({ length: 6 }, () => piece(2, [], { kind: 'building', icon: 'temple' }))
    const rows = hexRows(area('x', { pieces: [piece(1, [], { kind: 'city' }), ...built] }))
    expect(rows[1]).toMatchObject({ kind: 'buildings' })
    expect(rows[1]?.width).toBeLessThanOrEqual(74)
  })
  it('write names of unexplored hexes clear of the word on their tile', () => {
    const word = [60, 90, 140, 110] as const
    expect(freeHeight({ x: 20, y: 100 }, 40, 12, [...word])).toBeCloseTo(4.4)
    expect(freeHeight({ x: 100, y: 92 }, 40, 12, [...word])).toBeLessThan(0)
    expect(freeHeight({ x: 100, y: 115 }, 40, 12, [...word])).toBeGreaterThan(10)
  })
  it('fold from the fourth line on', () => {
    const armies = [1, 2, 3, 4, 5].map((colour) => piece(colour, [count('infantry', '1')]))
    const rows = hexRows(area('x', { pieces: armies }))
    expect(rows).toHaveLength(3)
    expect(rows[2]).toMatchObject({ kind: 'fold', count: 3 })
  })
})

describe('large maps', () => {
  const areas = Array.from({ length: 60 }, (_, i) =>
    area(`a${i}`, {
      lat: 60 - Math.floor(i / 10) * 20,
      lon: -160 + (i % 10) * 32,
      pieces: i % 2 ? [piece(1 + (i % 4), [count('infantry', '2')], { strong: i === 7 })] : [],
    }),
  )
  it('show one badge for each seat from afar, and all stacks from the middle on', async () => {
    const panel = panelOf(areas)
    const data = await mapOf('none', panel)
    const scales = { far: 0.3, middle: 0.9, near: 2 }
    for (const [level, scale] of Object.entries(scales)) expect(levelOf(data, scale)).toBe(level)
    const nobody = { has: () => false }
    expect(layOut(panel, data, scales.far, nobody, 'en').marks.size).toBe(2)
    expect(layOut(panel, data, scales.middle, nobody, 'en').marks.size).toBe(30)
    expect(layOut(panel, data, scales.middle, nobody, 'en').names.size).toBe(0)
    expect(layOut(panel, data, scales.near, nobody, 'en').names.size).toBe(60)
    expect([...leadingAreas(areas)]).toContain('a7')
  })
})

describe('marks', () => {
  it('fold many pieces and wrap in lines', () => {
    const marks = marksOf(
      area('x', { value: '3', pieces: [1, 2, 3, 4, 5, 6].map((colour) => piece(colour)) }),
      'near',
      true,
      false,
    )
    expect(marks.map((mark) => mark.kind)).toEqual([
      'value',
      'piece',
      'piece',
      'piece',
      'piece',
      'more',
      'seal',
    ])
    const rows = rowsOf(marks)
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row.width).toBeLessThanOrEqual(116)
    expect(starts(rows[0] ?? { marks: [], width: 0 })[0]).toBe(-(rows[0]?.width ?? 0) / 2)
  })
  it('have a fixed scale at which the whole fits', () => {
    expect(fitting([0, 0, 100, 50], { width: 200, height: 200 })).toBe(2)
  })
})

describe('paths', () => {
  it('lose corners that stand close together, and rings that would vanish', () => {
    expect(thinned('M0,0L1,0L5,0L5,5L5.5,5.5ZM9,9L9,9.1L9.1,9Z', 2)).toBe('M0,0L5,0L5,5Z')
  })
})
