/** A track along the map: steps of a round with who takes them, or a long scale in stretches. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import type { TrackCell, TrackPanel } from '../types'
import { Icon } from '../ui'
import { MarkChip } from './mark-chip'
import { explains, useTable, useThing } from './match-context'
import { stretches } from './time-form'

export function EdgeTrack({ panel }: { panel: TrackPanel }): JSX.Element {
  const all = stretches(panel.cells)
  const grouped = all.some(({ name }) => name)
  return (
    <section
      class={classes('edge-track', `is-${panel.edge}`, grouped && 'is-scale')}
      aria-label={panel.title}
      data-panel={panel.id}
    >
      {grouped ? (
        all.map(({ name, cells }) => (
          <div
            key={name}
            class={classes(
              'edge-stretch',
              cells.every((cell) => cell.state === 'past') && 'is-past',
              cells.some((cell) => cell.state === 'now') && 'is-now',
            )}
            role="group"
            aria-label={name}
          >
            <h3>{name}</h3>
            <div class="edge-cells">
              {cells.map((cell) => (
                <ScaleCell key={cell.id} cell={cell} />
              ))}
            </div>
          </div>
        ))
      ) : (
        <>
          <div class="edge-title">
            <b>{panel.title}</b>
            <small>{panel.note}</small>
          </div>
          {panel.cells.map((cell, i) => (
            <StepCell key={cell.id} cell={cell} number={i + 1} />
          ))}
        </>
      )}
    </section>
  )
}

/** The colour of the viewer's own pieces. */
function useMine(): number {
  return useTable().scene.board.mats.find((mat) => mat.you)?.colour ?? 0
}

/** How many chips fit a step with shapes and letters, and how many with letters alone. */
const WHOLE_CHIPS = 3
const LETTERED_CHIPS = 4

const crowd = (chips: number): string =>
  chips <= WHOLE_CHIPS ? '' : chips <= LETTERED_CHIPS ? 'is-full' : 'is-crowded'

function StepCell({ cell, number }: { cell: TrackCell; number: number }): JSX.Element {
  const mine = useMine()
  return (
    <div
      class={classes('edge-step', cell.state && `is-${cell.state}`)}
      aria-current={cell.state === 'now' ? 'step' : undefined}
      {...explains({ title: cell.label, kind: '', icon: cell.icon, text: cell.note })}
    >
      <span class="edge-name">
        <em>{number}</em>
        {cell.icon && <Icon name={cell.icon} />}
        <span>{cell.label}</span>
      </span>
      <span class={classes('edge-chips', crowd(cell.pieces.length))}>
        {cell.pieces.map((piece) => (
          <MarkChip key={piece.id} piece={piece} mine={piece.colour === mine} />
        ))}
      </span>
    </div>
  )
}

/** How many chips a high cell has room for; those beyond are drawn as edges below the others. */
const MOST_CHIPS = 3

function ScaleCell({ cell }: { cell: TrackCell }): JSX.Element {
  const thing = useThing(cell.id, cell.label)
  const mine = useMine()
  const chips = cell.pieces.filter((piece) => piece.colour)
  chips.sort((one, other) => Number(other.colour === mine) - Number(one.colour === mine))
  const shown = chips.length > MOST_CHIPS ? MOST_CHIPS - 1 : MOST_CHIPS
  const inner = (
    <>
      <small>{cell.label}</small>
      {chips.slice(0, shown).map((piece) => (
        <b
          key={piece.id}
          class={classes(`scale-chip seat-${piece.colour}`, piece.colour === mine && 'is-mine')}
          title={piece.label}
        >
          {piece.mark}
        </b>
      ))}
      {chips.length > 1 && (
        <span class="scale-rest" title={chips.map(({ label }) => label).join(', ')}>
          {chips.slice(1).map((piece, i) => (
            <i key={piece.id} class={classes(`seat-${piece.colour}`, i + 1 < shown && 'is-shown')} />
          ))}
        </span>
      )}
      {cell.pieces
        .filter((piece) => !piece.colour)
        .map((piece) => (
          <i key={piece.id} class="scale-diamond" title={piece.label} role="img" aria-label={piece.label} />
        ))}
      {thing.text && <b class="key">{thing.text}</b>}
    </>
  )
  const look = classes(
    'edge-cell',
    cell.state && `is-${cell.state}`,
    thing.can && 'can',
    thing.lit && 'is-lit',
  )
  if (!thing.can) return <div class={look}>{inner}</div>
  return (
    <button class={look} aria-label={thing.label} data-thing={cell.id} onClick={thing.click}>
      {inner}
    </button>
  )
}
