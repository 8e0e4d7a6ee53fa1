/** How much room a map needs, for the layout of the table. */
import { HEX, type MapData } from '../../maps'
import type { MapPanel, Piece } from '../../types'
import type { Size } from './boxes'
import { layOut } from './labels'
import { isLarge, sideOf } from './levels'

export interface MapNeeds {
  /** The size of the part in play, in units of the map: pixels at scale 1. */
  core: Size
  /** The smallest scale at which it can be read. */
  least: number
  /** The scale that it keeps when others open beside it, if that is not much more. */
  spare?: number
  /** Broader than high: it takes the room of the side. */
  broad?: boolean
}

/** A hex must have this radius, an area of a large map this side. */
const LEAST_HEX = 37
const LEAST_SIDE = 30
/** A world whose coasts are drawn can be read when it is smaller. */
const LEAST_OF_WORLD = 23
const RESERVE = 1.12
const NEAREST = 1.4
const STEP = 0.02
/** Names and marks may move this many pixels from where they are drawn. */
const ASIDE = 12
const NOBODY = { has: () => false }

const known = new WeakMap<MapData, { names: string; needs: MapNeeds }>()

/** The needs of a map, measured once for each drawing and language. */
export function mapNeeds(data: MapData, panel: MapPanel | undefined): MapNeeds {
  const names = panel?.areas.map(({ name }) => name).join() ?? ''
  const before = known.get(data)
  if (before?.names === names) return before.needs
  const needs = measured(data, panel)
  known.set(data, { names, needs })
  return needs
}

/** Measured with as much in every area as usually stands there, so that it stays the same during a match. */
function measured(data: MapData, panel: MapPanel | undefined): MapNeeds {
  const [, , width, height] = data.frame
  // In a hex everything has its place: a larger one shows no more.
  const least = LEAST_HEX / HEX
  if (data.hexes || !panel) return { core: { width, height }, least, spare: least }
  if (data.lines) {
    const least = LEAST_OF_WORLD / sideOf(data)
    return { core: { width, height }, least, spare: least, broad: width > 2 * height }
  }
  if (isLarge(data)) return { core: { width, height }, least: LEAST_SIDE / sideOf(data) }
  const usual = usually(panel)
  const reads = (scale: number): boolean => {
    const { missing, farthest } = layOut(usual, data, scale, NOBODY, 'en')
    return !missing && farthest <= ASIDE
  }
  let near = NEAREST
  while (near > STEP && reads(near - STEP)) near -= STEP
  return { core: { width, height }, least: Math.round(near * RESERVE * 100) / 100 }
}

const PIECE: Piece = {
  id: '',
  kind: '',
  colour: 1,
  label: '',
  count: 1,
  counts: [],
  strong: false,
  icon: '',
  mark: '',
  emblem: '',
  mood: '',
  toward: '',
  aboard: false,
}

function usually(panel: MapPanel): MapPanel {
  const pieces = [PIECE, PIECE]
  return {
    ...panel,
    areas: panel.areas.map((area) => (area.state === 'out' ? area : { ...area, pieces, warning: '' })),
    borders: panel.borders.map((border) => ({ ...border, pieces: [] })),
  }
}
