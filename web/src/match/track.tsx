/** Tracks: the time in the top bar, others as panels. */
import type { JSX } from 'preact'
import type { TrackCell, TrackPanel } from '../types'
import { Shape } from '../ui'
import { explains, useThing } from './table'

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
  return (
    <div class="time" role="group" aria-label={time.title}>
      {stretches(time.cells).map((stretch) => (
        <div key={stretch.name} class={`epoch${stretch.cells.some((cell) => cell.state === 'now') ? ' on' : ''}`}>
          <span class="en">{stretch.name}</span>
          <span class="pips">
            {stretch.cells.map((cell) => (
              <b key={cell.id} class={`${cell.state}${cell.strong ? ' big' : ''}`} aria-current={cell.state === 'now' ? 'step' : undefined} {...explains({ title: `${time.title} ${cell.label}`, kind: stretch.name, icon: 'clock', text: cell.note })}>{cell.label}</b>
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}

export function Track({ panel }: { panel: TrackPanel }): JSX.Element {
  return (
    <section class="panel trks" aria-label={panel.title}>
      <div class="ph"><h2>{panel.title}</h2><small>{panel.note}</small></div>
      <div class="cells">{panel.cells.map((cell) => <Step key={cell.id} cell={cell} />)}</div>
    </section>
  )
}

function Step({ cell }: { cell: TrackCell }): JSX.Element {
  const thing = useThing(cell.id, cell.label)
  const inner = <>{cell.pieces.length ? cell.pieces.map((piece) => <Shape key={piece.id} colour={piece.colour} label={piece.label} />) : cell.label}{thing.can && <b class="key">{thing.text}</b>}</>
  const cls = `${cell.state}${cell.strong ? ' big' : ''}${thing.can ? ' can' : ''}`
  if (thing.can) return <button class={cls} aria-label={thing.label} data-thing={cell.id} onClick={thing.click}>{inner}</button>
  return <span class={cls} {...explains({ title: cell.label, kind: cell.group, icon: 'clock', text: cell.note })}>{inner}</span>
}
