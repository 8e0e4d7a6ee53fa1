import { describe, expect, it } from 'vitest'
import { changedThings, type Looks, looks, newLines, tailOf } from '../src/news'
import type { LogLine, Piece, RowPanel, Scene, Stat } from '../src/types'
import { card, line, row } from './make'

type Panel = Scene['board']['panels'][number]

describe('news', () => {
  const log = (...texts: string[]): LogLine[] => texts.map((text) => line(text))
  it('counts lines since the last look, also when old lines fell off', () => {
    const tail = tailOf(log('a', 'b', 'c'))
    expect(newLines(log('a', 'b', 'c'), tail)).toBe(0)
    expect(newLines(log('a', 'b', 'c', 'd', 'e'), tail)).toBe(2)
    expect(newLines(log('c', 'd'), tail)).toBe(1)
    expect(newLines(log('x', 'y'), tail)).toBe(2)
    expect(newLines(log('x'), [])).toBe(0)
  })
  const piece = (kind: string, count: number, counts: Stat[] = []): Piece => ({
    id: `${kind} ${count}`,
    kind,
    colour: 1,
    count,
    label: '',
    counts,
    strong: false,
    icon: '',
    mark: '',
    emblem: '',
    mood: '',
    toward: '',
    aboard: false,
  })
  const seen = (...panels: Panel[]): Looks => looks({ board: { panels } } as Scene)
  const map = (...areas: [string, Piece[]][]): Panel =>
    ({ type: 'map', areas: areas.map(([id, pieces]) => ({ id, pieces })) }) as unknown as Panel
  const cards = (...titles: string[]): RowPanel =>
    row('row', ...titles.map((title, i) => ({ ...card(`space ${i}`), title })))
  it('marks areas where pieces came, went or stand in other number', () => {
    const before = seen(
      map(['a', [piece('cube', 1), piece('city', 1)]], ['b', [piece('cube', 2)]], ['c', []]),
    )
    const now = seen(
      map(['a', [piece('city', 1), piece('cube', 1)]], ['b', [piece('cube', 3)]], ['c', [piece('cube', 1)]]),
    )
    expect([...changedThings(before, now)]).toEqual(['b', 'c'])
    expect(changedThings(null, now).size).toBe(0)
  })
  it('knows a card that moves on to another space, and marks only what came', () => {
    expect([
      ...changedThings(seen(cards('Iron', 'Moses', 'Iron')), seen(cards('Moses', 'Iron', 'Homer'))),
    ]).toEqual(['space 2'])
    expect([...changedThings(seen(cards('Iron')), seen(cards('Iron', 'Iron')))]).toEqual(['space 1'])
  })
  it('leaves out empty spaces, whether a card can be taken, and the numbers of pieces', () => {
    const before = seen(row('row', { ...card('a'), title: 'Iron' }, { ...card('b'), state: 'empty' }))
    const now = seen(
      row(
        'row',
        {
          ...card('a'),
          title: 'Iron',
          state: 'used',
          pieces: [piece('army', 1, [{ icon: '', label: '', value: '3' } as Stat])],
        },
        { ...card('b'), title: 'Moses', state: 'empty' },
      ),
    )
    expect(changedThings(before, now).size).toBe(0)
  })
  it('knows a look at a log that repeats itself', () => {
    const tail = tailOf(log('a', 'a', 'a'))
    expect(newLines(log('a', 'a', 'a', 'b'), tail)).toBe(1)
    expect(tailOf(log('1', '2', '3', '4', '5', '6', '7', '8'))).toEqual(['3', '4', '5', '6', '7', '8'])
  })
  it('counts all lines of a log that has nothing in common with the last look', () => {
    expect(newLines(log('x', 'y', 'z'), ['a', 'b'])).toBe(3)
    expect(newLines([], ['a'])).toBe(0)
  })
})
