/** The matrix: zones with their names, markers, and the cells that can be reached. */
import type { JSX, SVGAttributes } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import { classes } from '../classes'
import type { MatrixCell, MatrixLevel, MatrixPanel, MatrixZone } from '../types'
import { Seal, Token } from '../ui'
import { type Explained, explains, hideDetail, onKey, showDetail, useTable, useThing } from './match-context'
import { cellTowards, type Plot, plotOf, spread, zoneNames } from './matrix-plot'
import { useWays, type Ways } from './travel'
import { useBox } from './use-box'

/** What is drawn before the box is measured. */
const FIRST = { width: 320, height: 330 }
const HOVER = 220
const PRESS = 450

type Zones = ReadonlyMap<string, MatrixZone>

export function Matrix({ panel }: { panel: MatrixPanel }): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  const size = useBox(box)
  const measured = Number.isFinite(size.width) && size.width > 0 && size.height > 0
  const { width, height } = measured ? size : FIRST
  const plot = useMemo(
    () => plotOf({ width, height }, panel.columns.length, panel.rows.length),
    [width, height, panel.columns.length, panel.rows.length],
  )
  const zones = useMemo(() => new Map(panel.zones.map((zone) => [zone.id, zone])), [panel.zones])
  return (
    <section class="panel matrix-panel" aria-label={panel.title}>
      <div class="panel-head">
        <h2>{panel.title}</h2>
        <small title={panel.note}>{panel.note}</small>
      </div>
      <div class="matrix-box" ref={box}>
        <Cells panel={panel} plot={plot} zones={zones} />
      </div>
      <p class="screen-reader">
        {panel.cells
          .flatMap((cell) => cell.pieces.map((piece) => `${piece.label}: ${placeOf(panel, cell, zones)}`))
          .join('. ')}
      </p>
    </section>
  )
}

/** Where a cell is, in words. */
function placeOf(panel: MatrixPanel, cell: MatrixCell, zones: Zones): string {
  const across = `${panel.across} ${panel.columns[cell.column] ?? ''}`
  const up = `${panel.up} ${panel.rows[cell.row] ?? ''}`
  return `${across}, ${up}, ${zones.get(cell.zone)?.name ?? ''}`
}

function explained(cell: MatrixCell, zones: Zones): Explained {
  const zone = zones.get(cell.zone)
  return {
    title: zone?.name ?? '',
    kind: '',
    icon: 'government',
    text: [zone?.text, cell.note].filter(Boolean).join('. '),
    lines: cell.pieces.map((piece) => ({ label: piece.label, value: '' })),
  }
}

interface CellsProps {
  panel: MatrixPanel
  plot: Plot
  zones: Zones
}

function Cells({ panel, plot, zones }: CellsProps): JSX.Element {
  const table = useTable()
  const names = useMemo(() => zoneNames(panel, plot), [panel, plot])
  const mine = table.scene.board.mats.find((mat) => mat.you)?.colour
  const cursor = useCursor(panel, zones, mine)
  const ways = useWays(
    panel.cells.flatMap((cell) =>
      cell.pieces.map(({ id, kind, colour }) => ({
        id,
        kind,
        colour,
        x: plot.x(cell.column),
        y: plot.y(cell.row),
      })),
    ),
    table.scene,
  )
  const choosable = panel.cells.filter((cell) => table.seals.has(cell.id))
  const ground = useMemo(
    () => panel.cells.map((cell) => <Ground key={cell.id} cell={cell} zones={zones} plot={plot} />),
    [panel.cells, zones, plot],
  )
  return (
    <svg
      class="matrix"
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="group"
      aria-label={panel.title}
      {...cursor.handlers}
    >
      {ground}
      {choosable.map((cell) => (
        <Choice key={cell.id} cell={cell} zones={zones} plot={plot} />
      ))}
      {names.map((name) => {
        const x = plot.left + name.x * plot.cellWidth
        const y = plot.bottom - name.y * plot.cellHeight + 4 - (name.lines.length - 1) * 7
        return (
          <text key={name.zone.id} class="zone-name" x={x} y={y}>
            {name.lines.map((line, i) => (
              <tspan key={line} x={x} dy={i ? 14 : 0}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
      <Axes panel={panel} plot={plot} />
      {panel.cells
        .filter((cell) => cell.pieces.length)
        .map((cell) => (
          <Markers key={cell.id} cell={cell} plot={plot} mine={mine} ways={ways} />
        ))}
      {choosable.map((cell) => (
        <CellSeal key={cell.id} cell={cell} plot={plot} />
      ))}
      {cursor.cell && (
        <rect
          class="matrix-cursor"
          id={cursor.id}
          role="img"
          aria-label={[placeOf(panel, cursor.cell, zones), explained(cursor.cell, zones).text]
            .filter(Boolean)
            .join('. ')}
          ref={cursor.show}
          {...boxOf(plot, cursor.cell, 0)}
          rx="3"
        />
      )}
    </svg>
  )
}

const boxOf = (
  plot: Plot,
  cell: MatrixCell,
  inset: number,
): { x: number; y: number; width: number; height: number } => ({
  x: plot.x(cell.column) + inset,
  y: plot.y(cell.row) + inset,
  width: Math.max(1, plot.cellWidth - 2 * inset),
  height: Math.max(1, plot.cellHeight - 2 * inset),
})

interface Cursor {
  cell: MatrixCell | null
  id: string
  show: (element: Element | null) => void
  handlers: SVGAttributes<SVGSVGElement>
}

/** One tab stop for all cells: arrow keys lead from one to the next, and what it means is shown. */
function useCursor(panel: MatrixPanel, zones: Zones, mine: number | undefined): Cursor {
  const [at, setAt] = useState<string | null>(null)
  const cell = panel.cells.find((one) => one.id === at) ?? null
  const id = `matrix-cursor-${panel.id}`
  const start = panel.cells.find((one) => one.pieces.some((piece) => piece.colour === mine)) ?? panel.cells[0]
  const under = (event: Event): [Element, MatrixCell] | null => {
    const element = (event.target as Element).closest('[data-cell]')
    const found = panel.cells.find((one) => one.id === element?.getAttribute('data-cell'))
    return element && found ? [element, found] : null
  }
  const look = (event: Event, delay: number): void => {
    const found = under(event)
    if (found) showDetail(found[0], explained(found[1], zones), delay)
    else hideDetail()
  }
  return {
    cell,
    id,
    show: (element) => {
      if (element && cell) showDetail(element, explained(cell, zones), 0)
    },
    handlers: {
      tabIndex: 0,
      'aria-activedescendant': cell ? id : undefined,
      onFocus: (event) => {
        if (event.target === event.currentTarget && start && matchesFocus(event.currentTarget))
          setAt(start.id)
      },
      onBlur: () => {
        setAt(null)
        hideDetail()
      },
      onKeyDown: (event) => {
        const next = cell && cellTowards(panel.cells, cell, event.key)
        if (!next) return
        event.preventDefault()
        setAt(next.id)
      },
      onMouseOver: (event) => look(event, HOVER),
      onMouseLeave: hideDetail,
      onTouchStart: (event) => look(event, PRESS),
    },
  }
}

/** Whether the focus came by keyboard. */
const matchesFocus = (element: Element): boolean => element.matches(':focus-visible')

interface CellProps {
  cell: MatrixCell
  zones: Zones
  plot: Plot
}

function Ground({ cell, zones, plot }: CellProps): JSX.Element {
  const { cellWidth, cellHeight } = plot
  const scale = Math.min(cellWidth, cellHeight) / 20
  const x = plot.x(cell.column) + cellWidth / 2 - 10 * scale
  const y = plot.y(cell.row) + cellHeight / 2 - 10 * scale
  return (
    <g data-cell={cell.id}>
      <rect
        class="zone"
        {...boxOf(plot, cell, 0)}
        style={{ '--zone-colour': zones.get(cell.zone)?.colour ?? '#999' }}
      />
      {cell.note && (
        <path
          class="goal"
          transform={`translate(${x} ${y}) scale(${scale})`}
          d="M10 4l1.8 4 4.2.4-3.2 2.8 1 4.2-3.8-2.2-3.8 2.2 1-4.2-3.2-2.8 4.2-.4z"
        />
      )}
    </g>
  )
}

function Choice({ cell, zones, plot }: CellProps): JSX.Element {
  const thing = useThing(cell.id, `${zones.get(cell.zone)?.name ?? ''} ${cell.column + 1}/${cell.row + 1}`)
  return (
    <g
      class={classes('choice', thing.active && 'is-preview')}
      role="button"
      tabIndex={0}
      aria-label={thing.label}
      data-thing={cell.id}
      onClick={thing.click}
      onKeyDown={onKey(thing.click)}
      {...(explains(explained(cell, zones), thing.look) as object)}
    >
      <rect class="zone-choice" {...boxOf(plot, cell, 1)} rx="3" />
    </g>
  )
}

function CellSeal({ cell, plot }: { cell: MatrixCell; plot: Plot }): JSX.Element {
  const x = plot.x(cell.column) + plot.cellWidth / 2
  const y = plot.y(cell.row) + plot.cellHeight / 2
  return <Seal x={x} y={y} r={plot.seal} text={useThing(cell.id, '').text} />
}

function Markers({
  cell,
  plot,
  mine,
  ways,
}: {
  cell: MatrixCell
  plot: Plot
  mine: number | undefined
  ways: Ways
}): JSX.Element {
  const places = spread(plot, cell.pieces.length)
  const over = {
    x: Math.max(0, -Math.min(...places.map(([x]) => x))),
    y: Math.max(0, -Math.min(...places.map(([, y]) => y))),
  }
  const frame = boxOf(plot, cell, 0)
  return (
    <g aria-hidden="true" class="standing">
      {cell.pieces.map((piece, i) => (
        <Token
          key={piece.id}
          colour={piece.colour}
          x={frame.x + (places[i]?.[0] ?? 0)}
          y={frame.y + (places[i]?.[1] ?? 0)}
          size={plot.marker}
          icon={piece.icon}
          mark={piece.mark}
          way={ways.get(piece.id)}
        />
      ))}
      {cell.pieces.some((piece) => piece.colour === mine) && (
        <rect
          class="own-frame"
          x={frame.x - over.x}
          y={frame.y - over.y}
          width={frame.width + 2 * over.x}
          height={frame.height + 2 * over.y}
          rx="4"
        />
      )}
    </g>
  )
}

/** The names of the axes and the numbers of their columns and rows, as many as there is room for. */
function Axes({ panel, plot }: { panel: MatrixPanel; plot: Plot }): JSX.Element {
  const [everyColumn, everyRow] = plot.steps
  return (
    <>
      {panel.columns.map((label, i) => (
        <Tick
          key={label}
          label={i % everyColumn ? '' : label}
          level={panel.column_levels[i]}
          x={plot.x(i) + plot.cellWidth / 2}
          y={plot.bottom + 13}
          anchor="middle"
          seal={plot.seal}
        />
      ))}
      {panel.rows.map((label, i) => (
        <Tick
          key={label}
          label={i % everyRow ? '' : label}
          level={panel.row_levels[i]}
          x={plot.left - 5}
          y={plot.y(i) + plot.cellHeight / 2 + 4}
          anchor="end"
          seal={plot.seal}
        />
      ))}
      {plot.titled && (
        <>
          <text class="axis-name" x={plot.right} y={plot.bottom + 27} text-anchor="end">
            {panel.across} →
          </text>
          <text
            class="axis-name"
            transform={`translate(${plot.left + 13} ${plot.top + 2}) rotate(-90)`}
            text-anchor="end"
          >
            {panel.up} →
          </text>
        </>
      )}
    </>
  )
}

interface TickProps {
  label: string
  level: MatrixLevel | undefined
  x: number
  y: number
  anchor: 'middle' | 'end'
  seal: number
}

function Tick({ label, level, x, y, anchor, seal }: TickProps): JSX.Element | null {
  const thing = useThing(level?.id ?? '', level?.name ?? label)
  const of = { title: level ? `${label} ${level.name}` : '', kind: '', icon: 'book', text: level?.note ?? '' }
  if (!thing.can)
    return label ? (
      <text
        class="tick"
        x={x}
        y={y}
        text-anchor={anchor}
        onMouseEnter={(event) => of.title && showDetail(event.currentTarget, of, HOVER)}
        onMouseLeave={hideDetail}
      >
        {label}
      </text>
    ) : null
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
      <Seal x={anchor === 'end' ? x - 5 : x} y={y - 4} r={seal} text={thing.text} />
    </g>
  )
}
