/** Hexes that a question is about: where units leave, where a battle is fought, and the way to a goal. */
import type { JSX } from 'preact'
import { HEX, type MapData, SIDE } from '../../maps'
import type { Area } from '../../types'
import { useTable } from '../match-context'
import type { Spot } from './boxes'
import { rimOf } from './motifs'

const INSET = 2.5
const FROM = 0.66
const TO = 1.17
const HEAD = 8

export function HexStates({ data, areas }: { data: MapData; areas: Area[] }): JSX.Element {
  return (
    <>
      {areas.map((area) => {
        const place = data.areas[area.id]
        if (!place || !['from', 'contested'].includes(area.state)) return null
        return <path key={area.id} class={`hex-state is-${area.state}`} d={outline(place)} />
      })}
      <LaidTile data={data} areas={areas} />
    </>
  )
}

/** A new tile as it would lie by the option that is looked at. */
function LaidTile({ data, areas }: { data: MapData; areas: Area[] }): JSX.Element | null {
  const { scene, preview, confirming } = useTable()
  const things = scene.ask?.options[(preview.value || confirming) - 1]?.things ?? []
  const cards = scene.board.panels.flatMap((panel) => (panel.type === 'row' ? panel.cards : []))
  const hexes = cards.filter((card) => things.includes(card.id)).flatMap((card) => card.hexes)
  if (!hexes.length) return null
  return (
    <>
      {areas.map((area) => {
        const place = data.areas[area.id]
        const laid = hexes.find((hex) => hex.name === area.name && hex.state !== 'out')
        if (!laid || !place) return null
        return (
          <g key={area.id}>
            <path class={`hex-land is-${laid.terrain}`} d={place.d} />
            <path class={`rim is-${laid.terrain}`} d={rimOf(laid.terrain, place.x, place.y, laid.name)} />
            <path class="hex-state is-from" d={outline(place)} />
          </g>
        )
      })}
    </>
  )
}

function outline({ x, y }: Spot): string {
  const far = HEX - INSET
  const corners = Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3
    return `${(x + far * Math.cos(turn)).toFixed(1)},${(y + far * Math.sin(turn)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** A short arrow across the side to the hex that is looked at. */
export function HexArrow({ data, areas }: { data: MapData; areas: Area[] }): JSX.Element | null {
  const { scene, preview, confirming } = useTable()
  const option = scene.ask?.options[(preview.value || confirming) - 1]
  const start = data.areas[areas.find((area) => area.state === 'from')?.id ?? '']
  const goal = option?.things.flatMap((thing) => data.areas[thing] ?? [])[0]
  if (!start || !goal || start === goal) return null
  const d = arrow(start, goal)
  return (
    <>
      <path class="arrow-rim" d={d} />
      <path class="arrow" d={d} />
    </>
  )
}

function arrow(from: Spot, to: Spot): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const x = (to.x - from.x) / far
  const y = (to.y - from.y) / far
  const end = { x: from.x + x * SIDE * TO, y: from.y + y * SIDE * TO }
  const head = (side: number): string =>
    `${end.x - x * HEAD + side * y * 6} ${end.y - y * HEAD - side * x * 6}`
  return (
    `M${from.x + x * SIDE * FROM} ${from.y + y * SIDE * FROM}L${end.x} ${end.y}` +
    `M${head(-1)}L${end.x} ${end.y}L${head(1)}`
  )
}
