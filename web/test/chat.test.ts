import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as Chat from '../src/chat'
import { stubBrowser } from './browser-stub'

const said = (id: number, name = 'Mei'): { id: number; name: string; text: string } => ({
  id,
  name,
  text: '',
})
async function chat(address: string): Promise<typeof Chat> {
  vi.resetModules()
  stubBrowser(address)
  return import('../src/chat')
}
afterEach(() => vi.unstubAllGlobals())

describe('messages to be read', () => {
  it('are those of others after the last one read', async () => {
    const { unseen } = await chat('/')
    const all = [said(1), said(2, 'Ada'), said(3), said(4)]
    expect([unseen(all, -1, 'Ada'), unseen(all, 2, 'Ada'), unseen(all, 4, 'Ada'), unseen([], 0, '')]).toEqual(
      [3, 2, 0, 0],
    )
  })
  it('are gone once the chat was open, in this match only, and stay so', async () => {
    const { readHere, unseenHere } = await chat('/match/a')
    expect(unseenHere([said(1), said(2)])).toBe(2)
    readHere([said(1), said(2)])
    expect([unseenHere([said(1), said(2)]), unseenHere([said(2), said(3)])]).toEqual([0, 1])
    expect(localStorage.getItem('chat:a')).toBe('2')
    const { go } = await import('../src/state')
    go('/match/b')
    expect(unseenHere([said(1)])).toBe(1)
  })
  it('are none where nothing was said', async () => {
    const { readHere, unseenHere } = await chat('/match/a')
    readHere([])
    expect([unseenHere([]), localStorage.getItem('chat:a')]).toEqual([0, null])
  })
})
