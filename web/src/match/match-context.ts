/** What the parts of a match page share: the scene, its seals, and how to choose. */
import { type Signal, signal } from '@preact/signals'
import { createContext, type HTMLAttributes } from 'preact'
import { useContext } from 'preact/hooks'
import { type Seals, sealText } from '../seals'
import type { Card, Reason, Scene } from '../types'
import { isLesser } from './verbs'
import { t } from '../words'

export interface Table {
  scene: Scene
  seals: Seals
  fresh: ReadonlySet<string>
  /** The option whose choice is under way, counted from 1; 0: none. */
  pending: number
  /** The option looked at, counted from 1. */
  preview: Signal<number>
  /** The options of the verb looked at. */
  gathered: Signal<readonly number[]>
  /**
   * The number that stands for an option on the board, in the dock and on the keyboard; none: behind a verb.
   */
  keys: ReadonlyMap<number, number>
  /** The number of the verb that an option is behind. */
  verbKeys: ReadonlyMap<number, number>
  /** The option that is asked once more, counted from 1; 0: none. */
  confirming: number
  /** Chooses, or asks once more before what cannot be taken back. */
  choose: (option: number) => void
  /** Show only these options in the dock: a thing stands for several. */
  narrow: (options: number[]) => void
  /** What a line of the log names, while it is looked at. */
  lit: Signal<ReadonlySet<string>>
}

const NOTHING: ReadonlySet<string> = new Set()

const none: Table = {
  scene: null as unknown as Scene,
  seals: new Map(),
  fresh: new Set(),
  pending: 0,
  preview: signal(0),
  gathered: signal([]),
  keys: new Map(),
  verbKeys: new Map(),
  confirming: 0,
  choose: () => undefined,
  narrow: () => undefined,
  lit: signal(NOTHING),
}
export const TableContext = createContext<Table>(none)
export const useTable = (): Table => useContext(TableContext)

export interface Detail {
  title: string
  kind: string
  icon: string
  corner?: string
  text: string
  lines?: Reason[]
  reason?: string
  cost?: string
  source?: string
  at: DOMRect
  /** What must stay free: above the dock, in the corner of the map. */ over?: DOMRect | undefined
  within?: DOMRect | undefined
}
export type Explained = Omit<Detail, 'at' | 'over' | 'within'>
export const detail = signal<Detail | null>(null)
let waiting: ReturnType<typeof setTimeout> | undefined

export function showDetail(target: Element, of: Explained, delay = 180): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    if (target.isConnected)
      detail.value = {
        ...of,
        at: target.getBoundingClientRect(),
        over: target.closest('[data-dock=foot] .dock-main')?.closest('.dock')?.getBoundingClientRect(),
        within: target.closest('.map-board')?.getBoundingClientRect(),
      }
  }, delay)
}

export function hideDetail(): void {
  clearTimeout(waiting)
  detail.value = null
}

export function cardDetail(card: Card): Explained {
  return {
    title: card.title,
    kind: card.kind,
    icon: card.icon,
    corner: card.corner,
    text: card.text,
    reason: [card.foot, card.reason].filter(Boolean).join('. '),
    cost: card.cost,
    lines: card.reasons,
    source: card.source,
  }
}

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart' | 'onTouchEnd' | 'onTouchCancel'
>

/**
 * Explain on hover and long press, and on focus too what can be chosen (`look` is called while it is looked
 * at). Nothing else listens to the focus: parts of an SVG that do are tab stops.
 */
export function explains(of: Explained, look?: (on: boolean) => void): Handlers {
  const { onFocus, onBlur, ...pointed } = explainsOnFocus(of, look)
  return look ? { ...pointed, onFocus, onBlur } : pointed
}

/** Explain on hover, long press and focus. */
export function explainsOnFocus(of: Explained, look?: (on: boolean) => void): Required<Handlers> {
  const on = (event: Event, delay: number): void => {
    look?.(true)
    if (of.title || of.text) showDetail(event.currentTarget as Element, of, delay)
  }
  const off = (): void => {
    look?.(false)
    hideDetail()
  }
  return {
    onMouseEnter: (event: Event) => on(event, 220),
    onMouseLeave: off,
    onFocus: (event: Event) => on(event, 350),
    onBlur: off,
    onTouchStart: (event: Event) => on(event, 450),
    onTouchCancel: () => clearTimeout(waiting),
    onTouchEnd: (event: Event) => {
      clearTimeout(waiting)
      // A long press means to read it, not to choose it.
      if (detail.value) event.preventDefault()
    },
  }
}

export interface Thing {
  can: boolean
  text: string
  /** The same, with the numbers of verbs. */ seal: string
  numbers: number[]
  active: boolean
  sent: boolean
  lit: boolean
  /** Only free actions mean it. */ lesser: boolean
  label: string
  click: () => void
  look: (on: boolean) => void
}

function isLesserIn({ ask }: Scene, n: number): boolean {
  const option = ask?.options[n - 1]
  return Boolean(ask && option && isLesser(option, ask))
}

/** How a thing on the board relates to the current question. */
export function useThing(id: string, name: string): Thing {
  const table = useTable()
  const numbers = table.seals.get(id) ?? []
  const [first] = numbers
  const can = numbers.length > 0
  const keys = numbers.flatMap((n) => table.keys.get(n) ?? [])
  const text = sealText(keys)
  const all = numbers.flatMap((n) => table.keys.get(n) ?? table.verbKeys.get(n) ?? [])
  const asking = can && numbers.includes(table.confirming)
  return {
    can,
    text,
    seal: sealText([...new Set(all)]),
    numbers,
    active:
      asking ||
      (can &&
        (numbers.includes(table.preview.value) || numbers.some((n) => table.gathered.value.includes(n)))),
    sent: can && numbers.includes(table.pending),
    lit: table.lit.value.has(id),
    lesser: can && numbers.every((n) => isLesserIn(table.scene, n)),
    label: asking
      ? `${t('confirm')}: ${name}`
      : can
        ? `${name}, ${keys.length ? t('option', { keys: keys.join(', ') }) : t('can-choose')}`
        : name,
    click: () => {
      if (first === undefined) return
      if (numbers.length === 1) table.choose(first)
      else table.narrow(numbers)
    },
    look: (on) => {
      if (first !== undefined) table.preview.value = on ? first : 0
    },
  }
}

export function onKey(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    act()
  }
}
