/** Which drawing a map panel gets: the map named like the game, hexes, or plain outlines. */
import type { Area, MapPanel } from '../types'

export type Box = [number, number, number, number]
/**
 * A drawn area: its land, its cell before the coast cut it, perhaps its waters; where name and pieces stand.
 */
export interface Place {
  d: string
  cell: string
  water?: string
  x: number
  y: number
  sea: boolean
  box: Box
}
/** A border or sea link: its line, its middle, and how something lies that crosses it. */
export interface Edge {
  d: string
  x: number
  y: number
  turn: number
  sea: boolean
}
export interface MapData {
  frame: Box
  grid: string
  equator: string
  out: string
  areas: Record<string, Place>
  seas: { en: string; de: string; x: number; y: number; turn: number }[]
  edges: Record<string, Edge>
}

const MAPS = import.meta.glob<{ default: unknown }>('./*.json')
const HEX = 46
/** To the sides, above and below. */
const ROOM = [92, 52, 76] as const
const ROOM_OF_EDGE = [44, 24, 44] as const

export async function mapOf(game: string, panel: MapPanel): Promise<MapData> {
  if (panel.areas.some((area) => area.hex)) return hexes(panel)
  const load = MAPS[`./${game}.json`]
  const data = load ? ((await load()).default as MapData) : plain(panel)
  return panel.areas.every((area) => area.id in data.areas) ? framed(data, panel) : plain(panel)
}

export const edgeKey = (ends: readonly string[]): string => [...ends].sort().join(' ')

/**
 * With few areas in play the sheet is cut to where their names and pieces stand, and what lies on their
 * borders.
 */
function framed(data: MapData, panel: MapPanel): MapData {
  const played = panel.areas.filter((area) => area.state !== 'out')
  if (!played.length || played.length === Object.keys(data.areas).length) return data
  const around = (
    { x, y }: { x: number; y: number },
    [wide, high, low]: readonly [number, number, number],
  ): Box => [x - wide, y - high, x + wide, y + low]
  const boxes = [
    ...played.flatMap((area) => data.areas[area.id] ?? []).map((place) => around(place, ROOM)),
    ...panel.borders
      .flatMap(({ ends }) => data.edges[edgeKey(ends)] ?? [])
      .map((edge) => around(edge, ROOM_OF_EDGE)),
  ].flat()
  const [left, top, width, height] = data.frame
  const x = Math.max(left, Math.min(...column(boxes, 0)))
  const y = Math.max(top, Math.min(...column(boxes, 1)))
  return {
    ...data,
    frame: [
      x,
      y,
      Math.min(left + width, Math.max(...column(boxes, 2))) - x,
      Math.min(top + height, Math.max(...column(boxes, 3))) - y,
    ],
  }
}

/** Every fourth number, from the given one: boxes lie flat in one list. */
function column(boxes: number[], from: number): number[] {
  return boxes.filter((_, i) => i % 4 === from)
}

const SIDE = (Math.sqrt(3) / 2) * HEX

function hexes(panel: MapPanel): MapData {
  const areas: Record<string, Place> = {}
  for (const area of panel.areas) {
    const [x, y] = middleOf(area)
    const corners = [0, 60, 120, 180, 240, 300].map((turn) =>
      [x + HEX * Math.cos((turn * Math.PI) / 180), y + HEX * Math.sin((turn * Math.PI) / 180)].map(tenth),
    )
    const d = `M${corners.map((corner) => corner.join(',')).join('L')}Z`
    areas[area.id] = {
      d,
      cell: d,
      x: tenth(x),
      y: tenth(y) - 12,
      sea: area.terrain === 'water' || area.terrain === 'ocean',
      box: [x - HEX, y - SIDE, x + HEX, y + SIDE].map(tenth) as Box,
    }
  }
  const boxes = Object.values(areas).flatMap((place) => place.box)
  const left = Math.min(...column(boxes, 0)) - 12
  const top = Math.min(...column(boxes, 1)) - 12
  return {
    frame: [left, top, Math.max(...column(boxes, 2)) + 12 - left, Math.max(...column(boxes, 3)) + 12 - top],
    grid: '',
    equator: '',
    out: '',
    areas,
    seas: [],
    edges: between(panel, areas),
  }
}

/** Not rounded: neighbours must agree on the corners they share. */
function middleOf(area: Area): [number, number] {
  const [column, row] = area.hex ?? [0, 0]
  return [column * HEX * 1.5, (row + (column % 2 ? 0.5 : 0)) * SIDE * 2]
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Without drawn data: outlines as they come, on a plain grid of degrees. */
function plain(panel: MapPanel): MapData {
  const at = ([lat, lon]: [number, number]): [number, number] => [
    tenth((lon + 180) * 2.8) + 8,
    tenth((85 - lat) * 3.3),
  ]
  const areas: Record<string, Place> = {}
  for (const area of panel.areas) {
    const [x, y] = at([area.lat, area.lon])
    const corners =
      area.outline.length > 2
        ? area.outline.map(at)
        : ([
            [x - 20, y - 20],
            [x + 20, y - 20],
            [x + 20, y + 20],
            [x - 20, y + 20],
          ] as [number, number][])
    const xs = corners.map((c) => c[0])
    const ys = corners.map((c) => c[1])
    const d = `M${corners.map((c) => c.join(',')).join('L')}Z`
    areas[area.id] = {
      d,
      cell: d,
      x,
      y: y - 8,
      sea: false,
      box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    }
  }
  return {
    frame: [0, 0, 1024, 560],
    grid: '',
    equator: '',
    out: '',
    areas,
    seas: [],
    edges: between(panel, areas),
  }
}

/** Borders nobody drew lie half-way between their areas. */
function between(panel: MapPanel, areas: Record<string, Place>): Record<string, Edge> {
  const found: Record<string, Edge> = {}
  for (const { ends } of panel.borders) {
    const [one, other] = ends.map((id) => areas[id]?.box)
    if (!one || !other) continue
    const [a, b] = [one, other].map((box) => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] as const) as [
      readonly [number, number],
      readonly [number, number],
    ]
    const turn = Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI)
    const x = tenth((a[0] + b[0]) / 2)
    const y = tenth((a[1] + b[1]) / 2)
    const way = ((turn + 90) * Math.PI) / 180
    const dx = (HEX / 2) * Math.cos(way)
    const dy = (HEX / 2) * Math.sin(way)
    found[edgeKey(ends)] = {
      d: `M${tenth(x - dx)} ${tenth(y - dy)}L${tenth(x + dx)} ${tenth(y + dy)}`,
      x,
      y,
      turn,
      sea: false,
    }
  }
  return found
}

/** The outlines of regions: of all sides of a region's areas those that no two of them share. */
export function regionsOf(areas: Area[], places: Record<string, Place>): [string, string][] {
  const cells = new Map<string, string[]>()
  for (const { id, region } of areas)
    if (region && places[id]) cells.set(region, [...(cells.get(region) ?? []), places[id].cell])
  return [...cells].map(([region, found]) => [region, outline(found)])
}

function outline(cells: string[]): string {
  const sides = new Map<string, string>()
  for (const [from, to] of cells.flatMap(sidesOf)) {
    const key = [from, to].sort().join(' ')
    if (sides.has(key)) sides.delete(key)
    else sides.set(key, `M${from}L${to}`)
  }
  return [...sides.values()].join('')
}

/** The sides of a path of straight lines. */
function sidesOf(path: string): [string, string][] {
  return path
    .split(/[MZ]/)
    .filter((ring) => ring.trim())
    .flatMap((ring) => {
      const corners = ring.split('L').map((corner) => corner.trim())
      return corners.map((corner, i): [string, string] => [
        corner,
        corners[(i + 1) % corners.length] ?? corner,
      ])
    })
}
