/** The panels of a scene by their place on the table. */
import type { MapPanel, Mat, MatrixPanel, RowPanel, Scene, TrackPanel } from '../types'

export interface Panels {
  map: MapPanel | undefined
  /** Card rows that run over the whole width. */
  wide: RowPanel[]
  /** Boards of civilizations: grids of cards. */
  boards: RowPanel[]
  /** Rows that lie on the map as long as they last. */
  over: RowPanel[]
  /** All other card rows. */
  rows: RowPanel[]
  matrices: MatrixPanel[]
  /** Tracks that belong to no board. */
  tracks: TrackPanel[]
  /** Tracks that stand on a board. */
  banks: TrackPanel[]
  own: Mat | undefined
  /** The board that the middle shows by itself, where there is no map. */
  home: RowPanel | undefined
}

export function sortPanels({ board: { panels, mats } }: Scene): Panels {
  const rows = panels.filter((panel): panel is RowPanel => panel.type === 'row')
  const tracks = panels.filter((panel): panel is TrackPanel => panel.type === 'track')
  const boards = rows.filter((panel) => panel.columns.length > 0)
  const own = mats.find((mat) => mat.you)
  const map = panels.find((panel): panel is MapPanel => panel.type === 'map')
  const over = rows.filter((panel) => panel.over && map)
  return {
    map,
    wide: rows.filter((panel) => panel.wide),
    boards,
    over,
    rows: rows.filter((panel) => !panel.wide && !panel.columns.length && !over.includes(panel)),
    matrices: panels.filter((panel): panel is MatrixPanel => panel.type === 'matrix'),
    tracks: tracks.filter((panel) => !panel.row),
    banks: tracks.filter((panel) => panel.row),
    own,
    home: map ? undefined : (boards.find((panel) => panel.mat === own?.id) ?? boards[0]),
  }
}

/** The rows of the strip. Rows of a game whose middle is a board open over it, from the side. */
export const stripRows = ({ home, wide, rows }: Panels): RowPanel[] => (home ? wide : [...wide, ...rows])

/** Things of a question that stand in each part of the table. */
export function thingsIn(
  panels: Panels,
  scene: Scene,
): Record<'strip' | 'side' | 'mats' | 'hand', Set<string>> {
  const cards = (rows: RowPanel[]): string[] => rows.flatMap((row) => row.cards.map((card) => card.id))
  return {
    strip: new Set(cards(stripRows(panels))),
    side: new Set(
      [...panels.matrices, ...panels.tracks].flatMap((panel) => panel.cells.map((cell) => cell.id)),
    ),
    // A seat itself can be chosen in the ribbon.
    mats: new Set(scene.board.mats.flatMap(thingsOn)),
    hand: new Set(scene.board.hand ? cards([scene.board.hand]) : []),
  }
}

/** What stands in the lines of the mats. */
export const heldIn = ({ board: { mats } }: Scene): ReadonlySet<string> =>
  new Set(mats.flatMap((mat) => mat.holdings.map((holding) => holding.id)))

function thingsOn(mat: Mat): string[] {
  return [
    ...mat.stats.map((stat) => stat.id),
    ...mat.facts.flatMap((fact) => fact.cards.map((card) => card.id)),
    ...mat.holdings.map((holding) => holding.id),
  ].filter(Boolean)
}
