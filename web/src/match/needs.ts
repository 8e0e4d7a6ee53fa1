/** What a scene asks of the layout: room for the board, the panels beside it, the hand. */
import type { Scene } from '../types'
import type { Needs, Size, StripForm } from './layout'
import { type Panels, stripRows } from './panels'

/** A board of cards in a grid: its size at scale 1, and how small it may get. */
const GRID = { core: { width: 800, height: 404 }, least: 0.8, want: 0.93, spare: 0.93 }
/** A board keeps this many times the least scale when a strip, and when a column opens beside it. */
const WANT = 1.1
const SPARE = 1.21

const EDGES = ['above', 'below'] as const
const TRACK = 31
const PILE = 29
const PANEL_HEAD = 44

export interface BoardNeeds {
  core: Size
  least: number
  spare?: number
  /** It takes the room of the side. */
  broad?: boolean
}

export function needsOf(
  scene: Scene,
  panels: Panels,
  map: BoardNeeds | null,
  strip: (width: number) => StripForm | null,
): Needs {
  const boarded = !panels.map
  const hand = scene.board.hand ? (boarded ? 318 : 396) : 0
  return {
    ...(map ? { want: map.spare ?? map.least * WANT, spare: map.least * SPARE, ...map } : GRID),
    strip,
    rows: stripRows(panels).length > 0,
    stripAbove: panels.wide.length > 0,
    ribbon: !boarded,
    mats: boarded ? 276 : 292,
    side: boarded ? 318 : 330,
    panel: (width) => panelHeight(panels, width),
    panelLeft: panels.matrices.length > 0,
    hand,
    edges: panels.map ? EDGES.filter((edge) => panels.tracks.some((track) => track.edge === edge)) : [],
  }
}

/** The height that matrices, tracks and piles need below each other. */
function panelHeight({ map, matrices, tracks: all, rows, home }: Panels, width: number): number {
  const tracks = all.filter((track) => !map || !track.edge)
  const heights = matrices.map(
    ({ columns, rows }) => ((width - 22) * (rows.length * 20 + 36)) / (columns.length * 20 + 24) + 38,
  )
  const piles = home ? rows.length * PILE : 0
  if (tracks.length || piles) heights.push(PANEL_HEAD + tracks.length * TRACK + piles)
  return Math.round(heights.reduce((sum, height) => sum + height + 10, heights.length ? -10 : 0))
}
