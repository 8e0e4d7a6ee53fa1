import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as State from '../src/state'
import { stubBrowser } from './browser-stub'

let listeners: Map<string, (event: object) => void>
async function state(address = '/'): Promise<typeof State> {
  vi.resetModules()
  listeners = stubBrowser(address)
  return import('../src/state')
}
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the route', () => {
  it('is read from the address', async () => {
    const { route } = await state('/match/abc?invite=x')
    expect([route.value.path, route.value.parts, route.value.query.get('invite')]).toEqual([
      '/match/abc',
      ['match', 'abc'],
      'x',
    ])
    expect((await state('/')).route.value.parts).toEqual([])
  })
  it('follows where one goes, and the way back', async () => {
    const { go, route } = await state('/')
    go('/replay/r1?at=7')
    expect([route.value.parts, route.value.query.get('at')]).toEqual([['replay', 'r1'], '7'])
    Object.assign(location, { pathname: '/lobby', search: '' })
    listeners.get('popstate')?.({})
    expect(route.value.parts).toEqual(['lobby'])
  })
})

describe('language and theme', () => {
  it('come from the address, else from before, else from the browser', async () => {
    expect((await state('/?lang=de&theme=dark')).language.value).toBe('de')
    expect((await state('/?theme=dark')).theme.value).toBe('dark')
    const { language, setLanguage, theme } = await state('/')
    expect([language.value, theme.value]).toEqual(['en', 'light'])
    setLanguage('de')
    expect([document.documentElement.lang, localStorage.getItem('language')]).toEqual(['de', 'de'])
  })
  it('follow the system again when the pin is taken out', async () => {
    const { pinTheme, theme } = await state('/')
    pinTheme('dark')
    expect([theme.value, document.documentElement.dataset['theme']]).toEqual(['dark', 'dark'])
    pinTheme('')
    expect([theme.value, localStorage.getItem('theme')]).toEqual(['light', null])
  })
})

describe('what is remembered', () => {
  it('is nothing where storage is shut, and does no harm', async () => {
    const { keep, recall } = await state('/')
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('shut')
      },
    })
    keep('a', 'b')
    expect(recall('a')).toBeNull()
  })
})

describe('a notice', () => {
  it('fades, and a later one has its full time', async () => {
    const { notice, tell } = await state('/')
    tell('first')
    vi.advanceTimersByTime(5000)
    tell('second', false)
    vi.advanceTimersByTime(5000)
    expect(notice.value).toEqual({ text: 'second', bad: false })
    vi.advanceTimersByTime(2000)
    expect(notice.value).toBeNull()
  })
})
