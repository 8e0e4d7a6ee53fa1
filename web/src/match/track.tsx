/** Tracks: the time in the top bar, others as panels. */
import type { JSX } from 'preact'
import { words } from '../state'
import type { TrackCell, TrackPanel } from '../types'
import { Icon, Shape } from '../ui'
import { explains, useThing } from './table'

/** From so many steps on only the current stretch shows its own. */
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

/** All tracks on one sheet; a single one has its name as the title. */
export function Tracks({ panels }: { panels: TrackPanel[] }): JSX.Element {
  const [first] = panels
  const alone = panels.length === 1
  const title = alone && first ? first.title : words.value.tracks
  return (
    <section class={`panel trks${alone ? ' alone' : ''}`} aria-label={title}>
      <div class="ph"><h2>{title}</h2><small>{alone ? first?.note : ''}</small></div>
      {panels.map((panel) => (
        <div class="trk" key={panel.id} role="group" aria-label={panel.title}>
          {!alone && <span class="tl" {...explains({ title: panel.title, kind: '', icon: panel.icon, text: panel.note })}>{panel.icon && <Icon name={panel.icon} />}{panel.title}</span>}
          <div class="cells">{panel.cells.map((cell) => <Step key={cell.id} cell={cell} valued={panel.cells.every((other) => other.pieces.length > 0)} />)}</div>
        </div>
      ))}
    </section>
  )
}

/** Where only steps with pieces are shown, their values stand beside the pieces. */
function Step({ cell, valued }: { cell: TrackCell; valued: boolean }): JSX.Element {
  const thing = useThing(cell.id, cell.label)
  const inner = <>{cell.pieces.length ? cell.pieces.map((piece) => <Shape key={piece.id} colour={piece.colour} label={piece.label} />) : cell.label}{valued && <em>{cell.label}</em>}{thing.can && <b class="key">{thing.text}</b>}</>
  const cls = `${cell.state}${cell.strong ? ' big' : ''}${thing.can ? ' can' : ''}${thing.lesser ? ' lesser' : ''}${thing.lit ? ' is-lit' : ''}`
  if (thing.can) return <button class={cls} aria-label={thing.label} data-thing={cell.id} onClick={thing.click}>{inner}</button>
  return <span class={cls} {...explains({ title: cell.label, kind: cell.group, icon: 'clock', text: cell.note })}>{inner}</span>
}
