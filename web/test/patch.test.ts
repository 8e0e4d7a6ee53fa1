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
  it('reads escaped keys: a slash and a tilde', () => {
    const odd = { '~1': 1, '/': 2, 'm~n': 3 }
    expect(
      applied(odd, [
        { op: 'replace', path: '/~01', value: 'a' },
        { op: 'replace', path: '/~1', value: 'b' },
        { op: 'remove', path: '/m~0n' },
      ]),
    ).toEqual({ '~1': 'a', '/': 'b' })
  })
  it('follows a log that slid on: the first lines go, new ones come', () => {
    expect(
      applied(
        ['a', 'b', 'c'],
        [
          { op: 'remove', path: '/0' },
          { op: 'remove', path: '/0' },
          { op: 'add', path: '/1', value: 'd' },
          { op: 'add', path: '/2', value: 'e' },
        ],
      ),
    ).toEqual(['c', 'd', 'e'])
  })
  it('keeps the items that stay the very same', () => {
    const [first, second] = [{ text: 'a' }, { text: 'b' }]
    const now = applied([first, second], [{ op: 'remove', path: '/0' }])
    expect(now[0]).toBe(second)
  })
  it.each([
    ['add', '/log/3'],
    ['remove', '/log/2'],
    ['remove', '/log/-'],
    ['replace', '/log/-'],
    ['remove', '/none'],
    ['add', '/ask/x'],
    ['replace', '/log/-1'],
  ] as const)('refuses to %s %s', (op, path) => {
    expect(() => applied(scene, [op === 'remove' ? { op, path } : { op, path, value: 1 }])).toThrow(path)
  })
  it('changes nothing where one of several does not fit', () => {
    expect(() =>
      applied(scene, [
        { op: 'replace', path: '/ask', value: 1 },
        { op: 'remove', path: '/log/7' },
      ]),
    ).toThrow()
    expect(scene.ask).toBeNull()
  })
})
