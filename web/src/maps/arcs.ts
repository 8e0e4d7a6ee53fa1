/** Maps whose areas share their borders: arcs, of which areas and lines are put together. */
import type { Box, MapData, Place, SheetName } from './data'

type Point = readonly [number, number]
/** Arcs in their order; `~i` is arc `i` the other way round. */
type Ring = readonly number[]
/** The outer ring, then holes. */
type Polygons = readonly (readonly Ring[])[]

interface StoredPlace {
  arcs: Polygons
  x: number
  y: number
  sea?: boolean
  water?: boolean
  ring?: Point
}

/** What `npm run map` writes for such a map. */
export interface ArcMap {
  frame: Box
  /** The numbers of an arc in tenths: where it begins, and each step. */
  arcs: readonly string[]
  areas: Record<string, StoredPlace>
  out: Polygons
  lines: Record<'coast' | 'inner' | 'sea' | 'regions' | 'rivers', readonly number[]>
  straits: string
  regions: SheetName[]
}

/** The coast's shadow needs no more detail, and is slow to draw with it. */
const ROUGH = 2.5
const PART = 240

export const isArcMap = (data: object): data is ArcMap => 'arcs' in data

export function fromArcs({ frame, arcs: stored, areas, out, lines, straits, regions }: ArcMap): MapData {
  const arcs = stored.map(pointsOf)
  const all = (kind: keyof ArcMap['lines'], rough = 0): string[] =>
    inParts(lines[kind].map((i) => thin(arcs[i] ?? [], rough)))
  return {
    frame,
    grid: '',
    equator: '',
    out: pathOf(out, arcs),
    areas: Object.fromEntries(Object.entries(areas).map(([id, area]) => [id, placeOf(area, arcs)])),
    seas: [],
    edges: {},
    lines: {
      coast: all('coast'),
      shore: all('coast', ROUGH),
      inner: all('inner'),
      sea: all('sea'),
      regions: all('regions'),
      rivers: all('rivers'),
      straits,
    },
    regions,
  }
}

function placeOf({ arcs: polygons, x, y, sea, water, ring }: StoredPlace, arcs: readonly Point[][]): Place {
  const d = pathOf(polygons, arcs)
  const boxes = polygons.map(([outer = []]) => boxOf(cornersOf(outer, arcs)))
  return {
    d: water ? '' : d,
    cell: '',
    ...(water && { water: d }),
    x,
    y,
    sea: Boolean(sea),
    box: boxes.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one)),
    ...(ring && { ring: { x: ring[0], y: ring[1] } }),
  }
}

const sizeOf = (box: Box): number => (box[2] - box[0]) * (box[3] - box[1])

function pointsOf(text: string): Point[] {
  const steps = (text.match(/-?\d+/g) ?? []).map(Number)
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? 0
    y += steps[i + 1] ?? 0
    points.push([x / 10, y / 10])
  }
  return points
}

/** Lines as one path for each square of the sheet, by where they begin. */
function inParts(lines: readonly (readonly Point[])[]): string[] {
  const parts = new Map<string, string>()
  for (const line of lines) {
    const key = line[0]?.map((n) => Math.floor(n / PART)).join() ?? ''
    parts.set(key, (parts.get(key) ?? '') + opened(line))
  }
  return [...parts.values()]
}

/** Fewer points, the first and the last among them. */
function thin(points: readonly Point[], distance: number): readonly Point[] {
  if (!distance) return points
  const kept = points.slice(0, 1)
  for (const point of points.slice(1, -1)) {
    const last = kept[kept.length - 1]
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) >= distance) kept.push(point)
  }
  return [...kept, ...points.slice(-1)]
}

/** The corners of a ring; arcs share their ends. */
function cornersOf(ring: Ring, arcs: readonly (readonly Point[])[]): Point[] {
  return ring.flatMap((i) => {
    const points = arcs[i < 0 ? ~i : i] ?? []
    return (i < 0 ? [...points].reverse() : points).slice(0, -1)
  })
}

const opened = (points: readonly Point[]): string =>
  points.length > 1 ? `M${points.map(([x, y]) => `${x},${y}`).join('L')}` : ''

function pathOf(polygons: Polygons, arcs: readonly (readonly Point[])[]): string {
  return polygons
    .flat()
    .map((ring) => `${opened(cornersOf(ring, arcs))}Z`)
    .join('')
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
