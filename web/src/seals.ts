/** Seals: the same number on the board, in the dock and on the keyboard. */
import type { Ask, RowPanel } from './types'

export type Seals = ReadonlyMap<string, number[]>

/**
 * Which options (counted from 1; all, or some) concern which thing; free actions only where nothing else
 * does.
 */
export function sealsOf(ask: Ask | null, some?: readonly number[]): Seals {
  const found = new Map<string, number[]>()
  const due = new Set(ask?.options.flatMap((option) => (option.free ? [] : option.things)))
  ask?.options.forEach((option, i) => {
    if (some && !some.includes(i + 1)) return
    if (option.free && option.things.some((thing) => due.has(thing))) return
    for (const thing of option.things) {
      const numbers = found.get(thing)
      if (numbers) numbers.push(i + 1)
      else found.set(thing, [i + 1])
    }
  })
  return found
}

/**
 * The board to show: the one at home (where there is a map, none), unless all that can be chosen lies on
 * others, or the verb chosen means another more.
 */
export function meantPanel(
  home: RowPanel | undefined,
  others: RowPanel[],
  seals: Seals,
  inner: boolean,
): RowPanel | undefined {
  const count = (panel: RowPanel | undefined): number =>
    panel?.cards.filter((card) => seals.has(card.id)).length ?? 0
  const hidden = new Set(others.flatMap((panel) => panel.cards.map((card) => card.id)))
  if (!inner && [...seals.keys()].some((thing) => !hidden.has(thing))) return home
  return [home, ...others].reduce((most, panel) => (count(panel) > count(most) ? panel : most))
}

/** What stands on the seal of a thing. */
export function sealText(numbers: number[]): string {
  const [first, second] = numbers
  if (first === undefined) return ''
  if (second === undefined) return String(first)
  return numbers.length === 2 && second < 10 ? `${first},${second}` : `${first}…`
}

/** Typing a number: chosen at once unless a longer number could still come. */
export function typed(
  before: string,
  digit: string,
  most: number,
  least = 1,
): { chosen: number | null; kept: string } {
  const text = before + digit
  const number = Number(text)
  if (number < least || number > most) {
    const alone = Number(digit)
    if (before && alone >= least && alone <= most) return typed('', digit, most, least)
    return { chosen: null, kept: '' }
  }
  return number && number * 10 <= most ? { chosen: null, kept: text } : { chosen: number, kept: '' }
}
