/** Numbers, dates and lists in the reader's language. */

export function number(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value)
}

/** With its sign, and a real minus: +3, −2, 0. */
export function signed(value: number, language: string): string {
  if (value === 0) return '0'
  return `${value > 0 ? '+' : '−'}${number(Math.abs(value), language)}`
}

export function listed(words: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words)
}

/** "3 minutes ago"; seconds or an ISO date. */
export function ago(when: string | number, language: string, now: number = Date.now()): string {
  const then = typeof when === 'number' ? (when > 1e11 ? when : when * 1000) : Date.parse(when)
  if (!Number.isFinite(then)) return ''
  const seconds = Math.round((then - now) / 1000)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86400], ['hour', 3600], ['minute', 60]]
  for (const [unit, size] of steps) if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit)
  return words.format(0, 'second')
}
