import { describe, expect, it } from 'vitest'
import { waysOf } from '../src/match/travel'

describe('ways', () => {
  const at = (
    id: string,
    colour: number,
    x: number,
  ): { id: string; kind: string; colour: number; x: number; y: number } => ({
    id,
    kind: 'cube',
    colour,
    x,
    y: 0,
  })
  it('lets a new piece come from where one of its kind and colour vanished', () => {
    expect([...waysOf([at('a', 1, 10), at('b', 2, 0)], [at('c', 1, 30), at('b', 2, 0)])]).toEqual([
      ['c', { dx: -20, dy: 0 }],
    ])
  })
  it('knows pieces from nowhere, and gives each origin once', () => {
    expect([...waysOf([at('a', 1, 10)], [at('c', 1, 30), at('d', 1, 40), at('e', 2, 0)])]).toEqual([
      ['c', { dx: -20, dy: 0 }],
      ['d', null],
      ['e', null],
    ])
  })
})
