/** What stands in the hexes of a map, each thing at its fixed place. */
import type { JSX } from 'preact'
import { classes } from '../../classes'
import { ICONS } from '../../icons'
import { HEX, type Place, SIDE } from '../../maps'
import type { Area, Piece } from '../../types'
import { motion, Seal, SHAPES } from '../../ui'
import { useTable, useThing } from '../match-context'
import type { Ways } from '../travel'
import { clamp } from './boxes'
import { CUTS } from './cuts'
import {
  BUILDING,
  FOREIGN,
  type Glyph,
  glyphWidth,
  heightsOf,
  hexRows,
  type HexRow,
  isGround,
  PARTED,
} from './hex-pieces'
import { isUnknownTile } from './hex-unexplored'
import { hexNameSize, type Level, tokenScale } from './levels'

const FACES: Record<string, string> = {
  happy: 'M-3.2 1.1c.9 1.9 1.9 2.7 3.2 2.7s2.3-.8 3.2-2.7M-2.7-2v.1M2.7-2v.1',
  neutral: 'M-3 2.2h6M-2.7-1.7v.1M2.7-1.7v.1',
  angry: 'M-2.9 4q2.9-3 5.8 0M-4.5-3l2.5 1M4.5-3l-2.5 1M-2.7 0v.1M2.7 0v.1',
}

interface HexProps {
  area: Area
  place: Place
  scale: number
  level: Level
  ways: Ways
  /** How far ships leave room for a port. */ down: number
}

export function HexMarks({ area, place, scale, level, ways, down }: HexProps): JSX.Element {
  const { seals, fresh } = useTable()
  const by = tokenScale(scale)
  const radius = HEX * scale
  const x = place.x * scale
  const y = place.y * scale
  return (
    <g transform={`translate(${x} ${y})`}>
      {level === 'near' && !isUnknownTile(area) && (
        <text
          class={classes('area-name is-hex', `is-${area.terrain}`)}
          x={-0.39 * radius}
          y={-0.54 * radius}
          font-size={hexNameSize(scale)}
        >
          {area.name}
        </text>
      )}
      {level === 'near' ? (
        <Rows area={area} by={by} ways={ways} down={down} />
      ) : (
        <Summary area={area} radius={radius} named={level === 'middle'} />
      )}
      {area.warning && level === 'near' && (
        <g class="alarm" transform={`translate(${0.75 * radius} ${0.22 * radius}) scale(${by})`}>
          <path d="M0-9.5L9.800 7.5H-9.8z" />
          <text y="5.8">!</text>
        </g>
      )}
      {fresh.has(area.id) && <path class="changed" d={`M${-0.84 * radius} ${-0.2 * radius}h11l-11 11z`} />}
      {seals.has(area.id) && <HexSeal area={area} radius={radius} by={by} />}
    </g>
  )
}

function HexSeal({ area, radius, by }: { area: Area; radius: number; by: number }): JSX.Element {
  const thing = useThing(area.id, area.name)
  const brought = useBrought(thing.numbers)
  const size = clamp(8.5, radius * 0.3, 10.8 * by)
  return (
    <g onClick={thing.click} onMouseEnter={() => thing.look(true)} onMouseLeave={() => thing.look(false)}>
      <Seal
        x={radius < 30 ? 0 : 0.5 * radius + 4}
        y={radius < 30 ? 0 : (-SIDE / HEX) * radius + 7}
        text={thing.seal}
        r={size}
        quiet={thing.lesser}
      />
      {radius >= 30 && brought && (
        <g class="brought" transform={`translate(${0.5 * radius - 15 * by} ${(-SIDE / HEX) * radius + 7})`}>
          <circle r={0.84 * size} />
          <path transform={`scale(${0.055 * size}) translate(-12 -12)`} d={ICONS[brought]} />
        </g>
      )}
    </g>
  )
}

/** The icon of what all these options bring to the viewer's mat, if they name one thing of it. */
function useBrought(numbers: readonly number[]): string {
  const { scene } = useTable()
  const stats = scene.board.mats.find((mat) => mat.you)?.stats ?? []
  const icons = numbers.flatMap((n) => {
    const things = scene.ask?.options[n - 1]?.things ?? []
    return stats.filter((stat) => stat.id && things.includes(stat.id)).map((stat) => stat.icon)
  })
  return new Set(icons).size === 1 ? (icons[0] ?? '') : ''
}

/** From afar: one shape for each owner of pieces. */
function Summary({ area, radius, named }: { area: Area; radius: number; named: boolean }): JSX.Element {
  const colours = [...new Set(area.pieces.filter((piece) => !isGround(piece)).map((piece) => piece.colour))]
  const size = named ? 15 : Math.max(8, radius * 0.7)
  return (
    <>
      {colours.slice(0, 2).map((colour, i) => (
        <g
          key={colour}
          class={`piece chip seat-${colour}`}
          transform={`translate(${(i - Math.min(colours.length, 2) / 2) * size} ${-size / 2 + 2})`}
        >
          <rect class="piece-body" width={size - 1} height={size - 1} rx="2.5" />
          <Owner colour={colour} pieces={area.pieces} x={size * 0.16} y={size * 0.16} size={size * 0.62} />
        </g>
      ))}
    </>
  )
}

interface RowsProps {
  area: Area
  by: number
  ways: Ways
  /** How far ships leave room for a port. */ down: number
}

function Rows({ area, by, ways, down }: RowsProps): JSX.Element {
  const rows = hexRows(area)
  const heights = heightsOf(rows)
  const ground = area.pieces.find(isGround)
  return (
    <g transform={`scale(${by}) translate(0 ${down})`}>
      {ground && (
        <path class="exhausted" transform="translate(-10 -8) scale(.84)" d={ICONS['exhausted'] ?? ''}>
          <title>{ground.label}</title>
        </path>
      )}
      {rows.map((row, i) => (
        <g key={i} transform={`translate(${-row.width / 2} ${heights[i] ?? 0})`}>
          {row.kind === 'fold' ? (
            <text class="value-number" x={row.width / 2} y="5">
              +{row.count}
            </text>
          ) : (
            <>
              <g class={`piece ${row.kind} seat-${row.piece.colour}`}>
                <g {...motion(ways.get(row.piece.id))}>
                  <RowOf row={row} />
                </g>
              </g>
              {row.kind === 'plinth' && row.piece.strong && (
                <path
                  class={`star seat-${row.piece.colour}`}
                  transform="translate(15 -17) scale(.48)"
                  d={ICONS['capital'] ?? ''}
                />
              )}
            </>
          )}
        </g>
      ))}
    </g>
  )
}

function RowOf({ row }: { row: Exclude<HexRow, { kind: 'fold' }> }): JSX.Element {
  switch (row.kind) {
    case 'plinth':
      return (
        <>
          <Body width={row.width} height={17} radius={3} />
          <Owner colour={row.piece.colour} pieces={[row.piece]} x={3.5} y={-4.7} size={9.5} />
          <text class="piece-number" x={row.mood ? 20 : 22} y="5" font-size="14.5">
            {row.size}
          </text>
          {row.mood && (
            <g class={`mood is-${row.mood}`} transform={`translate(${row.width - 5.5} 0)`}>
              <circle r="8.3" />
              <path transform="scale(1.09)" d={FACES[row.mood]} />
            </g>
          )}
        </>
      )
    case 'buildings':
      return <BuildingsOf glyphs={row.glyphs} owner={row.piece.colour} />
    case 'pill':
      return (
        <>
          <Body width={row.width} height={15.6} radius={7.8} />
          {row.led && <Owner colour={row.piece.colour} pieces={[row.piece]} x={4} y={-4.7} size={9.5} />}
          <Glyphs glyphs={row.glyphs} from={row.led ? 16 : 3} />
        </>
      )
  }
}

function Body({ width, height, radius }: { width: number; height: number; radius: number }): JSX.Element {
  return (
    <>
      <rect class="piece-shadow" y={1.6 - height / 2} width={width} height={height} rx={radius} />
      <rect class="piece-body" y={-height / 2} width={width} height={height} rx={radius} />
    </>
  )
}

/** The shape of a seat, or the head of a people without one. */
function Owner({
  colour,
  pieces,
  x,
  y,
  size,
}: {
  colour: number
  pieces: readonly Piece[]
  x: number
  y: number
  size: number
}): JSX.Element {
  const head = pieces.find((piece) => piece.colour === colour && piece.emblem)?.emblem
  if (head) return <Cut icon={head} x={x - 1} y={y - 1} size={size + 2} />
  return (
    <path
      class="piece-shape"
      transform={`translate(${x} ${y}) scale(${size / 20})`}
      d={SHAPES[colour] ?? SHAPES[7]}
    />
  )
}

function Glyphs({ glyphs, from }: { glyphs: readonly Glyph[]; from: number }): JSX.Element {
  let x = from
  return (
    <>
      {glyphs.map((glyph) => {
        const here = x + (glyph.parted ? PARTED : 0)
        x = here + glyphWidth(glyph)
        return (
          <g key={glyph.icon}>
            {glyph.parted && <path class="piece-line" d={`M${here - 2.5} -5.3v10.6`} />}
            <Cut icon={glyph.icon} x={here} y={-6} size={12} />
            {glyph.value && (
              <text class="piece-number is-count" x={here + 12.5} y="4.6" font-size="13">
                {glyph.value}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

function BuildingsOf({ glyphs, owner }: { glyphs: readonly Glyph[]; owner: number }): JSX.Element {
  let x = 0
  return (
    <>
      {glyphs.map((glyph, i) => {
        const here = x
        const wide = glyph.colour ? FOREIGN : BUILDING
        x += wide
        return (
          <g key={i} class={`seat-${glyph.colour || owner}`} transform={`translate(${here} -7)`}>
            <rect
              class={classes('piece-body', glyph.icon === 'wonder' && 'is-wonder')}
              x=".3"
              width={wide - 0.6}
              height="14"
              rx="2.5"
            />
            {glyph.value ? (
              <text class="piece-number" x={wide / 2} y="11.2" font-size="11.5">
                {glyph.value}
              </text>
            ) : (
              <Cut icon={glyph.icon} x={2} y={1.7} size={10.6} />
            )}
            {glyph.colour > 0 && (
              <path
                class="piece-shape"
                transform="translate(13.5 2.7) scale(.44)"
                d={SHAPES[glyph.colour] ?? SHAPES[7]}
              />
            )}
          </g>
        )
      })}
    </>
  )
}

/** A solid silhouette; where none is cut, the line icon. */
export function Cut({ icon, x, y, size }: { icon: string; x: number; y: number; size: number }): JSX.Element {
  const cut = CUTS[icon]
  return (
    <path
      class={cut ? 'piece-cut' : 'piece-icon'}
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      d={cut ?? ICONS[icon] ?? ''}
    />
  )
}
