/** First the verb, then the thing: what the dock offers when there is much to choose from. */
import type { Ask, Option, Verb } from '../types'
import { amountsOf } from './amount'

/** From more options on those of one verb are gathered. */
const MANY = 8

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
  /** Numbers of the keys are counted anew in every view. */ gathered: boolean
  /** A verb or a thing was chosen first. */ inner: boolean
}

/** What is offered: all options, those of a verb, or those of a thing. */
export function offered(ask: Ask, verbs: Verb[], opened: string, narrowed: number[]): Offer {
  const all = ask.options.map((option, i) => ({ option, n: i + 1 }))
  const gathered = gathers(ask, verbs)
  const inner = narrowed.length > 0 || (gathered && opened !== '')
  const meant = narrowed.length
    ? all.filter(({ n }) => narrowed.includes(n))
    : opened && gathered
      ? all.filter(({ option }) => option.action[0] === opened)
      : all
  if (!gathered)
    return { entries: meant.map(({ option, n }) => ({ key: n, numbers: [n], option })), gathered, inner }
  const entries = inner
    ? meant.map(({ option, n }) => ({ key: 0, numbers: [n], option }))
    : underVerbs(meant, verbs)
  return { entries: entries.map((entry, i) => ({ ...entry, key: i + 1 })), gathered, inner }
}

/** Whether some verb has several of many options, and not all of them. */
function gathers(ask: Ask, verbs: Verb[]): boolean {
  if (ask.options.length <= MANY || amountsOf(ask)) return false
  const counts = verbs.map((verb) => ask.options.filter((option) => option.action[0] === verb.id).length)
  return counts.some((count) => count > 1 && count < ask.options.length)
}

function underVerbs(options: { option: Option; n: number }[], verbs: Verb[]): Entry[] {
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

/** The key that stands for an option now; 0: it is behind a verb. */
export function keysOf(offer: Offer): ReadonlyMap<number, number> {
  return new Map(
    offer.entries.flatMap((entry) =>
      entry.verb ? [] : entry.numbers.map((n): [number, number] => [n, entry.key]),
    ),
  )
}
