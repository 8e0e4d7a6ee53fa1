/** Tracks: the time in the top bar, others as panels. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import { words } from '../state'
import type { TrackCell, TrackPanel } from '../types'
import { Icon, Shape, SHAPES } from '../ui'
import { explains, useThing } from './match-context'

/** The number of steps from which only the current stretch shows its own. */
const LONG = 14

function stretches(cells: TrackCell[]): { name: string; cells: TrackCell[] }[] {
  const found: { name: string; cells: TrackCell[] }[] = []
  for (const cell of cells) {
    const last = found[found.length - 1]
    if (last && last.name === cell.group) last.cells.push(cell)
    else found.push({ name: cell.group, cells: [cell] })
  }
  return found
}

export function Time({ time }: { time: TrackPanel }): JSX.Element {
  const long = time.cells.length > LONG
  return (
    <div class={long ? 'time long' : 'time'} role="group" aria-label={time.title}>
      {stretches(time.cells).map((stretch) => (
        <div
          key={stretch.name}
          class={classes('epoch', stretch.cells.some((cell) => cell.state === 'now') && 'on')}
        >
          <span class="en">{stretch.name}</span>
          <span class="pips">
            {stretch.cells.map((cell) => (
              <b
                key={cell.id}
                class={classes(cell.state, cell.strong && 'big')}
                aria-current={cell.state === 'now' ? 'step' : undefined}
                {...explains({
                  title: `${time.title} ${cell.label}`,
                  kind: stretch.name,
                  icon: 'clock',
                  text: cell.note,
                })}
              >
                {cell.label}
              </b>
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Where only steps with pieces are shown, and all are numbers, they stand on a scale. */
const isScale = (panel: TrackPanel): boolean =>
  panel.cells.length > 0 &&
  panel.cells.every((cell) => cell.pieces.length > 0 && /^[\d−-]+$/.test(cell.label))
const WIDTH = 216
const STEPS = [1, 2, 3, 5, 10, 20, 25, 50, 100]

/** Where one of several at the same place stands, never beyond the ends. */
function beside(x: number, i: number, all: number): number {
  const first = Math.max(8 - x, Math.min(WIDTH - 8 - x - (all - 1) * 10, -(all - 1) * 5))
  return first + i * 10
}

function Scale({ panel }: { panel: TrackPanel }): JSX.Element {
  const values = panel.cells.map((cell) => ({ cell, value: Number(cell.label.replace('−', '-')) }))
  const least = Math.min(0, ...values.map(({ value }) => value))
  const most = Math.max(3, ...values.map(({ value }) => value))
  const step = STEPS.find((one) => (most - least) / one <= 4) ?? 200
  const end = Math.ceil((most - least) / step) * step + least
  const x = (value: number): number => 8 + ((WIDTH - 16) * (value - least)) / (end - least)
  const ticks = Array.from({ length: Math.round((end - least) / step) + 1 }, (_, i) => least + i * step)
  return (
    <svg
      class="scale"
      viewBox={`0 0 ${WIDTH} 32`}
      role="img"
      aria-label={values
        .map(({ cell }) => `${cell.pieces.map((piece) => piece.label).join(', ')} ${cell.label}`)
        .join('; ')}
    >
      <path
        class="ax"
        d={`M${x(least)} 14H${x(end)}${ticks.map((tick) => `M${x(tick).toFixed(1)} 11v6`).join('')}`}
      />
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y="31" text-anchor="middle">
          {tick}
        </text>
      ))}
      {values.flatMap(({ cell, value }) =>
        cell.pieces.map((piece, i) => {
          const left = x(value) - 7.5 + beside(x(value), i, cell.pieces.length)
          return (
            <path
              key={piece.id}
              class={`dt s${piece.colour}`}
              transform={`translate(${left.toFixed(1)} 6.5) scale(.75)`}
              d={SHAPES[piece.colour] ?? SHAPES[7] ?? ''}
            />
          )
        }),
      )}
    </svg>
  )
}

/** All tracks on one sheet; a single one has its name as the title. */
export function Tracks({ panels }: { panels: TrackPanel[] }): JSX.Element {
  const [first] = panels
  const alone = panels.length === 1
  const title =
    alone && first ? first.title : panels.some(isScale) ? words.value.standing : words.value.tracks
  return (
    <section class={classes('panel trks', alone && 'alone')} aria-label={title}>
      <div class="panel-head">
        <h2>{title}</h2>
        <small>{alone ? first?.note : ''}</small>
      </div>
      {panels.map((panel) => (
        <div class="trk" key={panel.id} role="group" aria-label={panel.title}>
          {!alone && (
            <span
              class="tl"
              {...explains({ title: panel.title, kind: '', icon: panel.icon, text: panel.note })}
            >
              {panel.icon && <Icon name={panel.icon} />}
              {panel.title}
            </span>
          )}
          {isScale(panel) ? (
            <Scale panel={panel} />
          ) : (
            <div class="cells">
              {panel.cells.map((cell) => (
                <Step key={cell.id} cell={cell} />
              ))}
            </div>
          )}
        </div>
      ))}
    </section>
  )
}

function Step({ cell }: { cell: TrackCell }): JSX.Element {
  const thing = useThing(cell.id, cell.label)
  const inner = (
    <>
      {cell.pieces.length
        ? cell.pieces.map((piece) => <Shape key={piece.id} colour={piece.colour} label={piece.label} />)
        : cell.label}
      {thing.text && <b class="key">{thing.text}</b>}
    </>
  )
  const cls = classes(
    cell.state,
    cell.strong && 'big',
    thing.can && 'can',
    thing.lesser && 'lesser',
    thing.lit && 'is-lit',
  )
  if (thing.can)
    return (
      <button class={cls} aria-label={thing.label} data-thing={cell.id} onClick={thing.click}>
        {inner}
      </button>
    )
  return (
    <span class={cls} {...explains({ title: cell.label, kind: cell.group, icon: 'clock', text: cell.note })}>
      {inner}
    </span>
  )
}
