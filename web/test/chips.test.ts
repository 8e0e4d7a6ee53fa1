import { describe, expect, it } from 'vitest'
import { chipWidth } from '../src/chips'
import type { Piece, Stat } from '../src/types'

describe('chips', () => {
  const count: Stat = {
    icon: 'unit',
    value: '2',
    label: 'units',
    best: false,
    reasons: [],
    id: '',
    colour: 0,
  }
  const piece: Piece = {
    id: 'p',
    kind: 'units',
    colour: 1,
    label: '',
    count: 1,
    counts: [count, count],
    strong: false,
    icon: '',
    mark: '',
    emblem: '',
    mood: '',
    toward: '',
    aboard: false,
  }
  it('have room for letters before the numbers', () => {
    expect(chipWidth({ ...piece, mark: 'Eg' })).toBeGreaterThan(chipWidth(piece))
    expect(chipWidth({ ...piece, icon: 'unit' })).toBe(chipWidth({ ...piece, mark: 'Eg' }))
  })
})
