/** Ways in which a tile may lie: each on a card, drawn with the hexes around it. */
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { classes } from '../classes'
import { HEX } from '../maps'
import { hexMap, isWater } from '../maps/hexes'
import type { Area, Card, RowPanel } from '../types'
import { CardShell } from './card-shell'
import { union } from './map/boxes'
import { rimOf } from './map/motifs'

const MARGIN = 10

export function TileCards({ row }: { row: RowPanel }): JSX.Element {
  return (
    <div class="tile-cards">
      {row.cards.map((card) => (
        <CardShell key={card.id} card={card} kind="tile-card">
          <Tile areas={card.hexes} />
          <span class="tile-words">
            <b>{card.title}</b>
            {own(card).map((area) => (
              <span key={area.id}>
                <b>{area.name}</b> {area.note}
              </span>
            ))}
          </span>
        </CardShell>
      ))}
    </div>
  )
}

const own = (card: Card): Area[] => card.hexes.filter(({ state }) => state !== 'out')

function Tile({ areas }: { areas: Area[] }): JSX.Element | null {
  const data = useMemo(
    () => hexMap({ type: 'map', id: '', title: '', areas, links: [], note: '', borders: [] }),
    [areas],
  )
  const mine = areas.filter(({ state }) => state !== 'out')
  const box = union(mine.flatMap(({ id }) => (data.areas[id] ? [data.areas[id].box] : [])))
  if (!box || !data.hexes) return null
  const [left, top, right, bottom] = box
  const view = [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN].join(' ')
  return (
    <svg class="map tile-map" viewBox={view} aria-hidden="true">
      {[...areas]
        .sort((a, b) => Number(isWater(b.terrain)) - Number(isWater(a.terrain)))
        .map((area) => (
          <Ground key={area.id} area={area} place={data.areas[area.id]} />
        ))}
      <g class="lines">
        <path class="hex-inner" d={data.hexes.inner} />
        <path class="hex-coast" d={data.hexes.coast} />
        <path class="hex-tile" d={data.hexes.tiles} />
      </g>
      {mine.map((area) => {
        const place = data.areas[area.id]
        return (
          place && (
            <text key={area.id} class="tile-name" x={place.x} y={place.y + HEX * 0.12}>
              {area.name}
            </text>
          )
        )
      })}
    </svg>
  )
}

function Ground({
  area,
  place,
}: {
  area: Area
  place: { d: string; x: number; y: number } | undefined
}): JSX.Element | null {
  if (!place) return null
  return (
    <g class={classes(area.state === 'out' && 'tile-around')}>
      <path class={`hex-land is-${area.terrain}`} d={place.d} />
      <path class={`rim is-${area.terrain}`} d={rimOf(area.terrain, place.x, place.y, area.name)} />
    </g>
  )
}
