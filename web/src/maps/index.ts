/** Which drawing a map panel gets: the map named like the game, hexes, or plain outlines. */
import type { MapPanel } from '../types'
import { fromArcs, isArcMap } from './arcs'
import type { Box, MapData, Place } from './data'
import { between, edgeKey, tenth } from './edges'
import { hexMap } from './hexes'

export type { Box, Edge, MapData, Place, SharedLines, SheetName } from './data'
export { edgeKey } from './edges'
export { HEX, SIDE } from './hexes'
export { regionsOf } from './regions'

const MAPS = import.meta.glob<{ default: unknown }>('./*.json')
/** To the sides, above and below. */
const ROOM = [92, 52, 76] as const
const ROOM_OF_EDGE = [44, 24, 44] as const
/** Around outlines that nobody drew a sheet for. */
const MARGIN = 24

export async function mapOf(game: string, panel: MapPanel): Promise<MapData> {
  if (panel.areas.some((area) => area.hex)) return hexMap(panel)
  const load = MAPS[`./${game}.json`]
  const data = load ? opened(game, (await load()).default as object) : plain(panel)
  return panel.areas.every((area) => area.id in data.areas) ? framed(data, panel) : plain(panel)
}

const known = new Map<string, MapData>()

/** A stored map; arcs are put together once. */
function opened(game: string, stored: object): MapData {
  if (!isArcMap(stored)) return stored as MapData
  const data = known.get(game) ?? fromArcs(stored)
  known.set(game, data)
  return data
}

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
  const boxes = Object.values(areas).flatMap(({ box }) => box)
  const left = Math.min(...column(boxes, 0)) - MARGIN
  const top = Math.min(...column(boxes, 1)) - MARGIN
  return {
    frame: [
      left,
      top,
      Math.max(...column(boxes, 2)) + MARGIN - left,
      Math.max(...column(boxes, 3)) + MARGIN - top,
    ],
    grid: '',
    equator: '',
    out: '',
    areas,
    seas: [],
    edges: between(panel, areas),
  }
}
