/** The drawing of a map, loaded when it is needed. */
import { useEffect, useState } from 'preact/hooks'
import { type MapData, mapOf } from '../../maps'
import type { MapPanel } from '../../types'

export function useMapData(game: string, panel: MapPanel | undefined): MapData | null {
  const [data, setData] = useState<MapData | null>(null)
  const played = panel?.areas
    .map(({ id, state, terrain, region }) => `${id} ${state} ${terrain} ${region}`)
    .join()
  useEffect(() => {
    let current = true
    if (panel)
      void mapOf(game, panel).then((found) => {
        if (current) setData(found)
      })
    return () => {
      current = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `played` says what of the panel shapes the map
  }, [game, played])
  return data
}
