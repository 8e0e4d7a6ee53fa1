/** What stands beside the board: matrices, tracks, and rows that have no place of their own. */
import type { JSX } from 'preact'
import type { RowPanel } from '../types'
import { Icon } from '../ui'
import { Matrix } from './matrix'
import { useTable } from './match-context'
import type { Panels } from './panels'
import { Tracks } from './track'
import { t } from '../words'

/** The number of cards that are named. */
const FEW = 6

interface SidePanelsProps {
  panels: Panels
  looked: string
  look: (id: string) => void
}

export function SidePanels({ panels, looked, look }: SidePanelsProps): JSX.Element {
  return (
    <section class="side-panels" aria-label={t('table')}>
      {panels.matrices.map((panel) => (
        <Matrix key={panel.id} panel={panel} />
      ))}
      {panels.tracks.length > 0 && <Tracks panels={panels.tracks} />}
      {panels.home && panels.rows.length > 0 && (
        <div class="piles">
          {panels.rows.map((row) => (
            <Pile key={row.id} row={row} shown={row.id === looked} open={() => look(row.id)} />
          ))}
        </div>
      )}
    </section>
  )
}

/** A row in a word, and a way to look at it. */
function Pile({ row, shown, open }: { row: RowPanel; shown: boolean; open: () => void }): JSX.Element {
  const { seals } = useTable()
  const groups = [...new Set(row.cards.map((card) => card.group))].filter(Boolean)
  const named = row.cards.length <= FEW && row.cards.every((card) => card.state !== 'down')
  return (
    <button class="pile" aria-pressed={shown} onClick={open}>
      <Icon name={row.cards[0]?.icon ?? 'card'} />
      <span>{row.title}</span>
      <b>{named ? row.cards.map((card) => card.title).join(', ') || t('none') : groups.join(', ')}</b>
      {row.cards.some((card) => seals.has(card.id)) && <i class="asked-dot" />}
    </button>
  )
}
