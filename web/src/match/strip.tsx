/** Rows of cards beside the board: a line, two lines, a scrolling line, or a full grid in a drawer. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { classes } from '../classes'
import type { Seals } from '../seals'
import type { RowPanel } from '../types'
import { Icon } from '../ui'
import { CardFace, SmallCard } from './card'
import { useTable } from './match-context'
import { useRovingFocus } from './roving'
import { t } from '../words'

interface StripProps {
  rows: RowPanel[]
  /** Leads back to what stood here before. */ close?: (() => void) | undefined
}

export function Strip({ rows, close }: StripProps): JSX.Element | null {
  const table = useTable()
  const question = table.scene.ask?.token ?? ''
  // A tab that was clicked stays until the next question.
  const [clicked, setClicked] = useState({ row: '', question })
  const held = clicked.question === question ? rows.find((row) => row.id === clicked.row) : undefined
  const own = table.scene.board.mats.find((mat) => mat.you)?.id
  const shown =
    held ??
    mostMeant(rows, table.seals) ??
    rows.find((row) => row.mat && row.mat === own) ??
    rows[rows.length - 1]
  if (!shown) return null
  return (
    <section
      class={classes('strip', shown.wide && 'is-wide')}
      aria-label={[shown.title, shown.note].filter(Boolean).join(', ')}
    >
      {(!shown.wide || rows.length > 1 || close) && (
        <div class="panel-head">
          {rows.length === 1 ? (
            <h2>{shown.title}</h2>
          ) : (
            <Tabs rows={rows} shown={shown} open={(row) => setClicked({ row, question })} />
          )}
          {shown.note && <small>{shown.note}</small>}
          {close && (
            <button class="icon-button" aria-label={t('to-own')} title={t('to-own')} onClick={close}>
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
      <Cards key={shown.id} row={shown} />
    </section>
  )
}

/** The row with most cards that can be chosen. */
export function mostMeant(rows: RowPanel[], seals: Seals): RowPanel | undefined {
  const count = (row: RowPanel): number => row.cards.filter((card) => seals.has(card.id)).length
  return rows
    .filter((row) => count(row) > 0)
    .reduce<RowPanel | undefined>((most, row) => (most && count(most) >= count(row) ? most : row), undefined)
}

function Tabs({
  rows,
  shown,
  open,
}: {
  rows: RowPanel[]
  shown: RowPanel
  open: (row: string) => void
}): JSX.Element {
  const { fresh, seals } = useTable()
  const has = (row: RowPanel, some: { has: (id: string) => boolean }): boolean =>
    row !== shown && row.cards.some((card) => some.has(card.id))
  return (
    <div class="strip-tabs">
      {rows.map((row) => (
        <button key={row.id} aria-pressed={row === shown} onClick={() => open(row.id)}>
          {row.title}
          {has(row, fresh) && <i class="news-mark" />}
          {has(row, seals) && <i class="dotl" />}
        </button>
      ))}
    </div>
  )
}

function Cards({ row }: { row: RowPanel }): JSX.Element {
  const cards = useRovingFocus<HTMLDivElement>()
  const groups = groupsOf(row)
  if (!row.cards.length) return <p class="card is-empty">{t('empty-row')}</p>
  if (row.wide)
    return (
      <div ref={cards} class="strip-groups" style={{ '--half': Math.ceil(row.cards.length / 2) }}>
        {groups.map((name) => (
          <PriceGroup key={name} name={name} row={row} last={name === groups[groups.length - 1]} />
        ))}
        {row.note && row.cards.length % 2 === 1 && <div class="card is-empty strip-note">{row.note}</div>}
      </div>
    )
  if (groups.some(Boolean))
    return (
      <div ref={cards} class="card-columns">
        {groups.map((name) => (
          <div class="card-column" key={name} role="group" aria-label={name}>
            <h3>{name}</h3>
            {row.cards
              .filter((card) => card.group === name)
              .map((card) => (
                <SmallCard key={card.id} card={card} />
              ))}
          </div>
        ))}
      </div>
    )
  return (
    <div ref={cards} class="strip-cards">
      {row.cards.map((card) => (
        <CardFace key={card.id} card={card} />
      ))}
    </div>
  )
}

const groupsOf = (row: RowPanel): string[] => [...new Set(row.cards.map((card) => card.group))]

/** Cards of one price, below it; what bars all of them is said there. */
function PriceGroup({ name, row, last }: { name: string; row: RowPanel; last: boolean }): JSX.Element {
  const cards = row.cards.filter((card) => card.group === name)
  const barred = cards.every((card) => card.state === 'used' && card.reason === cards[0]?.reason)
    ? cards[0]?.reason
    : ''
  return (
    <div class="strip-group" style={{ '--cards': cards.length }} role="group" aria-label={name || row.title}>
      {name && (
        <div class="strip-price">
          <span>{name}</span>
          {barred && <em>{barred}</em>}
          {last && <small>{row.note}</small>}
        </div>
      )}
      <div class="strip-cards">
        {cards.map((card) => (
          <CardFace key={card.id} card={card} />
        ))}
      </div>
    </div>
  )
}
