import { describe, expect, it } from 'vitest'
import { applied } from '../src/patch'

describe('patch', () => {
  const scene = {
    log: [{ text: 'a' }, { text: 'b' }],
    ask: null as unknown,
    board: { mats: [{ id: 'x', 'a/b': 1 }], same: { deep: 1 } },
  }
  it('adds, replaces and removes', () => {
    const now = applied(scene, [
      { op: 'add', path: '/log/-', value: { text: 'c' } },
      { op: 'remove', path: '/log/0' },
      { op: 'replace', path: '/ask', value: { prompt: '?' } },
      { op: 'replace', path: '/board/mats/0/a~1b', value: 2 },
    ])
    expect(now.log.map((l) => l.text)).toEqual(['b', 'c'])
    expect(now.ask).toEqual({ prompt: '?' })
    expect(now.board.mats[0]?.['a/b']).toBe(2)
  })
  it('leaves the old document and what did not change alone', () => {
    const now = applied(scene, [{ op: 'replace', path: '/board/mats/0/id', value: 'y' }])
    expect(scene.board.mats[0]?.id).toBe('x')
    expect(now.board.same).toBe(scene.board.same)
  })
  it('replaces the whole and inserts in the middle', () => {
    expect(applied<unknown>(scene, [{ op: 'replace', path: '', value: 1 }])).toBe(1)
    expect(applied([1, 3], [{ op: 'add', path: '/1', value: 2 }])).toEqual([1, 2, 3])
  })
  it.each(['/none/x', '/log/7/text', '/log/x', 'log'])('refuses %s', (path) => {
    expect(() => applied(scene, [{ op: 'replace', path, value: 1 }])).toThrow()
  })
})
