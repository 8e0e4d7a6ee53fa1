import { describe, expect, it } from 'vitest'
import { accounts, goesOn, gradeOf, joined, marked, momentAt } from '../src/analysis'
import type { AnalysisInfo, VerdictInfo } from '../src/models'

describe('analysis', () => {
  const verdict = (at: number, seat: number, loss: number): VerdictInfo => ({
    at,
    seat,
    prompt: '',
    loss,
    options: [],
  })
  const info = (
    status: AnalysisInfo['status'],
    verdicts: VerdictInfo[],
    level: AnalysisInfo['level'] = 'prince',
  ): AnalysisInfo => ({
    level,
    status,
    done: verdicts.length,
    all: 9,
    others: 0,
    seconds: null,
    yours: true,
    chances: [],
    turning: [],
    verdicts,
  })
  it('calls what gives much away a slip, a mistake, a blunder', () =>
    expect([0, 0.009, 0.01, 0.025, 0.06, 0.7].map(gradeOf)).toEqual(['', '', '?!', '?', '??', '??']))
  it('joins what came since, once', () => {
    const known = info('running', [verdict(0, 0, 0), verdict(3, 1, 0)])
    const now = joined(known, info('done', [verdict(3, 1, 0), verdict(4, 0, 0)]))
    expect([now.status, ...now.verdicts.map((v) => v.at)]).toEqual(['done', 0, 3, 4])
    expect(joined({ ...known, chances: [{ at: 0, chances: [1] }] }, info('done', [])).chances).toHaveLength(1)
    expect(joined(known, info('none', [], 'emperor')).verdicts).toEqual([])
    expect(joined(null, known)).toBe(known)
  })
  it('follows what waits or runs', () =>
    expect(
      (['none', 'waiting', 'running', 'stopped', 'done', 'failed'] as const).map((status) =>
        goesOn(info(status, [])),
      ),
    ).toEqual([false, true, true, false, false, false]))
  it('averages what each seat gave away, and finds its worst choices', () => {
    const [first, second] = accounts(
      [
        verdict(0, 0, 0.012),
        verdict(1, 1, 0.001),
        verdict(2, 0, 0.2),
        verdict(3, 0, 0.03),
        verdict(4, 0, 0.02),
      ],
      2,
    )
    expect(first?.mean).toBeCloseTo(0.0655, 5)
    expect([first?.grades, first?.worst.map((v) => v.at)]).toEqual([{ '?!': 2, '?': 1, '??': 1 }, [2, 3, 4]])
    expect([second?.worst, second?.grades['?!']]).toEqual([[], 0])
  })
  it('marks mistakes and no slips, in their order', () => {
    expect(marked([verdict(5, 0, 0.3), verdict(1, 1, 0.02), verdict(2, 0, 0.03)]).map((v) => v.at)).toEqual([
      2, 5,
    ])
    const many = Array.from({ length: 100 }, (_, at) => verdict(at, 0, 0.1 + at / 1000))
    expect(marked(many).map((v) => v.at)).toEqual(Array.from({ length: 40 }, (_, k) => 60 + k))
  })
  it('knows the moment of a choice', () => {
    const scores = {
      points: [
        { at: 0, moment: 'a', scores: [] },
        { at: 10, moment: 'b', scores: [] },
      ],
      turns: [],
    }
    expect([momentAt(scores, 9), momentAt(scores, 10), momentAt(null, 1)]).toEqual(['a', 'b', ''])
  })
})
