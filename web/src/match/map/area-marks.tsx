/** What stands in the areas of a map: names, values, pieces, warnings and seals. */
import type { JSX } from 'preact'
import { classes } from '../../classes'
import { ICONS } from '../../icons'
import type { Place } from '../../maps'
import type { Area, Piece } from '../../types'
import { NumberChip, Seal, SHAPES, Token } from '../../ui'
import { useTable, useThing } from '../match-context'
import type { Ways } from '../travel'
import type { Spot } from './boxes'
import { blockSize, FARTHEST, isWaters, type Layout } from './labels'
import { nameSize, tokenScale } from './levels'
import { LINE, type Mark, starts, TOKEN } from './marks'
import { Plate, Printed, Stack } from './stack'
import { isPrinted } from './stacks'

/** Beyond this distance a thin line leads from an area to its marks seen from afar. */
const LED = 12

interface MarksProps {
  area: Area
  layout: Layout
  /** Where the area is, in pixels from the origin of the map. */
  at: Spot
  place: Place
  mine: number
  ways: Ways
}

export function AreaMarks({ area, layout, at, place, mine, ways }: MarksProps): JSX.Element {
  const table = useTable()
  const marks = layout.marks.get(area.id)
  const name = layout.names.get(area.id)
  const printed = layout.printed.get(area.id)
  const rows = layout.rows.get(area.id) ?? []
  const token = tokenScale(layout.size)
  const most = layout.level === 'far' ? LED : FARTHEST + blockSize(rows, layout.size).height
  const led = marks && Math.hypot(marks.x - at.x, marks.y - at.y) > most
  return (
    <>
      {led && <path class="lead-line" d={`M${at.x} ${at.y}L${marks.x} ${marks.y}`} />}
      {name?.lines.map((line, i) => (
        <text
          key={i}
          class={
            isWaters(place)
              ? 'waters-name'
              : classes('area-name', place.sea && 'is-sea', area.state === 'out' && 'is-out')
          }
          x={name.x}
          y={name.y - (name.lines.length - 1 - i) * 0.9 * nameSize(layout.size)}
          {...(isWaters(place) ? {} : { 'font-size': nameSize(layout.size) })}
        >
          {line}
        </text>
      ))}
      {printed && <Printed pieces={area.pieces.filter(isPrinted)} x={printed.x} y={printed.y} />}
      {marks &&
        rows.map((row, i) => {
          const along = starts(row)
          const y = (i - (rows.length - 1) / 2) * LINE
          return (
            <g key={i} transform={`translate(${marks.x} ${marks.y + y * token}) scale(${token})`}>
              {row.marks.map((mark, k) => (
                <MarkOf key={k} mark={mark} x={along[k] ?? 0} area={area} ways={ways} mine={mine} />
              ))}
              {!i && table.fresh.has(area.id) && (
                <path class="changed" d={`M${row.width / 2 - 4} -16h11l-11 11z`} />
              )}
            </g>
          )
        })}
    </>
  )
}

interface MarkProps {
  mark: Mark
  x: number
  area: Area
  ways: Ways
  mine: number
}

function MarkOf({ mark, x, area, ways, mine }: MarkProps): JSX.Element | null {
  switch (mark.kind) {
    case 'value':
      return <Value area={area} x={x} />
    case 'star':
      return (
        <path
          class={`star seat-${mark.piece.colour}`}
          transform={`translate(${x - 0.5} -8) scale(.68)`}
          d={ICONS['capital'] ?? ''}
        />
      )
    case 'piece':
      return mark.piece.counts.length ? (
        <NumberChip piece={mark.piece} x={x} y={-10.5} way={ways.get(mark.piece.id)} />
      ) : (
        <Token {...mark.piece} x={x} y={-TOKEN / 2} way={ways.get(mark.piece.id)} />
      )
    case 'stack':
      return <Stack piece={mark.piece} x={x} way={ways.get(mark.piece.id)} />
    case 'plate':
      return <Plate piece={mark.piece} x={x} />
    case 'badge':
      return <Badge piece={mark.piece} width={mark.width} x={x} />
    case 'more':
      return (
        <text class="value-number" x={x + 9} y="5">
          +{mark.count}
        </text>
      )
    case 'warning':
      return (
        <g class="alarm" transform={`translate(${x + 8} 0)`}>
          <path d="M0-7L8 7H-8z" />
          <text y="5.5">!</text>
        </g>
      )
    case 'seal':
      return <AreaSeal area={area} x={x + 13.5} mine={mine} />
  }
}

/** The seal of an area, and beside it the piece that would come. */
function AreaSeal({ area, x, mine }: { area: Area; x: number; mine: number }): JSX.Element {
  const thing = useThing(area.id, area.name)
  const ghost = thing.active && mine > 0 && !area.pieces.some((piece) => piece.colour === mine)
  return (
    <g onClick={thing.click} onMouseEnter={() => thing.look(true)} onMouseLeave={() => thing.look(false)}>
      <Seal x={x} y={0} text={thing.seal} quiet={thing.lesser} />
      {ghost && <Token colour={mine} x={x + 15} y={-TOKEN / 2} ghost />}
    </g>
  )
}

function Value({ area, x }: { area: Area; x: number }): JSX.Element {
  const icon = area.icon ? ICONS[area.icon] : undefined
  if (!icon)
    return (
      <>
        <circle class="value" cx={x + 10.5} cy="0" r="10.5" />
        <text class="value-number" x={x + 10.5} y="5">
          {area.value}
        </text>
      </>
    )
  const strong = area.pieces.some((piece) => piece.strong)
  return (
    <g transform={`translate(${x} -11)`}>
      <rect class={classes('value', strong && 'is-strong')} width="32" height="22" rx="11" />
      <path class="value-icon" transform="translate(3.5 4) scale(.58)" d={icon} />
      <text class="value-number" x="23.5" y="16">
        {area.value}
      </text>
    </g>
  )
}

/** A seat from afar: its shape, and two letters. */
function Badge({ piece, width, x }: { piece: Piece; width: number; x: number }): JSX.Element {
  const { colour, mark: letters } = piece
  return (
    <g class={`piece chip seat-${colour}`} transform={`translate(${x} -9)`}>
      <rect class="piece-body" width={width} height="18" rx="3" />
      <path class="piece-shape" transform="translate(3.5 3.4) scale(.56)" d={SHAPES[colour] ?? SHAPES[7]} />
      {letters && (
        <text class="piece-mark" x="16" y="13.2" font-size="12.5">
          {letters}
        </text>
      )}
    </g>
  )
}
