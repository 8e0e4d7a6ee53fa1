/** The middle of the table: the map, or a board; other boards and rows open over it and close back to it. */
import type { JSX } from 'preact'
import type { MapData } from '../maps'
import { meantPanel } from '../seals'
import type { Scene } from '../types'
import { MapBoard } from './map/board'
import { useTable } from './match-context'
import type { Panels } from './panels'
import { Sheet } from './sheet'
import { Strip } from './strip'

interface MiddleProps {
  scene: Scene
  panels: Panels
  data: MapData | null
  /** The panel that the player looks at. */ looked: string
  /** Whether a verb or a thing has narrowed the options. */ inner: boolean
  look: (id: string) => void
}

export function Middle({ scene, panels, data, looked, inner, look }: MiddleProps): JSX.Element {
  const { seals } = useTable()
  const { map, home, boards, rows, own } = panels
  const over = [...boards, ...(home ? rows : [])].filter((panel) => panel !== home)
  const shown =
    [...over, ...(home ? [home] : [])].find((panel) => panel.id === looked) ??
    meantPanel(home, over, seals, inner)
  const close = (): void => look(home?.id ?? HOME)
  return (
    <>
      {map && data && <MapBoard panel={map} data={data} />}
      {shown && looked !== HOME && (
        <div class={map ? 'over-map' : 'middle'}>
          {shown.columns.length ? (
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
}

/** Looked at on purpose: nothing over the map. */
const HOME = 'home'
