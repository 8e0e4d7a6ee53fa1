/** The middle of the table: the map, or a board; other boards and rows open over it and close back to it. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { classes } from '../classes'
import type { MapData } from '../maps'
import { meantPanel } from '../seals'
import type { Scene } from '../types'
import { Categories, isBanded } from './categories'
import { EdgeTrack } from './edge-track'
import { HandSheet } from './hand-sheet'
import { type Edge, type EdgeHeights, isLow } from './layout'
import { MapBoard } from './map/board'
import { useTable } from './match-context'
import { NOTHING_COVERED, OverMap } from './over'
import type { Panels } from './panels'
import { Sheet } from './sheet'
import { Strip } from './strip'

interface MiddleProps {
  scene: Scene
  panels: Panels
  data: MapData | null
  /** Heights of tracks along the map, where there is room for them. */ edges: EdgeHeights | null
  /** The panel that the player looks at. */ looked: string
  /** Whether a verb or a thing has narrowed the options. */ inner: boolean
  look: (id: string) => void
}

export function Middle({ scene, panels, data, edges, looked, inner, look }: MiddleProps): JSX.Element {
  const { seals } = useTable()
  const { map, home, boards, rows, own } = panels
  const over = [...boards, ...(home ? rows : [])].filter((panel) => panel !== home)
  const shown =
    [...over, ...(home ? [home] : [])].find((panel) => panel.id === looked) ??
    meantPanel(home, over, seals, inner)
  const hand = scene.board.hand?.id === looked ? scene.board.hand : undefined
  const close = (): void => look(home?.id ?? HOME)
  const [covered, setCovered] = useState(NOTHING_COVERED)
  const lying = panels.over.find((row) => row.cards.some((card) => seals.has(card.id))) ?? panels.over[0]
  const middle = (
    <>
      {map && data && <MapBoard panel={map} data={data} covered={covered} />}
      {lying && <OverMap row={lying} cover={setCovered} />}
      {hand && (
        <div class="over-map">
          <HandSheet hand={hand} close={close} />
        </div>
      )}
      {!hand && shown && looked !== HOME && (
        <div class={map ? 'over-map' : 'middle'}>
          {isBanded(shown) ? (
            <Categories
              panel={shown}
              mat={scene.board.mats.find((mat) => mat.id === shown.mat)}
              close={close}
            />
          ) : shown.columns.length ? (
            <Sheet
              panel={shown}
              mat={scene.board.mats.find((mat) => mat.id === shown.mat)}
              banks={panels.banks.filter((track) => track.row === shown.id)}
              hand={own && shown.mat === own.id && scene.board.hand ? scene.board.hand.cards : []}
              close={shown === home ? undefined : close}
            />
          ) : (
            <Strip rows={[shown]} close={close} />
          )}
        </div>
      )}
    </>
  )
  if (!edges || !map) return middle
  const along = (edge: Edge): JSX.Element[] =>
    panels.tracks
      .filter((track) => track.edge === edge)
      .map((track) => <EdgeTrack key={track.id} panel={track} />)
  return (
    <div
      class={classes('edged-map', isLow(edges) && 'is-low')}
      style={{ '--above': `${edges.above}px`, '--below': `${edges.below}px` }}
    >
      {along('above')}
      <div class="map-room">{middle}</div>
      {along('below')}
    </div>
  )
}

/** Looked at on purpose: nothing over the map. */
const HOME = 'home'
