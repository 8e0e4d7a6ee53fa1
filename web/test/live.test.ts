import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '../src/live'
import { FakeSocket, stubBrowser } from './browser-stub'

const scene = (...log: string[]): object => ({ log: log.map((text) => ({ text })), ask: null })
const whole = (v: number, ...log: string[]): object => ({ kind: 'scene', v, scene: scene(...log), info: {} })
const add = (from: number, v: number, text: string): object => ({
  kind: 'patch',
  from,
  v,
  ops: [{ op: 'add', path: '/log/-', value: { text } }],
  info: {},
})

let listeners: Map<string, (event: object) => void>
const opened: Live[] = []
async function live(): Promise<Live> {
  const { Live } = await import('../src/live')
  const made = new Live('m1', 2)
  opened.push(made)
  FakeSocket.last.opens()
  return made
}
const told = (of: Live): string[] | undefined => of.scene.value?.log.map((line) => line.text)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  listeners = stubBrowser('/match/m1')
})
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a live match', () => {
  it('takes a scene and what changes of it', async () => {
    const match = await live()
    FakeSocket.last.says(whole(4, 'a'))
    FakeSocket.last.says(add(4, 5, 'b'))
    expect([match.connected.value, told(match)]).toEqual([true, ['a', 'b']])
  })
  it('leaves out a change it has already', async () => {
    const match = await live()
    FakeSocket.last.says(whole(4, 'a'))
    FakeSocket.last.says(add(3, 4, 'again'))
    expect(told(match)).toEqual(['a'])
    expect(FakeSocket.all).toHaveLength(1)
  })
  it('asks for the whole scene where a change is missing or does not fit', async () => {
    const match = await live()
    FakeSocket.last.says(whole(4, 'a'))
    FakeSocket.last.says(add(5, 6, 'too late'))
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.last.url).not.toContain('since')
    FakeSocket.last.opens()
    FakeSocket.last.says(whole(6, 'a', 'b'))
    FakeSocket.last.says({ kind: 'patch', from: 6, v: 7, ops: [{ op: 'remove', path: '/log/9' }], info: {} })
    expect([FakeSocket.all.length, told(match)]).toEqual([3, ['a', 'b']])
  })
  it('comes back after a lost line, with what it knows', async () => {
    const match = await live()
    FakeSocket.last.says(whole(4, 'a'))
    FakeSocket.last.shuts()
    expect([match.connected.value, match.lost.value]).toEqual([false, true])
    vi.advanceTimersByTime(250)
    expect(FakeSocket.last.url).toBe('ws://saecula.test/api/matches/m1/live?seat=2&lang=en&since=4')
    FakeSocket.last.opens()
    FakeSocket.last.says(add(4, 5, 'b'))
    expect([match.lost.value, told(match)]).toEqual([false, ['a', 'b']])
  })
  it('waits longer from try to try, and starts anew once it was back', async () => {
    await live()
    const waits = [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]
    for (const wait of waits) {
      const before = FakeSocket.all.length
      FakeSocket.last.shuts()
      vi.advanceTimersByTime(wait - 1)
      expect(FakeSocket.all).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(FakeSocket.all).toHaveLength(before + 1)
    }
    FakeSocket.last.says(whole(1))
    FakeSocket.last.shuts()
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(waits.length + 2)
  })
  it('gives a silent line up', async () => {
    await live()
    FakeSocket.last.says(whole(1))
    vi.advanceTimersByTime(25_000)
    expect(FakeSocket.last.sent).toEqual(['{"kind":"ping"}'])
    vi.advanceTimersByTime(6000 + 250)
    expect(FakeSocket.all).toHaveLength(2)
  })
  it('keeps a line that answers', async () => {
    await live()
    FakeSocket.last.says(whole(1))
    for (let minute = 0; minute < 4; minute++) {
      vi.advanceTimersByTime(25_000)
      FakeSocket.last.says({ kind: 'pong' })
    }
    expect(FakeSocket.all).toHaveLength(1)
  })
  it('tries at once when the machine is on line again', async () => {
    await live()
    FakeSocket.last.shuts()
    listeners.get('online')?.({})
    expect(FakeSocket.all).toHaveLength(2)
  })
  it('counts being shut out, and stays away from what is not ours to see', async () => {
    const match = await live()
    FakeSocket.last.says(whole(1))
    FakeSocket.last.shuts(4401)
    expect([match.refused.value, match.lost.value]).toEqual([1, false])
    vi.advanceTimersByTime(250)
    FakeSocket.last.shuts(1008)
    vi.advanceTimersByTime(60_000)
    expect([match.error.value, FakeSocket.all.length]).toEqual(['forbidden', 2])
  })
  it('hears nothing more once it is closed', async () => {
    const match = await live()
    FakeSocket.last.says(whole(1))
    match.close()
    vi.advanceTimersByTime(60_000)
    expect([FakeSocket.all.length, FakeSocket.last.readyState]).toEqual([1, FakeSocket.CLOSED])
  })
  it('keeps each message of the chat once', async () => {
    const match = await live()
    for (const id of [1, 2, 1]) FakeSocket.last.says({ kind: 'chat', id, name: 'Mei', text: `${id}` })
    expect(match.chat.value.map((said) => said.id)).toEqual([1, 2])
  })
})
