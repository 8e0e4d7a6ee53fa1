/** The matrix: zones with their names, markers, and the cells that can be reached. */
import type { JSX } from 'preact'
import { useCallback, useMemo } from 'preact/hooks'
import { classes } from '../classes'
import type { MatrixCell, MatrixLevel, MatrixPanel, MatrixZone } from '../types'
import { Seal, Token } from '../ui'
import { explains, onKey, useTable, useThing } from './match-context'
import { useWays, type Ways } from './travel'

const CELL = 20
const LEFT = 20
const TOP = 4
const MARKER = 15

interface Named {
  zone: MatrixZone
  x: number
  y: number
  lines: string[]
}

export function Matrix({ panel }: { panel: MatrixPanel }): JSX.Element {
  const table = useTable()
  const columns = panel.columns.length
  const rows = panel.rows.length
  const names = useMemo(() => placed(panel.zones, panel.cells, columns), [panel.zones, panel.cells, columns])
  const mine = table.scene.board.mats.find((mat) => mat.you)?.colour
  const zones = useMemo(() => new Map(panel.zones.map((zone) => [zone.id, zone])), [panel.zones])
  const x = (column: number): number => LEFT + column * CELL
  const y = useCallback((row: number): number => TOP + (rows - 1 - row) * CELL, [rows])
  const bottom = TOP + rows * CELL
  const ways = useWays(
    panel.cells.flatMap((cell) =>
      cell.pieces.map(({ id, kind, colour }) => ({ id, kind, colour, x: x(cell.column), y: y(cell.row) })),
    ),
    table.scene,
  )
  const ground = useMemo(
    () =>
      panel.cells.map((cell) => (
        <Cell key={cell.id} cell={cell} zone={zones.get(cell.zone)} x={x(cell.column)} y={y(cell.row)} />
      )),
    [panel.cells, zones, y],
  )
  return (
    <section class="panel mxp" aria-label={panel.title}>
      <div class="panel-head">
        <h2>{panel.title}</h2>
        <small title={panel.note}>{panel.note}</small>
      </div>
      <svg
        class="mx"
        viewBox={`0 0 ${LEFT + columns * CELL + 4} ${bottom + 32}`}
        role="group"
        aria-label={panel.title}
      >
        {ground}
        {panel.cells
          .filter((cell) => table.seals.has(cell.id))
          .map((cell) => (
            <Choice
              key={cell.id}
              cell={cell}
              zone={zones.get(cell.zone)}
              x={x(cell.column)}
              y={y(cell.row)}
            />
          ))}
        {names.map((name) => (
          <text
            key={name.zone.id}
            class="zn"
            x={x(0) + name.x * CELL}
            y={y(0) + CELL - name.y * CELL + 4 - (name.lines.length - 1) * 7}
          >
            {name.lines.map((line, i) => (
              <tspan key={line} x={x(0) + name.x * CELL} dy={i ? 14 : 0}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
        {panel.columns.map((label, i) => (
          <Tick
            key={label}
            label={label}
            level={panel.column_levels[i]}
            x={x(i) + CELL / 2}
            y={bottom + 13}
            anchor="middle"
          />
        ))}
        {panel.rows.map((label, i) => (
          <Tick
            key={label}
            label={label}
            level={panel.row_levels[i]}
            x={LEFT - 5}
            y={y(i) + 14}
            anchor="end"
          />
        ))}
        <text class="ax" x={LEFT + columns * CELL} y={bottom + 28} text-anchor="end">
          {panel.across} →
        </text>
        <text class="ax" transform={`translate(${LEFT + 12} ${TOP + 60}) rotate(-90)`}>
          {panel.up} →
        </text>
        {panel.cells
          .filter((cell) => cell.pieces.length)
          .map((cell) => (
            <Markers key={cell.id} cell={cell} x={x(cell.column)} y={y(cell.row)} mine={mine} ways={ways} />
          ))}
        {panel.cells
          .filter((cell) => table.seals.has(cell.id))
          .map((cell) => (
            <CellSeal key={cell.id} id={cell.id} x={x(cell.column) + CELL / 2} y={y(cell.row) + CELL / 2} />
          ))}
      </svg>
      <p class="screen-reader">
        {panel.cells
          .flatMap((cell) =>
            cell.pieces.map((piece) => {
              const across = `${panel.across} ${panel.columns[cell.column] ?? ''}`
              const up = `${panel.up} ${panel.rows[cell.row] ?? ''}`
              return `${piece.label}: ${across}, ${up}, ${zones.get(cell.zone)?.name ?? ''}`
            }),
          )
          .join('. ')}
      </p>
    </section>
  )
}

/**
 * Where the markers of one cell stand: side by side, over its edges if need be, in two lines from four on.
 */
function spread(markers: number): [number, number][] {
  const across = markers > 3 ? Math.ceil(markers / 2) : markers
  const down = markers > 3 ? 2 : 1
  const step = across > 2 ? 10 : 12
  return Array.from({ length: markers }, (_, i) => [
    (CELL - MARKER - (across - 1) * step) / 2 + (i % across) * step,
    (CELL - MARKER - (down - 1) * step) / 2 + Math.floor(i / across) * step,
  ])
}

function Markers({
  cell,
  x,
  y,
  mine,
  ways,
}: {
  cell: MatrixCell
  x: number
  y: number
  mine: number | undefined
  ways: Ways
}): JSX.Element {
  const places = spread(cell.pieces.length)
  const over = Math.max(0, -(places[0]?.[0] ?? 0))
  return (
    <g aria-hidden="true" class="standing">
      {cell.pieces.map((piece, i) => (
        <Token
          key={piece.id}
          colour={piece.colour}
          x={x + (places[i]?.[0] ?? 0)}
          y={y + (places[i]?.[1] ?? 0)}
          size={MARKER}
          icon={piece.icon}
          mark={piece.mark}
          way={ways.get(piece.id)}
        />
      ))}
      {cell.pieces.some((piece) => piece.colour === mine) && (
        <rect
          class="me"
          x={x - over}
          y={y - (places.length > 3 ? over : 0)}
          width={CELL + 2 * over}
          height={CELL + (places.length > 3 ? 2 * over : 0)}
          rx="4"
        />
      )}
    </g>
  )
}

interface CellProps {
  cell: MatrixCell
  zone: MatrixZone | undefined
  x: number
  y: number
}

function explained({ cell, zone }: CellProps): {
  title: string
  kind: string
  icon: string
  text: string
  lines: { label: string; value: string }[]
} {
  return {
    title: zone?.name ?? '',
    kind: '',
    icon: 'government',
    text: [zone?.text, cell.note].filter(Boolean).join('. '),
    lines: cell.pieces.map((piece) => ({ label: piece.label, value: '' })),
  }
}

function Cell(props: CellProps): JSX.Element {
  const { cell, zone, x, y } = props
  return (
    <g {...(explains(explained(props)) as object)}>
      <rect class="z" x={x} y={y} width={CELL} height={CELL} style={{ '--z': zone?.colour ?? '#999' }} />
      {cell.note && (
        <path
          class="goal"
          d={`M${x + 10} ${y + 4}l1.8 4 4.2.4-3.2 2.8 1 4.2-3.8-2.2-3.8 2.2 1-4.2-3.2-2.8 4.2-.4z`}
        />
      )}
    </g>
  )
}

function Choice(props: CellProps): JSX.Element {
  const { cell, zone, x, y } = props
  const thing = useThing(cell.id, `${zone?.name ?? ''} ${cell.column + 1}/${cell.row + 1}`)
  return (
    <g
      class={classes('choice', thing.active && 'is-preview')}
      role="button"
      tabIndex={0}
      aria-label={thing.label}
      data-thing={cell.id}
      onClick={thing.click}
      onKeyDown={onKey(thing.click)}
      {...(explains(explained(props), thing.look) as object)}
    >
      <rect class="zc" x={x + 1} y={y + 1} width={CELL - 2} height={CELL - 2} rx="3" />
    </g>
  )
}

function CellSeal({ id, x, y }: { id: string; x: number; y: number }): JSX.Element {
  return <Seal x={x} y={y} r={8.5} text={useThing(id, '').text} />
}

function Tick({
  label,
  level,
  x,
  y,
  anchor,
}: {
  label: string
  level: MatrixLevel | undefined
  x: number
  y: number
  anchor: 'middle' | 'end'
}): JSX.Element {
  const thing = useThing(level?.id ?? '', level?.name ?? label)
  const of = { title: level ? `${label} ${level.name}` : '', kind: '', icon: 'book', text: level?.note ?? '' }
  const text = (
    <text class="tk" x={x} y={y} text-anchor={anchor}>
      {label}
    </text>
  )
  if (!thing.can) return <g {...(explains(of) as object)}>{text}</g>
  return (
    <g
      class="choice"
      role="button"
      tabIndex={0}
      aria-label={thing.label}
      data-thing={level?.id}
      onClick={thing.click}
      onKeyDown={onKey(thing.click)}
      {...(explains(of, thing.look) as object)}
    >
      <Seal x={anchor === 'end' ? x - 5 : x} y={y - 4} r={8.5} text={thing.text} />
    </g>
  )
}

/** Names of zones stand near their middle, none on another; long ones break. */
function placed(zones: MatrixZone[], all: MatrixCell[], most: number): Named[] {
  const found: Named[] = []
  const width = (line: string): number => (line.length * 6.6) / CELL
  const standing = all.filter((cell) => cell.pieces.length || cell.note)
  const inhabited = zones
    .map((zone) => ({ zone, cells: all.filter((cell) => cell.zone === zone.id) }))
    .filter(({ cells }) => cells.length)
    .sort((a, b) => b.cells.length - a.cells.length)
  for (const { zone, cells } of inhabited) {
    const full = `${zone.name} ${zone.value}`.trim()
    const broad =
      Math.max(...cells.map((cell) => cell.column)) - Math.min(...cells.map((cell) => cell.column)) + 1
    const words = full.split(' ')
    const lines =
      words.length > 2 && width(full) > broad
        ? [words.slice(0, -2).join(' '), words.slice(-2).join(' ')]
        : [full]
    const half = Math.max(...lines.map(width)) / 2
    const middle = [
      cells.reduce((sum, cell) => sum + cell.column + 0.5, 0) / cells.length,
      cells.reduce((sum, cell) => sum + cell.row + 0.5, 0) / cells.length,
    ] as const
    let best: Named | null = null
    let least = Infinity
    for (const cell of cells) {
      const x = Math.min(Math.max(cell.column + 0.5, half), most - half)
      const y = cell.row + 0.5
      const covered = cells.filter(
        (other) => other.row === cell.row && Math.abs(other.column + 0.5 - x) <= half,
      ).length
      const clash = found.filter(
        (other) =>
          Math.abs(other.y - y) < 0.5 * (lines.length + other.lines.length) * 0.85 &&
          Math.abs(other.x - x) < half + Math.max(...other.lines.map(width)) / 2,
      ).length
      const taken = standing.filter(
        (other) =>
          Math.abs(other.row + 0.5 - y) < 0.5 + 0.4 * lines.length &&
          Math.abs(other.column + 0.5 - x) < half + 0.5,
      ).length
      const cost =
        Math.hypot(cell.column + 0.5 - middle[0], y - middle[1]) + clash * 100 + taken * 2.5 - covered * 0.8
      if (cost < least) {
        least = cost
        best = { zone, x, y, lines }
      }
    }
    if (best) found.push(best)
  }
  return found
}
