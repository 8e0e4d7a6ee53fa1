/** What all pages share: who I am, language, theme, where I am. */
import { computed, effect, signal } from '@preact/signals'
import { firstOffered } from './locale/choice'
import type { Language } from './locale/messages'
import type { Me } from './models'

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage may be blocked; then nothing is remembered.
  }
}

export const recall = kept

export type { Language }
const asked = [new URLSearchParams(location.search).get('lang'), kept('language'), ...navigator.languages]
export const language = signal<Language>(firstOffered(asked))

const system = matchMedia('(prefers-color-scheme: dark)')
const systemDark = signal(system.matches)
system.addEventListener('change', (event) => {
  systemDark.value = event.matches
})
/** '' follows the system. */
export const pinned = signal(new URLSearchParams(location.search).get('theme') ?? kept('theme') ?? '')
export const theme = computed(() => pinned.value || (systemDark.value ? 'dark' : 'light'))

effect(() => {
  document.documentElement.dataset['theme'] = theme.value
})
effect(() => {
  document.documentElement.lang = language.value
})

export function pinTheme(value: string): void {
  pinned.value = value
  keep('theme', value || null)
}

export function setLanguage(value: Language): void {
  language.value = value
  keep('language', value)
}

export const me = signal<Me | null | undefined>(undefined)

export interface Route {
  path: string
  parts: string[]
  query: URLSearchParams
}

function here(): Route {
  return {
    path: location.pathname,
    parts: location.pathname.split('/').filter(Boolean),
    query: new URLSearchParams(location.search),
  }
}

export const route = signal<Route>(here())
addEventListener('popstate', () => {
  route.value = here()
})

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  route.value = here()
  scrollTo(0, 0)
}

/** Whether what cannot be taken back is asked twice. */
export const asksTwice = signal(kept('asks-twice') !== 'no')
export function askTwice(on: boolean): void {
  asksTwice.value = on
  keep('asks-twice', on ? null : 'no')
}

/** Said once to a screen reader, at once. */
export const announcement = signal('')

/** A short message above all: what went wrong, in plain words. */
export const notice = signal<{ text: string; bad: boolean } | null>(null)
let fading: ReturnType<typeof setTimeout> | undefined
export function tell(text: string, bad = true): void {
  notice.value = { text, bad }
  clearTimeout(fading)
  fading = setTimeout(() => {
    notice.value = null
  }, 7000)
}
