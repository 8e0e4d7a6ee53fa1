import { describe, expect, it } from 'vitest'
import { turningPoints } from '../src/turning'

describe('turning points', () => {
  it('finds changes of the lead and great gains, in order of time', () => {
    const points = [
      [0, 0],
      [2, 0],
      [2, 2],
      [2, 9],
    ].map((scores, i) => ({ at: i * 10, moment: `m${i}`, scores }))
    expect(turningPoints({ points, turns: [] })).toEqual([
      { at: 10, seat: 0, gain: 0, moment: 'm1' },
      { at: 30, seat: 1, gain: 0, moment: 'm3' },
      { at: 30, seat: 1, gain: 7, moment: 'm3' },
    ])
  })
  it('finds none where nothing happens', () => expect(turningPoints({ points: [], turns: [] })).toEqual([]))
})
