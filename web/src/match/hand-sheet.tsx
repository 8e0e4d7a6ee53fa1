/** The hand over the board: cards by groups, those with two uses in two halves. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import { softened } from '../hyphens'
import { language } from '../state'
import type { Card, RowPanel } from '../types'
import { Icon } from '../ui'
import { CardFace } from './card'
import { cardDetail, explains, useTable, useThing } from './match-context'
import { t } from '../words'

type HalfOf = Card['halves'][number]

export const isHalved = (hand: RowPanel): boolean => hand.cards.some((card) => card.halves.length > 0)

/** The cards by groups: the first stays first, small groups stand beside each other. */
function groupsOf(hand: RowPanel): [string, Card[]][] {
  const names = [...new Set(hand.cards.map((card) => card.group))]
  const [first, ...rest] = names.map((name): [string, Card[]] => [
    name,
    hand.cards.filter((card) => card.group === name),
  ])
  return first ? [first, ...rest.sort(([, a], [, b]) => a.length - b.length)] : []
}

export function HandSheet({ hand, close }: { hand: RowPanel; close?: () => void }): JSX.Element {
  const groups = groupsOf(hand)
  return (
    <div class="panel hand-sheet" role="group" aria-label={hand.title}>
      <header>
        <Icon name="hand" />
        <h2>{hand.title}</h2>
        {hand.note && <small>{hand.note}</small>}
        {close && (
          <button class="icon-button" aria-label={t('to-own')} title={t('to-own')} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </header>
      <div class="hand-groups">
        {groups.map(([group, cards]) => (
          <div
            key={group}
            class="hand-group"
            style={{ '--cards': cards.length }}
            role="group"
            aria-label={group}
          >
            <h3>{group}</h3>
            <div>
              {cards.map((card) =>
                card.halves.length ? (
                  <HalvedCard key={card.id} card={card} />
                ) : (
                  <CardFace key={card.id} card={card} />
                ),
              )}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

export function HalvedCard({ card }: { card: Card }): JSX.Element {
  return (
    <div
      class={classes('halved-card', card.band && `kind-${card.band}`)}
      role="group"
      aria-label={card.title}
    >
      {card.halves.map((half) => (
        <HalfFace key={half.title} card={card} half={half} />
      ))}
    </div>
  )
}

/** The options of a card that use this half. */
function useHalf(card: Card, half: HalfOf): { numbers: number[]; text: string } {
  const { scene, seals, keys } = useTable()
  const numbers = (seals.get(card.id) ?? []).filter((n) =>
    half.choices.includes(String(scene.ask?.options[n - 1]?.action[0])),
  )
  return { numbers, text: numbers.map((n) => keys.get(n) ?? '•').join(', ') }
}

function HalfFace({ card, half }: { card: Card; half: HalfOf }): JSX.Element {
  const { choose, preview, pending } = useTable()
  const thing = useThing(card.id, half.title)
  const { numbers, text } = useHalf(card, half)
  const [first] = numbers
  const [have = 0, need = 0] = half.progress
  const inner = (
    <>
      <span class="half-kind">
        <Icon name={half.icon} />
        {half.kind}
        {half.cost && <em>{half.cost}</em>}
      </span>
      <span class="half-name">{softened(half.title, language.value)}</span>
      <span class="half-text">{half.text}</span>
      {need > 0 && (
        <span class="half-progress">
          <span class="bar">
            <i style={{ width: `${Math.min(100, Math.round((100 * have) / need))}%` }} />
          </span>
          <b>
            {have}/{need}
          </b>
        </span>
      )}
    </>
  )
  const look = classes('card-half', need > 0 && have >= need && 'is-reached')
  if (first === undefined) return <div class={look}>{inner}</div>
  return (
    <button
      class={classes(
        look,
        'can',
        numbers.includes(preview.value) && 'is-preview',
        numbers.includes(pending) && 'is-sent',
      )}
      data-thing={card.id}
      aria-label={thing.label}
      onClick={() => choose(first)}
      {...explains(cardDetail(card), (on) => {
        preview.value = on ? first : 0
      })}
    >
      {inner}
      <b class="key" aria-hidden="true">
        {text}
      </b>
    </button>
  )
}
