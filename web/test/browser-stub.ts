/** As much of a browser as the modules of state and connection need. */
import { vi } from 'vitest'

export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: FakeSocket[] = []
  readyState = FakeSocket.CONNECTING
  sent: string[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onopen: (() => void) | null = null
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1)
    if (!last) throw new Error('no socket was opened')
    return last
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = FakeSocket.CLOSED
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  shuts(code = 1006): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code })
  }
}

/** Stub the globals; returns where listeners are kept, to call them. */
export function stubBrowser(address = '/'): Map<string, (event: object) => void> {
  const listeners = new Map<string, (event: object) => void>()
  const kept = new Map<string, string>()
  const move = (_state: unknown, _title: string, path: string): void => {
    Object.assign(location, place(path))
  }
  const place = (path: string): object => {
    const url = new URL(path, 'http://saecula.test')
    return { pathname: url.pathname, search: url.search, host: url.host, protocol: url.protocol }
  }
  const location = place(address)
  FakeSocket.all = []
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', { pushState: move, replaceState: move })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener),
  )
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name))
  return listeners
}
