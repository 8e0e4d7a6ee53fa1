/** What stands in an area of a large map: stacks with their owners' letters, cities and buildings. */
import type { JSX } from 'preact'
import { classes } from '../../classes'
import { ICONS } from '../../icons'
import type { Piece } from '../../types'
import { motion, SHAPES } from '../../ui'
import type { Way } from '../travel'
import {
  chipWidth,
  countWidth,
  FIGURE,
  GLYPH,
  HIGH,
  LETTER,
  lettersWidth,
  LINE,
  plateWidth,
  SHAPE,
} from './stacks'

export function Stack({
  piece,
  x,
  way,
}: {
  piece: Piece
  x: number
  way: Way | null | undefined
}): JSX.Element {
  const width = chipWidth(piece)
  let along = lettersWidth(piece)
  const parts = piece.counts.map(({ icon, value, label }) => {
    const from = along
    along += countWidth(icon, value)
    return { icon, value, label, from }
  })
  return (
    <g class={`piece stack seat-${piece.colour}`} transform={`translate(${x} ${-HIGH / 2})`}>
      {way !== undefined && <rect class="glow" x="-4" y="-4" width={width + 8} height={HIGH + 8} rx="6" />}
      <g {...motion(way)}>
        <rect class="piece-body" width={width} height={HIGH} rx="3" />
        <path
          class="piece-shape"
          transform="translate(4 4.2) scale(.52)"
          d={SHAPES[piece.colour] ?? SHAPES[7]}
        />
        <text class="piece-mark" x={SHAPE} y="14" font-size={LETTER}>
          {piece.mark}
        </text>
        {parts.map(({ icon, value, label, from }) => (
          <g key={label} transform={`translate(${from} 0)`}>
            <path class="stack-line" d={`M0 3.5V${HIGH - 3.5}`} />
            {icon && (
              <path class="piece-icon" transform="translate(2.5 3.2) scale(.54)" d={ICONS[icon] ?? ''} />
            )}
            <text class="piece-mark" x={LINE + (icon ? GLYPH - 1 : 0)} y="14" font-size={LETTER}>
              {value}
            </text>
          </g>
        ))}
      </g>
      {piece.mood === 'angry' && (
        <g class="mood is-angry" transform={`translate(${width} 3.5)`}>
          <circle r="6.5" />
          <path transform="translate(-4.7 -5.2) scale(.39)" d={ICONS['disorder'] ?? ''} />
        </g>
      )}
    </g>
  )
}

export function Plate({ piece, x }: { piece: Piece; x: number }): JSX.Element {
  const width = plateWidth(piece)
  const icon = piece.strong ? 'capital' : piece.kind === 'city' ? 'tower' : piece.icon
  return (
    <g
      class={classes('plate', piece.strong && 'is-strong')}
      transform={`translate(${x} ${-HIGH / 2})`}
      aria-hidden="true"
    >
      <rect width={width} height={HIGH} rx={piece.strong ? 1 : 3} />
      <path class="plate-icon" transform="translate(2.2 2.7) scale(.57)" d={ICONS[icon] ?? ''} />
      {piece.kind === 'city' && (
        <text x={width - FIGURE - 1} y="14" font-size={LETTER}>
          {piece.count}
        </text>
      )}
    </g>
  )
}

/** Icons of what an area yields. */
export function Printed({ pieces, x, y }: { pieces: Piece[]; x: number; y: number }): JSX.Element {
  return (
    <>
      {pieces.map((piece, i) => (
        <path
          key={piece.id}
          class="printed"
          transform={`translate(${x + i * GLYPH} ${y}) scale(.52)`}
          d={ICONS[piece.icon] ?? ''}
        />
      ))}
    </>
  )
}
