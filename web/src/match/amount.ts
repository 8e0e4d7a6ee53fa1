/** Questions for a number: one verb, one number each. */
import type { Ask, Option } from '../types'

export interface Amount {
  value: number
  n: number
  option: Option
}

/** The numbers a question offers, smallest first; null if it is not one for a number. */
export function amountsOf(ask: Ask): Amount[] | null {
  if (ask.widget !== 'amount' && ask.widget !== 'bid') return null
  const found = ask.options.flatMap((option, i) => {
    const [verb, value] = option.action
    return typeof value === 'number' && option.action.length === 2 ? [{ verb, value, n: i + 1, option }] : []
  })
  const [first] = found
  if (!first || found.length < 2 || found.some((one) => one.verb !== first.verb)) return null
  return found.map(({ value, n, option }) => ({ value, n, option })).sort((a, b) => a.value - b.value)
}
