/** Tracks: the time in the top bar, others as panels. */
import type { JSX } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { classes } from '../classes'
import type { TrackCell, TrackPanel } from '../types'
import { Icon, Shape, SHAPES } from '../ui'
import { MarkChip } from './mark-chip'
import { explains, useTable, useThing } from './match-context'
import { isNow, stretches, timeForm } from './time-form'
import { useBox } from './use-box'
import { t } from '../words'

/** Where in the match we are; the form is chosen by the room there is. */
export function Time({ time }: { time: TrackPanel }): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  const { width } = useBox(box)
  const all = useMemo(() => stretches(time.cells), [time.cells])
  const form = timeForm(all, width)
  return (
    <div class="time" ref={box} role="group" aria-label={time.title}>
      {form !== 'none' &&
        all
          .filter((stretch) => form === 'all' || form === 'names' || isNow(stretch))
          .map((stretch) => (
            <div key={stretch.name} class={classes('epoch', isNow(stretch) && 'is-now')}>
              <span class="epoch-name">{stretch.name}</span>
              {(form === 'all' || isNow(stretch)) && (
                <span class="pips">
                  {stretch.cells
                    .filter((cell) => form !== 'now' || cell.state === 'now')
                    .map((cell) => (
                      <Pip key={cell.id} cell={cell} title={`${time.title} ${cell.label}`} />
                    ))}
                </span>
              )}
            </div>
          ))}
    </div>
  )
}

function Pip({ cell, title }: { cell: TrackCell; title: string }): JSX.Element {
  return (
    <b
      class={classes(cell.state, cell.strong && 'strong')}
      aria-current={cell.state === 'now' ? 'step' : undefined}
      {...explains({ title, kind: cell.group, icon: 'clock', text: cell.note })}
    >
      {cell.label}
    </b>
  )
}

/** Where only steps with pieces are shown, and all are numbers, they stand on a scale. */
const isScale = (panel: TrackPanel): boolean =>
  panel.cells.length > 0 &&
  panel.cells.every(({ pieces, label }) => pieces.length > 0 && !pieces[0]?.mark && /^[\d−-]+$/.test(label))
/** What is drawn before the box is measured. */
const FIRST = 216
const STEPS = [1, 2, 3, 5, 10, 20, 25, 50, 100]

/** Where one of several at the same place stands, never beyond the ends. */
function beside(x: number, i: number, all: number, width: number): number {
  const first = Math.max(8 - x, Math.min(width - 8 - x - (all - 1) * 10, -(all - 1) * 5))
  return first + i * 10
}

function Scale({ panel }: { panel: TrackPanel }): JSX.Element {
  const box = useRef<SVGSVGElement>(null)
  const measured = useBox(box).width
  const width = Number.isFinite(measured) && measured > 0 ? measured : FIRST
  const values = panel.cells.map((cell) => ({ cell, value: Number(cell.label.replace('−', '-')) }))
  const least = Math.min(0, ...values.map(({ value }) => value))
  const most = Math.max(3, ...values.map(({ value }) => value))
  const step = STEPS.find((one) => (most - least) / one <= 4) ?? 200
  const end = Math.ceil((most - least) / step) * step + least
  const x = (value: number): number => 8 + ((width - 16) * (value - least)) / (end - least)
  const ticks = Array.from({ length: Math.round((end - least) / step) + 1 }, (_, i) => least + i * step)
  return (
    <svg
      class="scale"
      ref={box}
      viewBox={`0 0 ${width} 32`}
      role="img"
      aria-label={values
        .map(({ cell }) => `${cell.pieces.map((piece) => piece.label).join(', ')} ${cell.label}`)
        .join('; ')}
    >
      <path
        class="scale-line"
        d={`M${x(least)} 14H${x(end)}${ticks.map((tick) => `M${x(tick).toFixed(1)} 11v6`).join('')}`}
      />
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y="31" text-anchor="middle">
          {tick}
        </text>
      ))}
      {values.flatMap(({ cell, value }) =>
        cell.pieces.map((piece, i) => {
          const left = x(value) - 7.5 + beside(x(value), i, cell.pieces.length, width)
          return (
            <path
              key={piece.id}
              class={`scale-mark seat-${piece.colour}`}
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
  const title = alone && first ? first.title : panels.some(isScale) ? t('standing') : t('tracks')
  return (
    <section class={classes('panel tracks', alone && 'alone')} aria-label={title}>
      <div class="panel-head">
        <h2>{title}</h2>
        <small>{alone ? first?.note : ''}</small>
      </div>
      {panels.map((panel) => (
        <div class="track" key={panel.id} role="group" aria-label={panel.title}>
          {!alone && (
            <span
              class="track-name"
              {...explains({ title: panel.title, kind: '', icon: panel.icon, text: panel.note })}
            >
              {panel.icon && <Icon name={panel.icon} />}
              {panel.title}
            </span>
          )}
          {isScale(panel) ? (
            <Scale panel={panel} />
          ) : panel.edge ? (
            <Queue panel={panel} />
          ) : (
            <div class="track-cells">
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

/** A track that runs along the map where there is room: its steps in lines, of a long scale those with pieces. */
function Queue({ panel }: { panel: TrackPanel }): JSX.Element {
  const { scene } = useTable()
  const mine = scene.board.mats.find((mat) => mat.you)?.colour ?? 0
  const scaled = panel.cells.some((cell) => cell.group)
  const cells = scaled ? panel.cells.filter((cell) => cell.pieces.some((piece) => piece.colour)) : panel.cells
  return (
    <div class="track-queue">
      {cells.map((cell) => (
        <span key={cell.id} class={cell.state}>
          {cell.label}
          {cell.pieces.map((piece) => (
            <MarkChip key={piece.id} piece={piece} mine={piece.colour === mine} />
          ))}
        </span>
      ))}
    </div>
  )
}

function Step({ cell }: { cell: TrackCell }): JSX.Element {
  const thing = useThing(cell.id, cell.label)
  const marked = cell.pieces.find((piece) => piece.mark)
  const inner = (
    <>
      {marked ? (
        <MarkChip piece={marked} open={!cell.strong} value={cell.label} />
      ) : cell.pieces.length ? (
        cell.pieces.map((piece) => <Shape key={piece.id} colour={piece.colour} label={piece.label} />)
      ) : (
        cell.label
      )}
      {thing.text && <b class="key">{thing.text}</b>}
    </>
  )
  const state = classes(
    cell.state,
    cell.strong && !marked && 'strong',
    marked && 'is-marked',
    thing.can && 'can',
    thing.lesser && 'lesser',
    thing.lit && 'is-lit',
  )
  if (thing.can)
    return (
      <button class={state} aria-label={thing.label} data-thing={cell.id} onClick={thing.click}>
        {inner}
      </button>
    )
  return (
    <span
      class={state}
      {...explains({ title: cell.label, kind: cell.group, icon: 'clock', text: cell.note })}
    >
      {inner}
    </span>
  )
}
