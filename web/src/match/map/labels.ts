/** Where names, marks, goods on borders and seas stand at a scale: all sizes are pixels of the screen. */
import { type Edge, edgeKey, type MapData } from '../../maps'
import type { Area, Border, MapPanel } from '../../types'
import { around, type Box, type Size, type Spot } from './boxes'
import { type Level, levelOf, nameSize, tokenScale } from './levels'
import { leadingAreas, LINE, marksOf, type Row, rowsOf } from './marks'
import { type Label, type Places, place } from './placement'
import { dataWidth, nameWidth, seaWidth } from './text'

export interface Asked {
  has: (id: string) => boolean
}

/** Labels at one scale; spots are pixels from the origin of the map. */
export interface Layout {
  scale: number
  level: Level
  rows: ReadonlyMap<string, Row[]>
  /** The middle of an area's marks. */
  marks: ReadonlyMap<string, Spot>
  /** The baseline of a name, in its middle. */
  names: ReadonlyMap<string, Spot>
  /** Seals and pieces of borders, and the words on them. */
  borders: ReadonlyMap<string, Spot>
  goods: ReadonlyMap<string, Spot>
  seas: ReadonlySet<number>
  /** How many labels found no place. */
  missing: number
  /** How far a name or the marks of an area had to move. */
  farthest: number
}

const RANK = { sealed: 0, crossing: 1, marks: 2, name: 3, good: 4, out: 5, sea: 6 }
const FARTHEST = 30
const SEA = 14.5
const GOOD = 13
const BAR = 18

/** Offsets in all directions, nearest first; upright ones before slanting ones. */
const RINGS: readonly Spot[] = [0, 6, 12, 18, 24, FARTHEST].flatMap((far) =>
  far ? [90, -90, 0, 180, 45, 135, -45, -135].map((turn) => turned(far, turn)) : [{ x: 0, y: 0 }],
)

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
  const leads = level === 'far' ? leadingAreas(panel.areas) : new Set<string>()
  const rows = new Map<string, Row[]>()
  const labels: Label[] = []
  // In a hex everything has its fixed place.
  for (const area of data.hexes ? [] : panel.areas) {
    const at = data.areas[area.id]
    if (!at) continue
    const found = rowsOf(marksOf(area, level, seals.has(area.id), leads.has(area.id)))
    rows.set(area.id, area.state === 'out' ? [] : found)
    if (area.state === 'out' && !isOnSheet(at, area.name, data.frame, scale)) continue
    labels.push(
      ...areaLabels(area, { x: at.x * scale, y: at.y * scale }, rows.get(area.id) ?? [], scale, level),
    )
  }
  for (const border of panel.borders) {
    const edge = data.edges[edgeKey(border.ends)]
    if (edge && level === 'near') labels.push(...borderLabels(border, edge, scale, seals.has(border.id)))
  }
  if (level !== 'far')
    data.seas.forEach((sea, i) => labels.push(seaLabel(`sea ${i}`, sea[spoken] ?? sea.en, sea, scale)))
  const places = place(labels)
  return {
    ...spots(labels, places),
    scale,
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
function isOnSheet({ x, y }: Spot, name: string, [left, top, width, height]: Box, scale: number): boolean {
  const half = nameWidth(name, nameSize(scale)) / 2 / scale
  return x - half > left && x + half < left + width && y > top + 14 / scale && y < top + height
}

function areaLabels(area: Area, at: Spot, rows: Row[], scale: number, level: Level): Label[] {
  const size = nameSize(scale)
  const block = blockSize(rows, scale)
  const sealed = rows.some((row) => row.marks.some((mark) => mark.kind === 'seal'))
  const named = level === 'near'
  const middle = named ? at.y + 0.4 * size + block.height / 2 : at.y
  return [
    ...(rows.length
      ? [
          {
            id: `marks ${area.id}`,
            rank: sealed ? RANK.sealed : RANK.marks,
            box: around({ x: at.x, y: middle }, block),
            tries: RINGS,
            must: true,
          },
        ]
      : []),
    ...(named ? [nameLabel(area, at, rows.length ? block : null, size)] : []),
  ]
}

function nameLabel(area: Area, { x, y }: Spot, block: Size | null, size: number): Label {
  const width = nameWidth(area.name, size)
  return {
    id: `name ${area.id}`,
    rank: area.state === 'out' ? RANK.out : RANK.name,
    box: [x - width / 2, y - 0.75 * size, x + width / 2, y + 0.25 * size],
    tries: block ? besides(block, { width, height: size }) : RINGS,
    ...(block ? { follows: `marks ${area.id}` } : {}),
  }
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

export function blockSize(rows: readonly Row[], scale: number): Size {
  const token = tokenScale(scale)
  return { width: Math.max(0, ...rows.map((row) => row.width)) * token, height: rows.length * LINE * token }
}

function borderLabels(border: Border, edge: Edge, scale: number, sealed: boolean): Label[] {
  const token = tokenScale(scale)
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
  labels: readonly Label[],
  places: Places,
): Pick<Layout, 'marks' | 'names' | 'borders' | 'goods'> {
  const found = {
    marks: new Map<string, Spot>(),
    names: new Map<string, Spot>(),
    borders: new Map<string, Spot>(),
    goods: new Map<string, Spot>(),
  }
  for (const { id, box } of labels) {
    const by = places.get(id)
    if (!by) continue
    const cut = id.indexOf(' ')
    const thing = id.slice(cut + 1)
    const middle = { x: (box[0] + box[2]) / 2 + by.x, y: (box[1] + box[3]) / 2 + by.y }
    const kind = id.slice(0, cut)
    if (kind === 'marks') found.marks.set(thing, middle)
    else if (kind === 'name') found.names.set(thing, { x: middle.x, y: middle.y + baseline(box) })
    else if (kind === 'border') found.borders.set(thing, middle)
    else if (kind === 'good') found.goods.set(thing, middle)
  }
  return found
}

/** Names have a box as high as their type size, a quarter of it below the line. */
const baseline = (box: Box): number => (box[3] - box[1]) / 4
