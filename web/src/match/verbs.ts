/** What the dock offers, in which order, and by which keys; first the verb where there is much to choose from. */
import type { Ask, Option, Verb } from '../types'
import { amountsOf } from './amount'

/** With more options than this, those of one verb are gathered. */
const MANY = 8
/** The key of an entry that has none. */
export const NO_KEY = -1

/** One line of the dock: an option, or a verb with several behind it. */
export interface Entry {
  key: number
  numbers: number[]
  option: Option
  /** Several are behind it. */ verb?: Verb
  /** A single one, named by its verb. */ title?: string
}
export interface Offer {
  entries: Entry[]
  /** The keys count from 1 again in every view. */ gathered: boolean
  /** A verb or a thing was chosen first. */ inner: boolean
}
interface Numbered {
  option: Option
  n: number
}

/**
 * What is offered: all options, those of a verb, or those of a thing. Cards of the hand come in its order, so
 * that both are numbered alike.
 */
export function offered(
  ask: Ask,
  verbs: Verb[],
  opened: string,
  narrowed: number[],
  hand: readonly string[] = [],
): Offer {
  const all = inOrderOf(
    hand,
    ask.options.map((option, i) => ({ option, n: i + 1 })),
  )
  const gathered = gathers(ask, verbs)
  const inner = narrowed.length > 0 || (gathered && opened !== '')
  const isMeant = ({ option, n }: Numbered): boolean =>
    narrowed.length ? narrowed.includes(n) : !inner || option.action[0] === opened
  if (!gathered)
    return {
      entries: plain(ask, all).filter(({ option, numbers: [n = 0] }) => isMeant({ option, n })),
      gathered,
      inner,
    }
  const meant = all.filter(isMeant)
  const entries = inner
    ? meant.map(({ option, n }) => ({ key: 0, numbers: [n], option }))
    : underVerbs(meant, verbs)
  return { entries: entries.map((entry, i) => ({ ...entry, key: i + 1 })), gathered, inner }
}

/** Options that mean cards of the hand change places until they are in its order. */
function inOrderOf(hand: readonly string[], options: Numbered[]): Numbered[] {
  const place = ({ option }: Numbered): number => hand.findIndex((card) => option.things.includes(card))
  const sorted = options.filter((one) => place(one) >= 0).sort((a, b) => place(a) - place(b))
  return options.map((one) => (place(one) >= 0 ? (sorted.shift() ?? one) : one))
}

/** All options; the key of an amount is the amount, and what stands beside amounts has none. */
function plain(ask: Ask, options: Numbered[]): Entry[] {
  const amounts = amountsOf(ask)
  if (!amounts) return options.map(({ option, n }, i) => ({ key: i + 1, numbers: [n], option }))
  const rest = options.filter(({ n }) => !amounts.some((amount) => amount.n === n))
  return [
    ...amounts.map(({ value, n, option }) => ({ key: value, numbers: [n], option })),
    ...rest.map(({ option, n }) => ({ key: NO_KEY, numbers: [n], option })),
  ]
}

/** Whether some verb has several of many options, and not all of them. */
function gathers(ask: Ask, verbs: Verb[]): boolean {
  if (ask.options.length <= MANY || amountsOf(ask)) return false
  const counts = verbs.map((verb) => ask.options.filter((option) => option.action[0] === verb.id).length)
  return counts.some((count) => count > 1 && count < ask.options.length)
}

function underVerbs(options: Numbered[], verbs: Verb[]): Entry[] {
  const found = new Map<string, Entry>()
  for (const { option, n } of options) {
    const verb = verbs.find((one) => one.id === option.action[0])
    const name = verb ? verb.id : `option ${n}`
    const entry = found.get(name)
    if (entry) entry.numbers.push(n)
    else found.set(name, { key: 0, numbers: [n], option, ...(verb ? { verb } : {}) })
  }
  return [...found.values()].map((entry) =>
    entry.numbers.length > 1 || !entry.verb
      ? entry
      : { key: 0, numbers: entry.numbers, option: entry.option, title: entry.verb.label },
  )
}

/** The key that stands for an option now; none: it is behind a verb. */
export function keysOf(offer: Offer): ReadonlyMap<number, number> {
  return new Map(
    offer.entries.flatMap((entry) =>
      entry.verb || entry.key === NO_KEY ? [] : entry.numbers.map((n): [number, number] => [n, entry.key]),
    ),
  )
}

/** The key of the verb that an option is behind now. */
export function verbKeysOf(offer: Offer): ReadonlyMap<number, number> {
  return new Map(
    offer.entries.flatMap((entry) =>
      entry.verb ? entry.numbers.map((n): [number, number] => [n, entry.key]) : [],
    ),
  )
}

const ends = (option: Option): boolean => /^(done|pass|end(_|$))/.test(String(option.action[0]))

/** Whether an option is shown as less than others: it ends something, or is free beside what is asked. */
export function isLesser(option: Option, ask: Ask): boolean {
  if (ask.options.length === 1) return false
  return ends(option) || (option.free && ask.options.some((other) => !other.free && !ends(other)))
}

/** What the names of all options begin with, whatever their verbs: the one of several whose turn it is. */
export function sharedBeginning({ options }: Ask): string {
  const meant = options.filter((option) => !ends(option))
  const [first] = meant
  if (!first || new Set(meant.map(({ action: [verb] }) => verb)).size < 2) return ''
  const beginning = first.label.slice(0, first.label.indexOf(': ') + 2)
  return beginning.length > 2 && meant.every(({ label }) => label.startsWith(beginning)) ? beginning : ''
}
