/** Ports in the water beside their cities, with the quays that lead there. */
import type { JSX } from 'preact'
import { type MapData, SIDE } from '../../maps'
import type { Area, Piece } from '../../types'
import type { Spot } from './boxes'
import { Cut } from './hex-marks'
import { tokenScale } from './levels'

/** From the side of the hex: the middle of the port, and the end of the quay in the city. */
const AFLOAT = 10.5
const ASHORE = 6
const SIZE = 15

/** The way from a hex to its neighbour, of length 1. */
function wayTo(from: Spot, to: Spot): Spot {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far }
}

export function Ports({ data, areas, scale }: { data: MapData; areas: Area[]; scale: number }): JSX.Element {
  return (
    <>
      {areas.flatMap((area) =>
        area.pieces
          .filter((piece) => piece.toward)
          .map((piece) => {
            const here = data.areas[area.id]
            const city = data.areas[piece.toward]
            return here && city && <Port key={piece.id} piece={piece} here={here} city={city} scale={scale} />
          }),
      )}
    </>
  )
}

function Port({
  piece,
  here,
  city,
  scale,
}: {
  piece: Piece
  here: Spot
  city: Spot
  scale: number
}): JSX.Element {
  const by = tokenScale(scale)
  const { x, y } = wayTo(city, here)
  const at = { x: (city.x + x * SIDE) * scale, y: (city.y + y * SIDE) * scale }
  const quay = `M${-x * ASHORE} ${-y * ASHORE}L${x * AFLOAT} ${y * AFLOAT}`
  return (
    <g class={`piece port seat-${piece.colour}`} transform={`translate(${at.x} ${at.y}) scale(${by})`}>
      <path class="quay-rim" d={quay} />
      <path class="quay" d={quay} />
      <g transform={`translate(${x * AFLOAT} ${y * AFLOAT})`}>
        <rect class="piece-body" x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} rx="2.5" />
        <Cut icon={piece.icon} x={-5.7} y={-5.7} size={11.4} />
      </g>
    </g>
  )
}

/** How far the ships of a hex stand below its middle, to leave room for ports. */
export function shipsBelow(area: Area, data: MapData): number {
  const here = data.areas[area.id]
  const city = data.areas[area.pieces.find((piece) => piece.toward)?.toward ?? '']
  if (!here || !city) return 0
  const above = city.y < here.y
  if (Math.abs(city.x - here.x) < 5) return above ? 8 : -14
  return above ? 9 : -9
}
