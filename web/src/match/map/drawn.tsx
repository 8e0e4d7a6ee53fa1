/** A map that is looked at through a camera, with what is asked on it. */
import type { JSX } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { edgeKey, type MapData } from '../../maps'
import type { Area, MapPanel } from '../../types'
import { useTable } from '../match-context'
import { ownersOf } from './areas'
import { type Box, type Size, type Spot, union } from './boxes'
import {
  type Bounds,
  centred,
  type Covered,
  fitting,
  freeView,
  homeView,
  isInside,
  isLens,
  UNCOVERED,
} from './camera'
import { Controls, Legend } from './controls'
import { useGestures } from './gestures'
import { Layers } from './layers'
import { isLarge, nearScale } from './levels'
import { mapNeeds } from './needs'
import { type CameraMan, useCamera, useSize } from './use-camera'

const MOST = 2.6
/** The scale at which a part of the map opens, if what is asked fits. */
const GOOD = 1.1
const GOOD_HEX = 1.05
/** The height from which a frame is high, in its widths, and how much of it the world fills. */
const HIGH = 0.62
const FILLED = 0.9
/** So many pixels across, an area of a world has room for its seal and its name. */
const CLEAR = 60
/** What is visited keeps some room around it. */
const NEARLY = 0.9

/** States of areas that a question is about. */
const PLACES: ReadonlySet<string> = new Set(['from', 'contested'])

export interface DrawnProps {
  panel: MapPanel
  data: MapData
  covered?: Covered
}

export function Drawn({ panel, data, covered = UNCOVERED }: DrawnProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null)
  const layers = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const asked = useAsked(panel, data)
  const least = leastIn(size, data, mapNeeds(data, panel).least)
  const bounds = boundsOf(data, size, covered, least)
  const clear = clearOf(data, asked.boxes)
  const opening = {
    least,
    clear,
    good: data.hexes ? GOOD_HEX : Math.max(GOOD, nearScale(data) * 1.05),
    asked: asked.boxes,
    held: asked.held,
  }
  const home = homeView(bounds, opening)
  const box = union(asked.boxes)
  const legible = Math.max(least, Math.min(clear, home.scale))
  const camera = useCamera(layers, bounds, home, { ...asked, box, least: legible })
  const lens = isLens(bounds, least)
  const gestures = useGestures(camera, lens)
  const { fresh } = useTable()
  const { drawn, view } = camera
  const seen = freeView(view, bounds)
  const wholeScale = fitting(bounds.sheet, bounds.size)
  return (
    <>
      <div ref={frame} class="map-frame" tabIndex={0} role="group" aria-label={panel.title} {...gestures}>
        <div ref={layers} class="map-layers">
          {size.width > 0 && (
            <Layers panel={panel} data={data} size={size} camera={camera} mine={asked.mine} />
          )}
        </div>
      </div>
      <Legend
        can={asked.can}
        changed={panel.areas.some((area) => fresh.has(area.id))}
        lined={Boolean(data.lines)}
      />
      <Controls
        camera={camera}
        mine={useTour(camera, bounds, asked.groups, opening.good)}
        size={size}
        ways={{
          nearer: drawn.scale < bounds.most * 0.99,
          farther: view.scale > wholeScale * 1.01,
          whole: view.scale > wholeScale * 1.01,
          mine: asked.groups.length > 0,
          asked: box !== null && (!isInside(box, seen) || view.scale < legible * 0.98),
        }}
      />
    </>
  )
}

/** A world in a high frame opens on a part of it: as a whole it would leave most of the frame empty. */
function leastIn({ width, height }: Size, data: MapData, least: number): number {
  const high = data.lines && height > HIGH * width
  return high ? Math.max(least, (FILLED * height) / data.frame[3]) : least
}

/** The scale from which seals on most of these areas of a world stand beside each other. */
function clearOf(data: MapData, boxes: readonly Box[]): number {
  if (!data.lines || !boxes.length) return 0
  const sides = boxes.map(([left, top, right, bottom]) => Math.sqrt((right - left) * (bottom - top)))
  const middle = sides.sort((a, b) => a - b)[Math.floor(sides.length / 2)] ?? 0
  return CLEAR / Math.max(middle, 1)
}

/** Shows what the viewer holds, one empire after the other. */
function useTour(camera: CameraMan, bounds: Bounds, groups: Box[], good: number): () => void {
  const next = useRef(0)
  return () => {
    const box = groups[next.current % Math.max(groups.length, 1)]
    next.current++
    if (!box) return
    const free = {
      width: bounds.size.width - bounds.covered.left - bounds.covered.right,
      height: bounds.size.height - bounds.covered.top - bounds.covered.bottom,
    }
    camera.visit(centred(box, Math.min(good, fitting(box, free) * NEARLY), bounds))
  }
}

interface AskedParts {
  question: string
  key: string
  /** Whether anything of it can be chosen. */
  can: boolean
  boxes: Box[]
  held: Box[]
  /** What the viewer holds on a large map, by empires. */
  groups: Box[]
  mine: number
}

/** What of the map can be chosen, and what the viewer holds. */
function useAsked(panel: MapPanel, data: MapData): AskedParts {
  const { scene, seals } = useTable()
  const mine = scene.board.mats.find((mat) => mat.you)?.colour ?? 0
  return useMemo(() => {
    const areas = panel.areas.filter((area) => seals.has(area.id) || PLACES.has(area.state))
    const borders = panel.borders.filter((border) => seals.has(border.id))
    const spots = borders.flatMap(({ ends }) => data.edges[edgeKey(ends)] ?? [])
    const groups = isLarge(data) && !data.hexes ? groupsOf(panel, data, mine) : []
    return {
      question: scene.ask ? `${scene.ask.token} ${scene.ask.decision}` : '',
      key: [...areas, ...borders].map(({ id }) => id).join(),
      can: borders.length > 0 || areas.some((area) => seals.has(area.id)),
      boxes: [
        ...areas.flatMap((area) => nameBox(area, data)),
        ...spots.map((spot) => boxAround(spot, 26, 24, 30)),
      ],
      held:
        groups.length > 0
          ? groups.slice(0, 1)
          : panel.areas
              .filter((area) => ownersOf(area).includes(mine))
              .flatMap((area) => nameBox(area, data)),
      groups,
      mine,
    }
  }, [panel, data, scene, seals, mine])
}

/** Boxes around the areas of each of the viewer's empires, the largest empire first. */
function groupsOf(panel: MapPanel, data: MapData, mine: number): Box[] {
  const found = new Map<string, Box[]>()
  for (const area of panel.areas) {
    if (!ownersOf(area).includes(mine)) continue
    const mark = area.pieces.find((piece) => piece.colour === mine && piece.mark)?.mark ?? ''
    found.set(mark, [...(found.get(mark) ?? []), ...nameBox(area, data)])
  }
  return [...found.values()]
    .sort((a, b) => b.length - a.length)
    .map(union)
    .filter((box) => box !== null)
}

/** What has to be seen of an area: on large maps all of it, else its name and what stands below. */
function nameBox({ id }: Area, data: MapData): Box[] {
  const place = data.areas[id]
  if (!place) return []
  return [data.hexes || isLarge(data) ? place.box : boxAround(place, 62, 26, 46)]
}

function boxAround({ x, y }: Spot, wide: number, above: number, below: number): Box {
  return [x - wide, y - above, x + wide, y + below]
}

function boundsOf(data: MapData, size: Size, covered: Covered, least: number): Bounds {
  const [left, top, width, height] = data.frame
  return {
    sheet: [left, top, left + width, top + height],
    size: { width: Math.max(size.width, 1), height: Math.max(size.height, 1) },
    covered,
    most: Math.max(MOST, 2.5 * least, 2 * nearScale(data)),
  }
}
