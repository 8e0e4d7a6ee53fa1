/** Maps of hexes: flat top, odd columns half a hex lower. */
import type { Area, MapPanel } from '../types'
import type { Box, HexLines, MapData, Place } from './data'
import { between, tenth } from './edges'

/** From the middle to a corner. */
export const HEX = 40
/** From the middle to a side. */
export const SIDE = (Math.sqrt(3) / 2) * HEX
const MARGIN = 16
/** Each corner: columns in quarters of a hex's width, rows in halves of its height. */
const CORNERS = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const
/** The neighbour across each side, from corner to corner. */
const NEIGHBOURS = [
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
] as const
const BENDS = 7
const DEEPEST = 7

type Point = [number, number]
/** Column, and row in halves of a hex. */
type Cell = [number, number]

export const isWater = (terrain: string): boolean => terrain === 'water' || terrain === 'ocean'

interface Side {
  points: Point[]
  coast: boolean
  beyond: Area | undefined
}

export function hexMap(panel: MapPanel): MapData {
  const byCell = new Map(panel.areas.map((area) => [cellOf(area).join(), area]))
  const areas: Record<string, Place> = {}
  for (const area of panel.areas) areas[area.id] = placeOf(area, byCell)
  const boxes = Object.values(areas).map(({ box }) => box)
  const left = Math.min(...boxes.map((box) => box[0])) - MARGIN
  const top = Math.min(...boxes.map((box) => box[1])) - MARGIN
  const right = Math.max(...boxes.map((box) => box[2])) + MARGIN
  const bottom = Math.max(...boxes.map((box) => box[3])) + MARGIN
  return {
    frame: [left, top, right - left, bottom - top],
    grid: '',
    equator: '',
    out: '',
    areas,
    seas: [],
    edges: between(panel, areas),
    hexes: linesOf(panel.areas, byCell),
  }
}

const cellOf = ({ hex }: Area): Cell => [hex?.[0] ?? 0, 2 * (hex?.[1] ?? 0) + ((hex?.[0] ?? 0) % 2 ? 1 : 0)]

/** Rounded the same way from every hex that shares the point. */
const pointAt = (quarters: number, halves: number): Point => [
  tenth((quarters * HEX) / 2),
  tenth(halves * SIDE),
]

function placeOf(area: Area, byCell: ReadonlyMap<string, Area>): Place {
  const [column, halves] = cellOf(area)
  const [x, y] = pointAt(3 * column, halves)
  const straight = CORNERS.map(([dx, dy]) => pointAt(3 * column + dx, halves + dy))
  const outline = CORNERS.flatMap((_, side) => sideOf(area, side, byCell).points.slice(0, -1))
  return {
    d: closed(outline),
    cell: closed(straight),
    x,
    y,
    sea: isWater(area.terrain),
    box: [x - HEX, tenth(y - SIDE), x + HEX, tenth(y + SIDE)] as Box,
  }
}

/** One side of a hex; where land meets water it winds, the same way from both hexes. */
function sideOf(area: Area, side: number, byCell: ReadonlyMap<string, Area>): Side {
  const [column, halves] = cellOf(area)
  const corner = (at: number): Point => {
    const [dx, dy] = CORNERS[at % 6] ?? [0, 0]
    return pointAt(3 * column + dx, halves + dy)
  }
  const [across, down] = NEIGHBOURS[side] ?? [0, 0]
  const beyond = byCell.get(`${column + across},${halves + down}`)
  const ends: [Point, Point] = [corner(side), corner(side + 1)]
  const coast = beyond !== undefined && isCoast(area.terrain, beyond.terrain)
  if (!coast) return { points: ends, coast, beyond }
  const turned = area.id > beyond.id
  const points = turned
    ? winding(ends[1], ends[0], beyond.id + area.id).reverse()
    : winding(ends[0], ends[1], area.id + beyond.id)
  return { points, coast, beyond }
}

const isCoast = (one: string, other: string): boolean =>
  one !== 'unexplored' && other !== 'unexplored' && isWater(one) !== isWater(other)

/** A line that bends to and fro; its ends stay. */
function winding(from: Point, to: Point, seed: string): Point[] {
  const chance = chances(seed)
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy)
  const bends = Array.from({ length: BENDS - 1 }, (_, k): Point => {
    const i = k + 1
    const along = i / BENDS + (chance() - 0.5) * 0.06
    const deep = (chance() - 0.5) * DEEPEST * Math.min(1, Math.min(i, BENDS - i) / 1.6)
    return [
      tenth(from[0] + dx * along - (dy / length) * deep),
      tenth(from[1] + dy * along + (dx / length) * deep),
    ]
  })
  return [from, ...bends, to]
}

/** Numbers from 0 to 1 that are always the same for a seed. */
export function chances(seed: string): () => number {
  let state = 2166136261
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619)
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return ((state >>> 0) % 10000) / 10000
  }
}

const open = (points: readonly Point[]): string => `M${points.map((point) => point.join(',')).join('L')}`
const closed = (points: readonly Point[]): string => `${open(points)}Z`

/** Coasts, outlines of tiles, and hairlines inside them. */
function linesOf(areas: readonly Area[], byCell: ReadonlyMap<string, Area>): HexLines {
  const lines: HexLines = { coast: '', tiles: '', unknown: '', inner: '' }
  for (const area of areas)
    for (let side = 0; side < 6; side++) {
      const { points, coast, beyond } = sideOf(area, side, byCell)
      if (beyond && beyond.id < area.id) continue
      const d = open(points)
      if (coast) lines.coast += d
      if (!beyond || beyond.region !== area.region || !area.region) {
        const unknown = area.terrain === 'unexplored' && (!beyond || beyond.terrain === 'unexplored')
        if (unknown) lines.unknown += d
        else if (area.region || beyond?.region || !beyond) lines.tiles += d
        else if (!coast) lines.inner += d
      } else if (!coast) lines.inner += d
    }
  return lines
}
