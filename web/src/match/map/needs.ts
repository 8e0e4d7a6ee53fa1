/** How much room a map needs, for whoever divides the table. */
import { HEX, type MapData } from '../../maps'
import { language } from '../../state'
import type { MapPanel, Piece } from '../../types'
import { type Size, union } from './boxes'
import { layOut } from './labels'
import { isLarge, nameSize, sideOf } from './levels'
import { nameWidth } from './text'

export interface MapNeeds {
  /** The size of all that has a name, in units of the map: pixels at scale 1. */
  core: Size
  /** The smallest scale at which it can be read. */
  least: number
}

/** A hex must have this radius, an area of a large map this side. */
const LEAST_HEX = 37
const LEAST_SIDE = 36
const RESERVE = 1.12
const PRECISION = 0.005
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
  if (data.hexes || !panel) return { core: { width, height }, least: LEAST_HEX / HEX }
  if (isLarge(data)) return { core: { width, height }, least: LEAST_SIDE / sideOf(data) }
  const usual = usually(panel)
  let far = 0.2
  let near = 2
  while (near - far > PRECISION) {
    const scale = (far + near) / 2
    if (layOut(usual, data, scale, NOBODY, language.value).missing) far = scale
    else near = scale
  }
  const least = Math.round(near * RESERVE * 100) / 100
  return { core: coreOf(data, panel, least), least }
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
}

function usually(panel: MapPanel): MapPanel {
  const pieces = [PIECE, PIECE]
  return {
    ...panel,
    areas: panel.areas.map((area) => (area.state === 'out' ? area : { ...area, pieces, warning: '' })),
    borders: panel.borders.map((border) => ({ ...border, pieces: [] })),
  }
}

/** Everything in play that has a name, with the name around it. */
function coreOf(data: MapData, panel: MapPanel, least: number): Size {
  const size = nameSize(least) / least
  const box = union(
    panel.areas.flatMap((area) => {
      const at = data.areas[area.id]
      if (!at || area.state === 'out') return []
      const half = Math.max(nameWidth(area.name, size), 40 / least) / 2
      return [[at.x - half, at.y - size, at.x + half, at.y + 36 / least]]
    }),
  )
  const [, , width, height] = data.frame
  if (!box) return { width, height }
  return { width: Math.min(width, box[2] - box[0]), height: Math.min(height, box[3] - box[1]) }
}
