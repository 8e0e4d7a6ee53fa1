/** Where names, marks, goods on borders and seas stand at a scale: all sizes are pixels of the screen. */
import { type Edge, edgeKey, type MapData, type Place, type SheetName } from '../../maps'
import type { Area, Border, MapPanel } from '../../types'
import { around, type Box, type Size, type Spot } from './boxes'
import { type Level, levelOf, nameSize, sizeScale, tokenScale } from './levels'
import { leadingAreas, LINE, marksOf, type Row, rowsOf } from './marks'
import { type Label, type Places, place } from './placement'
import { printedWidth } from './stacks'
import { dataWidth, linesOf, nameWidth, regionWidth, seaWidth, watersWidth } from './text'

export interface Asked {
  has: (id: string) => boolean
}

interface Zoom {
  /** Pixels a unit of the map. */
  scale: number
  /** How large names and pieces are. */
  size: number
}

/** Labels at one scale; spots are pixels from the origin of the map. */
export interface Layout extends Zoom {
  level: Level
  rows: ReadonlyMap<string, Row[]>
  /** The middle of an area's marks. */
  marks: ReadonlyMap<string, Spot>
  /** The last baseline of a name, in its middle, and its lines. */
  names: ReadonlyMap<string, Spot & { lines: string[] }>
  /** The left end of what is printed beside a name. */
  printed: ReadonlyMap<string, Spot>
  /** Seals and pieces of borders, and the words on them. */
  borders: ReadonlyMap<string, Spot>
  goods: ReadonlyMap<string, Spot>
  seas: ReadonlySet<number>
  /** The baseline of the name of a region, in its middle. */
  regions: ReadonlyMap<number, Spot>
  /** How many labels found no place. */
  missing: number
  /** How far a name or the marks of an area had to move. */
  farthest: number
}

const RANK = { sealed: 0, crossing: 1, marks: 2, region: 2.5, name: 3, printed: 3.6, good: 4, out: 5, sea: 6 }
export const FARTHEST = 30
const SEA = 14.5
const WATERS = 13.5
const REGION = 15
/** The distance of two lines of a name, in its type sizes. */
const LEADING = 0.9
/** The name of a sea may be this much broader than its area. */
const ABROAD = 1.3
const GOOD = 13
const BAR = 18

/** Offsets in all directions, nearest first; upright ones before slanting ones. */
const TURNS = [90, -90, 0, 180, 45, 135, -45, -135]
const ring = (far: number, turns: number[]): Spot[] => turns.map((turn) => turned(far, turn))
const RINGS: readonly Spot[] = [
  { x: 0, y: 0 },
  ...[6, 12, 18, 24, FARTHEST].flatMap((far) => ring(far, TURNS)),
]
/** What must be shown goes farther where it is crowded, and looks closer. */
const FAR_RINGS: readonly Spot[] = [
  ...RINGS,
  ...[15, 21, 27, 36, 42, 48, 56].flatMap((far) =>
    ring(far, [...TURNS, 22, 67, 112, 157, -22, -67, -112, -157]),
  ),
]

function turned(far: number, turn: number): Spot {
  return { x: far * Math.cos((turn * Math.PI) / 180), y: far * Math.sin((turn * Math.PI) / 180) }
}

export function layOut(
  panel: MapPanel,
  data: MapData,
  scale: number,
  seals: Asked,
  spoken: 'en' | 'de',
): Layout {
  const level = levelOf(data, scale)
  const zoom = { scale, size: sizeScale(data, scale) }
  const leads = level === 'far' ? leadingAreas(panel.areas) : new Set<string>()
  const rows = new Map<string, Row[]>()
  const labels: Label[] = []
  // In a hex everything has its fixed place.
  for (const area of data.hexes ? [] : panel.areas) {
    const at = data.areas[area.id]
    if (!at) continue
    const found = rowsOf(marksOf(area, level, seals.has(area.id), leads.has(area.id)))
    rows.set(area.id, area.state === 'out' ? [] : found)
    if (area.state === 'out' && !isOnSheet(at, area.name, data.frame, zoom)) continue
    labels.push(...areaLabels(area, at, rows.get(area.id) ?? [], zoom, level))
  }
  for (const border of panel.borders) {
    const edge = data.edges[edgeKey(border.ends)]
    if (edge && level === 'near') labels.push(...borderLabels(border, edge, zoom, seals.has(border.id)))
  }
  if (level !== 'far')
    data.seas.forEach((sea, i) => labels.push(seaLabel(`sea ${i}`, sea[spoken] ?? sea.en, sea, scale)))
  const regions = level === 'near' ? [] : (data.regions ?? [])
  regions.forEach((region, i) => labels.push(regionLabel(`region ${i}`, region, spoken, scale)))
  const places = place(labels)
  return {
    ...spots(panel.areas, data, labels, places, zoom),
    ...zoom,
    level,
    rows,
    seas: new Set(data.seas.flatMap((_, i) => (places.has(`sea ${i}`) ? [i] : []))),
    missing: labels.filter(({ id, rank }) => rank < RANK.out && !places.has(id)).length,
    farthest: Math.max(
      0,
      ...labels.filter(({ rank }) => rank <= RANK.name).map(({ id }) => distance(places.get(id))),
    ),
  }
}

const distance = (by: Spot | undefined): number => (by ? Math.hypot(by.x, by.y) : 0)

/** Whether a name would not be cut by the edge of the sheet. */
function isOnSheet(
  { x, y }: Spot,
  name: string,
  [left, top, width, height]: Box,
  { scale, size }: Zoom,
): boolean {
  const half = nameWidth(name, nameSize(size)) / 2 / scale
  return x - half > left && x + half < left + width && y > top + 14 / scale && y < top + height
}

function areaLabels(area: Area, home: Place, rows: Row[], zoom: Zoom, level: Level): Label[] {
  const { scale } = zoom
  const at = { x: home.x * scale, y: home.y * scale }
  const name = nameOf(area, home, zoom)
  const block = blockSize(rows, zoom.size)
  const sealed = rows.some((row) => row.marks.some((mark) => mark.kind === 'seal'))
  const named = level === 'near' || sealed || (level === 'middle' && isWaters(home))
  const middle = named ? at.y + 0.4 * name.size + block.height / 2 : at.y
  return [
    ...(rows.length
      ? [
          {
            id: `marks ${area.id}`,
            rank: sealed ? RANK.sealed : RANK.marks,
            box: around({ x: at.x, y: middle }, block),
            tries: FAR_RINGS,
            must: true,
          },
        ]
      : []),
    ...(named && (!isWaters(home) || name.width <= ABROAD * (home.box[2] - home.box[0]) * scale)
      ? nameLabels(area, home, at, rows.length ? block : null, name, level)
      : []),
  ]
}

/** All sea, with no land. */
export const isWaters = (home: Place): boolean => !home.d

interface Name extends Size {
  lines: string[]
  size: number
}

/** The lines of a name and the room they take: maps whose areas share borders write long ones in two. */
function nameOf(area: Area, home: Place, zoom: Zoom): Name {
  const waters = isWaters(home)
  const size = waters ? WATERS : nameSize(zoom.size)
  const width = (line: string): number => (waters ? watersWidth : nameWidth)(line, size)
  const room = home.cell ? Infinity : 1.08 * (home.box[2] - home.box[0]) * zoom.scale
  const lines = linesOf(area.name, room, width)
  return {
    lines,
    size,
    width: Math.max(...lines.map(width)),
    height: size * (1 + LEADING * (lines.length - 1)),
  }
}

function nameLabels(
  area: Area,
  home: Place,
  { x, y }: Spot,
  block: Size | null,
  name: Name,
  level: Level,
): Label[] {
  const { width, height, size } = name
  const id = `name ${area.id}`
  const bottom = y + 0.25 * size
  const rank = isWaters(home) ? RANK.sea : area.state === 'out' ? RANK.out : RANK.name
  const printed = level === 'near' ? printedWidth(area.pieces) : 0
  return [
    {
      id,
      rank,
      box: [x - width / 2, bottom - height, x + width / 2, bottom],
      tries: block ? besides(block, { width, height }) : RINGS,
      ...(block ? { follows: `marks ${area.id}` } : {}),
    },
    ...(printed
      ? [
          {
            id: `printed ${area.id}`,
            rank: RANK.printed,
            box: [x + width / 2 + 3, bottom - 14, x + width / 2 + 3 + printed, bottom] as Box,
            tries: [
              { x: 0, y: 0 },
              { x: -width - printed - 6, y: 0 },
            ],
            follows: id,
          },
        ]
      : []),
  ]
}

function regionLabel(id: string, name: SheetName, spoken: 'en' | 'de', scale: number): Label {
  const width = regionWidth(name[spoken] ?? name.en, REGION)
  const at = { x: name.x * scale, y: name.y * scale - 0.3 * REGION }
  const tries = [0, 14, -14, 26, -26].map((y) => ({ x: 0, y }))
  return { id, rank: RANK.region, box: around(at, { width, height: REGION }), tries }
}

/** Above the marks, below them, then on their sides. */
function besides(block: Size, name: Size): Spot[] {
  const aside = [0, 8, -8, 16, -16, 24, -24, FARTHEST, -FARTHEST]
  const below = block.height + name.height
  const beside = (block.width + name.width) / 2 + 3
  const level = (block.height + name.height) / 2
  return [
    ...aside.map((x) => ({ x, y: 0 })),
    ...aside.map((x) => ({ x, y: below })),
    ...aside.map((x) => ({ x, y: -6 })),
    ...[0, 6, -6, 12, -12].flatMap((y) => [
      { x: beside, y: level + y },
      { x: -beside, y: level + y },
    ]),
    ...aside.flatMap((x) => [
      { x, y: -14 },
      { x, y: below + 8 },
    ]),
  ]
}

export function blockSize(rows: readonly Row[], size: number): Size {
  const token = tokenScale(size)
  return { width: Math.max(0, ...rows.map((row) => row.width)) * token, height: rows.length * LINE * token }
}

function borderLabels(border: Border, edge: Edge, { scale, size }: Zoom, sealed: boolean): Label[] {
  const token = tokenScale(size)
  const at = { x: edge.x * scale, y: edge.y * scale }
  const along = pointsOf(edge).map((point) => ({
    x: (point.x - edge.x) * scale,
    y: (point.y - edge.y) * scale,
  }))
  const near = along.filter(({ x, y }) => Math.hypot(x, y) <= 2 * FARTHEST)
  const held = sealed ? 24 : border.pieces.length ? 22 : 0
  const id = `border ${border.id}`
  const good = goodSize(border.value, token)
  const step = (held * token + good.height) / 2 + 1
  const side = (held * token + good.width) / 2 + 1
  return [
    ...(held
      ? [
          {
            id,
            rank: RANK.crossing,
            box: around(at, { width: held * token, height: held * token }),
            tries: [{ x: 0, y: 0 }, ...near, ...RINGS],
            must: true,
          },
        ]
      : []),
    ...(border.value
      ? [
          {
            id: `good ${border.id}`,
            rank: RANK.good,
            box: around(at, good),
            tries: held
              ? [
                  [0, step],
                  [0, -step],
                  [side, 0],
                  [-side, 0],
                  [side, step],
                  [-side, step],
                  [side, -step],
                  [-side, -step],
                ].map(([x = 0, y = 0]) => ({ x, y }))
              : [{ x: 0, y: 0 }, ...near, ...RINGS],
            ...(held ? { follows: id } : {}),
          },
        ]
      : []),
  ]
}

export const goodSize = (text: string, token: number): Size => ({
  width: (dataWidth(text, GOOD) + 10) * token,
  height: BAR * token,
})

function seaLabel(id: string, text: string, sea: Spot & { turn: number }, scale: number): Label {
  const width = seaWidth(text, SEA)
  const turn = (sea.turn * Math.PI) / 180
  const size = {
    width: Math.abs(width * Math.cos(turn)) + Math.abs(SEA * Math.sin(turn)),
    height: Math.abs(width * Math.sin(turn)) + Math.abs(SEA * Math.cos(turn)),
  }
  const at = { x: sea.x * scale, y: sea.y * scale - 0.3 * SEA }
  return { id, rank: RANK.sea, box: around(at, size), tries: [{ x: 0, y: 0 }] }
}

/** Points along a line: its corners, or between the ends of a bow. */
function pointsOf(edge: Edge): Spot[] {
  const numbers = (edge.d.match(/-?[\d.]+/g) ?? []).map(Number)
  const corners = Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => ({
    x: numbers[2 * i] ?? 0,
    y: numbers[2 * i + 1] ?? 0,
  }))
  const [from, bow, to] = corners
  const points =
    edge.sea && from && bow && to
      ? [0.3, 0.4, 0.6, 0.7].map((t) => ({
          x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bow.x + t * t * to.x,
          y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bow.y + t * t * to.y,
        }))
      : corners
  const far = (point: Spot): number => Math.hypot(point.x - edge.x, point.y - edge.y)
  return points.sort((a, b) => far(a) - far(b))
}

function spots(
  areas: readonly Area[],
  data: MapData,
  labels: readonly Label[],
  places: Places,
  zoom: Zoom,
): Pick<Layout, 'marks' | 'names' | 'printed' | 'borders' | 'goods' | 'regions'> {
  const byId = new Map(areas.map((area) => [area.id, area]))
  const found = {
    marks: new Map<string, Spot>(),
    names: new Map<string, Spot & { lines: string[] }>(),
    printed: new Map<string, Spot>(),
    borders: new Map<string, Spot>(),
    goods: new Map<string, Spot>(),
    regions: new Map<number, Spot>(),
  }
  for (const { id, box } of labels) {
    const by = places.get(id)
    if (!by) continue
    const cut = id.indexOf(' ')
    const thing = id.slice(cut + 1)
    const middle = { x: (box[0] + box[2]) / 2 + by.x, y: (box[1] + box[3]) / 2 + by.y }
    const area = byId.get(thing)
    const home = data.areas[thing]
    const kind = id.slice(0, cut)
    if (kind === 'marks') found.marks.set(thing, middle)
    else if (kind === 'name' && area && home) {
      const { lines, size } = nameOf(area, home, zoom)
      found.names.set(thing, { x: middle.x, y: box[3] + by.y - 0.25 * size, lines })
    } else if (kind === 'printed') found.printed.set(thing, { x: box[0] + by.x, y: box[1] + by.y })
    else if (kind === 'border') found.borders.set(thing, middle)
    else if (kind === 'good') found.goods.set(thing, middle)
    else if (kind === 'region') found.regions.set(Number(thing), { x: middle.x, y: middle.y + 0.3 * REGION })
  }
  return found
}
