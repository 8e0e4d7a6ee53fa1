/** The ground of a map of hexes: the table, sea and land by terrain, what is unexplored, and tiles. */
import type { JSX } from 'preact'
import type { MapData } from '../../maps'
import { isWater } from '../../maps/hexes'
import type { Area } from '../../types'
import { gathered } from './ground'
import { isGround } from './hex-pieces'
import { rimOf } from './motifs'

const SHADES = [
  [17, 0.3],
  [10.5, 0.45],
  [5, 0.7],
] as const
const RAYS = 16
const FAR = 3000

export function HexGround({ data, areas }: { data: MapData; areas: Area[] }): JSX.Element {
  const cells = areas.map(({ id }) => data.areas[id]?.cell ?? '').join('')
  const [left, top, width, height] = data.frame
  const tints = gathered(areas, data, ({ terrain }) => terrain || 'plain')
  const isSea = ([terrain]: [string, string]): boolean => isWater(terrain)
  const sea = tints.filter(isSea)
  return (
    <>
      <clipPath id="all-water">
        <path d={sea.map(([, d]) => d).join('')} />
      </clipPath>
      <path class="rhumb" d={rays(left + width / 2, top + height / 2)} />
      <path class="board-shadow" transform="translate(0 3)" d={cells} />
      {sea.map(([terrain, d]) => (
        <path key={terrain} class={`hex-land is-${terrain}`} d={d} />
      ))}
      <Rims data={data} areas={areas.filter(({ terrain }) => isWater(terrain))} />
      <g class="hex-shore" clip-path="url(#all-water)">
        {SHADES.map(([wide, opacity]) => (
          <path key={wide} stroke-width={wide} stroke-opacity={opacity} d={data.hexes?.coast} />
        ))}
      </g>
      {tints
        .filter((tint) => !isSea(tint))
        .map(([terrain, d]) => (
          <path key={terrain} class={`hex-land is-${terrain}`} d={d} />
        ))}
      <Rims data={data} areas={areas.filter(({ terrain }) => !isWater(terrain))} />
      {tints
        .filter(([terrain]) => terrain === 'unexplored')
        .map(([terrain, d]) => (
          <path key={terrain} fill="url(#unexplored)" d={d} />
        ))}
    </>
  )
}

function rays(x: number, y: number): string {
  return Array.from({ length: RAYS }, (_, i) => {
    const turn = (i * Math.PI * 2) / RAYS + 0.1
    return `M${x} ${y}l${(FAR * Math.cos(turn)).toFixed(0)} ${(FAR * Math.sin(turn)).toFixed(0)}`
  }).join('')
}

function Rims({ data, areas }: { data: MapData; areas: Area[] }): JSX.Element {
  const found = new Map<string, string>()
  for (const { id, terrain } of areas) {
    const at = data.areas[id]
    if (at) found.set(terrain, (found.get(terrain) ?? '') + rimOf(terrain, at.x, at.y, id))
  }
  return (
    <>
      {[...found].map(([terrain, d]) => (
        <path key={terrain} class={`rim is-${terrain}`} d={d} />
      ))}
    </>
  )
}

/** Land that yields nothing any more is crossed. */
export function Exhausted({ data, areas }: { data: MapData; areas: Area[] }): JSX.Element {
  const cells = areas.map(({ id, pieces }) => (pieces.some(isGround) ? (data.areas[id]?.d ?? '') : ''))
  return <path fill="url(#exhausted)" d={cells.join('')} />
}

/** Lines above the owners' bands. */
export function HexLines({ data }: { data: MapData }): JSX.Element | null {
  if (!data.hexes) return null
  return (
    <g class="lines">
      <path class="hex-inner" d={data.hexes.inner} />
      <path class="hex-coast" d={data.hexes.coast} />
      <path class="hex-tile" d={data.hexes.tiles} />
      <path class="hex-unknown" d={data.hexes.unknown} />
    </g>
  )
}
