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
  it('gives nobody the lead while it is shared or at nothing', () => {
    const points = [
      [0, 0],
      [3, 3],
      [3, 3],
    ].map((scores, at) => ({ at, moment: '', scores }))
    expect(turningPoints({ points, turns: [] })).toEqual([])
  })
  it('does not tell the lead again when the same seat regains it after a tie', () => {
    const points = [
      [1, 0],
      [1, 1],
      [2, 1],
    ].map((scores, at) => ({ at, moment: '', scores }))
    expect(turningPoints({ points, turns: [] }).map((point) => point.at)).toEqual([0])
  })
  it('keeps the six greatest gains', () => {
    const points = Array.from({ length: 10 }, (_, at) => ({
      at,
      moment: '',
      scores: [(at * (at + 7)) / 2],
    }))
    const gains = turningPoints({ points, turns: [] }).filter((point) => point.gain)
    expect(gains.map((point) => point.at)).toEqual([4, 5, 6, 7, 8, 9])
  })
})
