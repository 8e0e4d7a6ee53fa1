/** The frame of a map. What draws it comes with the first map that is shown. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { MapData } from '../../maps'
import type { MapPanel } from '../../types'
import type { Covered } from './camera'
import type { Drawn as DrawnMap } from './drawn'

export interface MapBoardProps {
  panel: MapPanel
  data: MapData | null
  /** How much of each side lies under a sheet. */
  covered?: Covered
}

export function MapBoard({ panel, data, covered }: MapBoardProps): JSX.Element {
  const [Drawn, setDrawn] = useState<typeof DrawnMap | null>(null)
  useEffect(() => {
    void import('./drawn').then((drawing) => setDrawn(() => drawing.Drawn))
  }, [])
  return (
    <div class="map-board">
      {data && Drawn && <Drawn panel={panel} data={data} {...(covered ? { covered } : {})} />}
      <svg class="neatline" aria-hidden="true">
        <rect class="neatline-ground" width="100%" height="100%" />
        <rect class="neatline-dashes" width="100%" height="100%" />
      </svg>
    </div>
  )
}
