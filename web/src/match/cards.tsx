/** Cards in rows, in hand and as chips. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { classes } from '../classes'
import { softened } from '../hyphens'
import { language, words } from '../state'
import type { Seals } from '../seals'
import type { Card, Piece, RowPanel, Stat, Step } from '../types'
import { Icon, Shape } from '../ui'
import { cardDetail, explains, useTable, useThing } from './match-context'

export function Rows({
  panels,
  close,
}: {
  panels: RowPanel[]
  close?: (() => void) | undefined
}): JSX.Element | null {
  const table = useTable()
  const [open, setOpen] = useState('')
  const [asked] = [...panels]
    .sort((a, b) => sealed(b, table.seals) - sealed(a, table.seals))
    .filter((panel) => sealed(panel, table.seals))
  const shown = panels.find((panel) => panel.id === open) ?? asked ?? panels[panels.length - 1]
  if (!shown) return null
  return (
    <section class="below">
      <div class="panel-head">
        {panels.length === 1 ? (
          <h2>{shown.title}</h2>
        ) : (
          <div class="rtabs">
            {panels.map((panel) => (
              <button key={panel.id} aria-pressed={panel === shown} onClick={() => setOpen(panel.id)}>
                {panel.title}
                {panel !== shown && panel.cards.some((card) => table.fresh.has(card.id)) && <i class="gd" />}
              </button>
            ))}
          </div>
        )}
        {shown.note && <small>{shown.note}</small>}
        {close && (
          <button
            class="icon-button"
            aria-label={words.value.toOwn}
            title={words.value.toOwn}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {shown.cards.length === 0 ? (
        <p class="card none">{words.value.emptyRow}</p>
      ) : shown.cards.some((card) => card.group) ? (
        <Groups cards={shown.cards} />
      ) : (
        <div class="rowc">
          {shown.cards.map((card) => (
            <CardFace key={card.id} card={card} />
          ))}
        </div>
      )}
    </section>
  )
}

/** How many cards of a row can be chosen. */
const sealed = (panel: RowPanel, seals: Seals): number =>
  panel.cards.filter((card) => seals.has(card.id)).length

/** A row that is always in sight, over the whole width; groups stand beside each other. */
export function WideRow({ panel }: { panel: RowPanel }): JSX.Element {
  const names = [...new Set(panel.cards.map((card) => card.group))]
  return (
    <section class="wide" aria-label={[panel.title, panel.note].filter(Boolean).join(', ')} tabIndex={0}>
      {names.map((name) => {
        const cards = panel.cards.filter((card) => card.group === name)
        const barred = cards.every((card) => card.state === 'used' && card.reason === cards[0]?.reason)
          ? cards[0]?.reason
          : ''
        return (
          <div
            class="wgrp"
            key={name}
            style={{ '--n': cards.length }}
            role="group"
            aria-label={name || panel.title}
          >
            {name && (
              <div class={name === names[names.length - 1] ? 'bandh last' : 'bandh'}>
                <span>{name}</span>
                {barred && <em>{barred}</em>}
                {name === names[names.length - 1] && <small>{panel.note}</small>}
              </div>
            )}
            <div class="rowc">
              {cards.map((card) => (
                <CardFace key={card.id} card={card} />
              ))}
            </div>
          </div>
        )
      })}
    </section>
  )
}

/** What a card brings, as icons and numbers. */
export function Marks({ marks }: { marks: Stat[] }): JSX.Element | null {
  if (!marks.length) return null
  return (
    <span class="card-marks">
      {marks.map((mark) => (
        <span key={mark.icon}>
          {mark.value}
          <Icon name={mark.icon} label={mark.label} />
        </span>
      ))}
    </span>
  )
}

/** What a card is built of: done, next, and still to come. */
export function Stages({ steps }: { steps: Step[] }): JSX.Element {
  return (
    <span class="card-stages">
      {steps.map((step, i) => (
        <b key={i} class={step.state}>
          {step.label}
        </b>
      ))}
    </span>
  )
}

/** Columns of small cards, each under the name of its group. */
function Groups({ cards }: { cards: Card[] }): JSX.Element {
  const names = [...new Set(cards.map((card) => card.group))]
  return (
    <div class={classes('grpc', names.length > 4 && 'thin')}>
      {names.map((name) => (
        <div class="card-group" key={name} role="group" aria-label={name}>
          <h3>{name}</h3>
          {cards
            .filter((card) => card.group === name)
            .map((card) => (
              <SmallCard key={card.id} card={card} />
            ))}
        </div>
      ))}
    </div>
  )
}

/** A piece of several numbers. */
function Counts({ piece }: { piece: Piece }): JSX.Element {
  return (
    <span class="piece-counts" aria-label={piece.label}>
      {piece.counts.map((count) => (
        <span key={`${count.icon} ${count.colour}`}>
          {count.colour > 0 && <Shape colour={count.colour} />}
          <Icon name={count.icon} label={count.label} />
          {count.value}
        </span>
      ))}
    </span>
  )
}

function SmallCard({ card }: { card: Card }): JSX.Element {
  const table = useTable()
  const thing = useThing(card.id, `${card.title}, ${card.kind}`)
  const inner = (
    <>
      <span class="t">{card.title}</span>
      {card.pieces.map((piece) =>
        piece.counts.length ? (
          <Counts key={piece.id} piece={piece} />
        ) : (
          <Shape key={piece.id} colour={piece.colour} label={piece.label} />
        ),
      )}
      {card.text && <span class="x">{card.text}</span>}
      {card.cost && <span class="c">{card.cost}</span>}
      {thing.text && (
        <b class="key">
          <span class="screen-reader">{words.value.option('')}</span>
          {thing.text}
        </b>
      )}
    </>
  )
  const cls = classes(
    'scard',
    card.band && `k-${card.band}`,
    card.state && `is-${card.state}`,
    table.fresh.has(card.id) && 'is-new',
    thing.can && 'can',
    thing.active && 'is-preview',
    thing.sent && 'is-sent',
    thing.lit && 'is-lit',
  )
  if (!thing.can)
    return (
      <div
        class={cls}
        tabIndex={0}
        role="note"
        aria-label={[
          card.title,
          card.text,
          card.cost,
          card.pieces.map((piece) => piece.label).join(', '),
          card.foot,
          card.reason,
        ]
          .filter(Boolean)
          .join('. ')}
        {...explains(cardDetail(card))}
      >
        {inner}
      </div>
    )
  return (
    <button
      class={cls}
      data-thing={card.id}
      onClick={thing.click}
      {...explains(cardDetail(card), thing.look)}
    >
      {inner}
    </button>
  )
}

export function CardFace({ card }: { card: Card }): JSX.Element {
  const table = useTable()
  const thing = useThing(card.id, `${card.title}, ${card.kind}`)
  if (card.state === 'empty')
    return (
      <div class="card none" title={card.reason}>
        {card.title}
      </div>
    )
  const fresh = table.fresh.has(card.id)
  const inner = (
    <>
      <span class="kind">
        <Icon name={card.icon} />
        <span class="k">{card.kind}</span>
        <span class="age">{card.corner}</span>
      </span>
      <span class="h">{softened(card.title, language.value)}</span>
      {card.marks.length ? <Marks marks={card.marks} /> : card.text && <span class="p">{card.text}</span>}
      {card.pieces.length > 0 && (
        <span class="cp">
          {card.pieces.map((piece) => (
            <i key={piece.id}>
              <Shape colour={piece.colour} label={piece.label} />
              {piece.count > 1 && piece.count}
            </i>
          ))}
        </span>
      )}
      {card.steps.length ? (
        <Stages steps={card.steps} />
      ) : card.price ? (
        <span class="cost">
          <Marks marks={[card.price]} />
        </span>
      ) : (
        card.cost && <span class="cost">{card.cost}</span>
      )}
      {card.foot && card.foot !== card.group && <span class="foot">{card.foot}</span>}
      {thing.text && (
        <b class="key on-card">
          <span class="screen-reader">{words.value.option('')}</span>
          {thing.text}
        </b>
      )}
    </>
  )
  const cls = classes(
    'card',
    card.band && `k-${card.band}`,
    card.title.length > 13 && 'long',
    card.state && `is-${card.state}`,
    fresh && 'is-new',
    thing.can && 'can',
    thing.active && 'is-preview',
    thing.sent && 'is-sent',
    thing.lit && 'is-lit',
  )
  if (!thing.can)
    return (
      <div
        class={cls}
        tabIndex={0}
        role="note"
        aria-label={[
          card.title,
          card.kind,
          card.text,
          card.pieces.map((piece) => piece.label).join(', '),
          card.foot,
          card.reason,
        ]
          .filter(Boolean)
          .join('. ')}
        {...explains(cardDetail(card))}
      >
        {inner}
      </div>
    )
  return (
    <button
      class={cls}
      data-thing={card.id}
      onClick={thing.click}
      {...explains(cardDetail(card), thing.look)}
    >
      {inner}
    </button>
  )
}

/** A card as a word, on mats. What has an icon of its own may be shown by it alone. */
export function Chip({ card, brief }: { card: Card; brief: boolean }): JSX.Element {
  const thing = useThing(card.id, card.title)
  const own = brief && card.id.endsWith(`:${card.icon}`)
  const cls = classes(
    'chip',
    card.state && `is-${card.state}`,
    thing.can && 'can',
    thing.active && 'is-preview',
    thing.lit && 'is-lit',
    own && 'sign',
  )
  const inner = (
    <>
      {own ? <Icon name={card.icon} label={card.title} /> : card.title}
      {thing.text && (
        <b class="key">
          <span class="screen-reader">{words.value.option('')}</span>
          {thing.text}
        </b>
      )}
    </>
  )
  if (!thing.can)
    return (
      <span class={cls} {...explains(cardDetail(card))}>
        {inner}
      </span>
    )
  return (
    <button
      class={cls}
      data-thing={card.id}
      onClick={thing.click}
      {...explains(cardDetail(card), thing.look)}
    >
      {inner}
    </button>
  )
}

export function Hand({ hand }: { hand: RowPanel }): JSX.Element {
  return (
    <div class="hand">
      <div class="panel-head">
        <h2>{hand.title}</h2>
        <small>{hand.note}</small>
      </div>
      <div class="hand-cards">
        {hand.cards.map((card) => (
          <HandCard key={card.id} card={card} />
        ))}
      </div>
    </div>
  )
}

function HandCard({ card }: { card: Card }): JSX.Element {
  const thing = useThing(card.id, card.title)
  const special = !card.id.endsWith(`:${card.icon}`)
  const cls = classes(
    'hcard',
    card.band && `k-${card.band}`,
    special && 'adv',
    card.state && `is-${card.state}`,
    card.reason && 'dim',
    thing.can && 'can',
    thing.active && 'is-preview',
    thing.sent && 'is-sent',
  )
  const inner = (
    <>
      <Icon name={card.state === 'sealed' ? 'check' : card.icon} />
      <span class="t">{softened(card.title, language.value)}</span>
      {card.price && <Marks marks={[card.price]} />}
      {thing.text && (
        <b class="key on-card">
          <span class="screen-reader">{words.value.option('')}</span>
          {thing.text}
        </b>
      )}
    </>
  )
  if (!thing.can)
    return (
      <div
        class={cls}
        tabIndex={0}
        role="note"
        aria-label={[card.title, card.text, card.reason].filter(Boolean).join('. ')}
        {...explains(cardDetail(card))}
      >
        {inner}
      </div>
    )
  return (
    <button
      class={cls}
      data-thing={card.id}
      onClick={thing.click}
      {...explains(cardDetail(card), thing.look)}
    >
      {inner}
    </button>
  )
}
