/** What rarely changes on a map of areas: sea, coasts, land, terrain, borders. Drawn once, in few paths. */
import type { JSX } from 'preact'
import { type MapData, regionsOf } from '../../maps'
import { thinned } from '../../maps/paths'
import type { Area } from '../../types'
import { PATTERNS } from './motifs'
import { Parts, SharedLines } from './shared-lines'

const LANDS = 5
/** The coast's shadow on the sea: width in pixels, and opacity. */
const SHADES = [
  [9, 0.28],
  [5.5, 0.42],
  [2.6, 0.7],
] as const

/** Shades need no more detail of the coast, and are slow to draw with it. */
const ROUGH = 2.5

/** The tint of the land of an area, by its place in the list: neighbours differ. */
export const landOf = (i: number): number => (i * 2) % LANDS

/** Patterns keep their size on the screen: they shrink as the map grows. */
export function Patterns({ scale }: { scale: number }): JSX.Element {
  const by = `scale(${1 / scale})`
  return (
    <defs>
      <pattern
        id="hatch"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform={`${by} rotate(45)`}
      >
        <path class="hatch" d="M0 0V7" />
      </pattern>
      <pattern
        id="unexplored"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform={`${by} rotate(45)`}
      >
        <path class="unexplored-hatch" d="M0 0V7" />
      </pattern>
      <pattern
        id="exhausted"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={`${by} rotate(45)`}
      >
        <path class="exhausted-hatch" d="M0 0V6M0 0H6" />
      </pattern>
      {Object.entries(PATTERNS).map(([name, [width, height, d]]) => (
        <pattern
          key={name}
          id={`terrain-${name}`}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={by}
        >
          <path class="motif" d={d} />
        </pattern>
      ))}
    </defs>
  )
}

/** Outlines that owners and choices refer to. */
export function Outlines({ data, areas }: { data: MapData; areas: Area[] }): JSX.Element {
  return (
    <defs>
      {areas.map(({ id }) => (
        <path key={id} id={`area-${id}`} d={data.areas[id]?.d} />
      ))}
      {!data.lines && (
        <clipPath id="all-land">
          <path d={areas.map(({ id }) => data.areas[id]?.d ?? '').join('')} />
        </clipPath>
      )}
    </defs>
  )
}

/** The ground below the owners' bands. */
export function Ground({ data, areas }: { data: MapData; areas: Area[] }): JSX.Element {
  const played = new Set(areas.flatMap(({ id, state }) => (state === 'out' ? [] : [id])))
  const all = Object.entries(data.areas)
  const shores = data.lines?.shore ?? [thinned(all.map(([, place]) => place.d).join('') + data.out, ROUGH)]
  const out = all.flatMap(([id, place]) => (played.has(id) ? [] : [place.d])).join('')
  const waters = data.lines
    ? ''
    : all.flatMap(([id, place]) => (played.has(id) ? [place.water ?? ''] : [])).join('')
  return (
    <>
      {waters && <path class="waters" d={waters} />}
      <path class="graticule" d={data.grid} />
      <path class="equator" d={data.equator} />
      <g class="shore">
        {SHADES.map(([width, opacity]) =>
          shores.map((shore, i) => (
            <path key={`${width} ${i}`} style={{ '--width': width }} stroke-opacity={opacity} d={shore} />
          )),
        )}
      </g>
      {data.lines && <Parts name="sea-border" parts={data.lines.sea} />}
      <path class="out-of-play" d={`${data.out}${out}`} />
      {tints(areas, data).map(([name, d]) => (
        <path key={name} class={name} d={d} />
      ))}
      {motifs(areas, data).map(([terrain, d]) => (
        <path key={terrain} class="terrain" fill={`url(#terrain-${terrain})`} d={d} />
      ))}
    </>
  )
}

/** The land of all areas of one tint, as one path. */
function tints(areas: Area[], data: MapData): [string, string][] {
  return gathered(areas, data, ({ terrain }, i) => `land land-${landOf(i)}${terrain ? ` is-${terrain}` : ''}`)
}

function motifs(areas: Area[], data: MapData): [string, string][] {
  return gathered(areas, data, ({ terrain }) => (terrain in PATTERNS ? terrain : ''))
}

export function gathered(
  areas: Area[],
  data: MapData,
  by: (area: Area, i: number) => string,
): [string, string][] {
  const found = new Map<string, string>()
  areas.forEach((area, i) => {
    const key = area.state === 'out' ? '' : by(area, i)
    const d = data.areas[area.id]?.d
    if (key && d) found.set(key, (found.get(key) ?? '') + d)
  })
  return [...found]
}

/** Borders and coasts above the owners' bands. */
export function Lines({ data, areas }: { data: MapData; areas: Area[] }): JSX.Element {
  if (data.lines) return <SharedLines lines={data.lines} />
  const places = areas.flatMap(({ id }) => data.areas[id] ?? [])
  const shoals = places.map((place) => place.water ?? '').join('')
  return (
    <g class="lines">
      <path class="border-line" clip-path="url(#all-land)" d={places.map((place) => place.cell).join('')} />
      {shoals && <path class="shoal" d={shoals} />}
      <path class="coast" d={places.map((place) => place.d).join('')} />
      {regionsOf(areas, data.areas).map(([region, d]) => (
        <path key={region} class="region" d={d} />
      ))}
    </g>
  )
}
