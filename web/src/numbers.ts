/** Numbers, dates and lists in the reader's language. */

/** Points may have halves: 3, 12½, ½. */
export function number(value: number, language: string): string {
  const whole = Math.trunc(value)
  if (Math.abs(value - whole) !== 0.5) return new Intl.NumberFormat(language).format(value)
  return `${whole ? number(whole, language) : value < 0 ? '-' : ''}½`
}

/** The number that was written with its sign. */
export function read(text: string): number {
  const value = Number(text.replace('−', '-').replace(/[+½]/g, '') || 0)
  const sign = /^[-−]/.test(text) ? -1 : 1
  return text.includes('½') ? (Number.isNaN(value) ? 0 : value) + sign / 2 : value
}

/** On its own, with a real minus: 3, −2. */
export function written(value: number, language: string): string {
  return `${value < 0 ? '−' : ''}${number(Math.abs(value), language)}`
}

/** With its sign, and a real minus: +3, −2, 0. */
export function signed(value: number, language: string): string {
  if (value === 0) return '0'
  return `${value > 0 ? '+' : '−'}${number(Math.abs(value), language)}`
}

/** A part of all: 37 %, and below a tenth with one more digit. */
export function percent(value: number, language: string, digits = Math.abs(value) < 0.0995 ? 1 : 0): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(value)
}

export function signedPercent(value: number, language: string): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${percent(Math.abs(value), language)}`
}

export function listed(words: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words)
}

/** Time that is left: 0:09, 12:05, 3:20:00, and from two days on in days and hours. */
export function clockText(seconds: number): string {
  const all = Math.max(0, Math.ceil(seconds))
  const [days, hours, minutes] = [Math.floor(all / 86400), Math.floor(all / 3600), Math.floor(all / 60) % 60]
  if (days >= 2) return `${days} d ${hours % 24} h`
  const two = (n: number): string => String(n).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}

/** The same in words, for screen readers. */
export function timeInWords(
  seconds: number,
  language: string,
  unitDisplay: 'long' | 'short' = 'long',
): string {
  const all = Math.max(0, Math.ceil(seconds))
  const [unit, size] =
    all >= 172_800
      ? (['day', 86400] as const)
      : all >= 7200
        ? (['hour', 3600] as const)
        : all >= 120
          ? (['minute', 60] as const)
          : (['second', 1] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(Math.floor(all / size))
}

/** "3 minutes ago"; seconds or an ISO date. */
export function ago(when: string | number, language: string, now: number = Date.now()): string {
  const then = typeof when === 'number' ? (when > 1e11 ? when : when * 1000) : Date.parse(when)
  if (!Number.isFinite(then)) return ''
  const seconds = Math.round((then - now) / 1000)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ]
  for (const [unit, size] of steps)
    if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit)
  return words.format(0, 'second')
}
