import { describe, expect, it } from 'vitest'
import { stretches, timeForm } from '../src/match/time-form'
import type { TrackCell } from '../src/types'

const cells = (now: number): TrackCell[] =>
  Array.from({ length: 12 }, (_, i) => ({
    id: `${i}`,
    label: `${i + 1}`,
    state: i === now ? 'now' : i < now ? 'past' : '',
    note: '',
    pieces: [],
    group: `Epoch ${'I'.repeat(Math.floor(i / 4) + 1)}`,
    strong: false,
    spaces: 0,
    filled: 0,
    icon: '',
  }))

describe('the time of a match', () => {
  it('is told in epochs', () => {
    expect(stretches(cells(5)).map(({ name, cells }) => [name, cells.length])).toEqual([
      ['Epoch I', 4],
      ['Epoch II', 4],
      ['Epoch III', 4],
    ])
    expect(stretches([])).toEqual([])
  })
  it('gets shorter with the room there is', () => {
    const all = stretches(cells(5))
    expect([Infinity, 600, 400, 250, 120, 60].map((width) => timeForm(all, width))).toEqual([
      'all',
      'all',
      'names',
      'epoch',
      'now',
      'none',
    ])
  })
  it('shows no epoch alone where none is the present', () => {
    expect(timeForm(stretches(cells(12)), 250)).toBe('names')
    expect(timeForm(stretches(cells(12)), 150)).toBe('none')
  })
})
