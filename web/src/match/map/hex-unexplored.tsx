/** Unexplored tiles: one word in the middle of each, and the names of its hexes clear of it. */
import type { JSX } from 'preact'
import { HEX, type MapData } from '../../maps'
import type { Area } from '../../types'
import { type Box, union } from './boxes'
import { freeHeight } from './hex-names'
import { hexNameSize } from './levels'
import { seaWidth } from './text'
import { t } from '../../words'

const WORD = 15
interface UnexploredProps {
  data: MapData
  areas: Area[]
  scale: number
}

export function UnexploredTiles({ data, areas, scale }: UnexploredProps): JSX.Element {
  const tiles = new Map<string, Area[]>()
  for (const area of areas)
    if (isUnknownTile(area)) tiles.set(area.region, [...(tiles.get(area.region) ?? []), area])
  return (
    <>
      {[...tiles].map(([region, hexes]) => (
        <Tile key={region} data={data} hexes={hexes} scale={scale} />
      ))}
    </>
  )
}

export const isUnknownTile = (area: Area): boolean => area.terrain === 'unexplored' && area.region !== ''

function Tile({ data, hexes, scale }: { data: MapData; hexes: Area[]; scale: number }): JSX.Element | null {
  const places = hexes.flatMap((area) => {
    const place = data.areas[area.id]
    return place ? [{ area, place }] : []
  })
  const box = union(places.map(({ place }) => place.box))
  if (!box) return null
  const x = ((box[0] + box[2]) / 2) * scale
  const y = ((box[1] + box[3]) / 2) * scale + 5
  const half = seaWidth(t('unexplored'), WORD) / 2 + 2
  const word: Box = [x - half, y - WORD, x + half, y + 5]
  const size = hexNameSize(scale)
  return (
    <>
      {hexes.every(({ state }) => !state) && (
        <text class="unexplored-tile" x={x} y={y}>
          {t('unexplored')}
        </text>
      )}
      {places.map(({ area, place }) => {
        const at = { x: place.x * scale, y: place.y * scale }
        return (
          <text
            key={area.id}
            class="area-name is-hex is-unexplored"
            x={at.x}
            y={at.y + freeHeight(at, HEX * scale, size, word)}
            font-size={size}
          >
            {area.name}
          </text>
        )
      })}
    </>
  )
}
