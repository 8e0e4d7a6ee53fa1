/** Where the lead of a match changes, and the greatest gains. */
import type { Scores } from './models'

export interface TurningPoint {
  at: number
  seat: number
  gain: number
  moment: string
}

export function turningPoints(scores: Scores): TurningPoint[] {
  const found: TurningPoint[] = []
  const gains: TurningPoint[] = []
  let leader = -1
  scores.points.forEach((point, i) => {
    const best = Math.max(...point.scores)
    const leaders = point.scores.flatMap((v, seat) => (v === best ? [seat] : []))
    const [only] = leaders
    if (leaders.length === 1 && only !== undefined && only !== leader && best > 0) {
      leader = only
      found.push({ at: point.at, seat: only, gain: 0, moment: point.moment })
    }
    const before = scores.points[i - 1]
    if (before)
      point.scores.forEach((v, seat) => {
        if (v - (before.scores[seat] ?? 0) >= 4)
          gains.push({ at: point.at, seat, gain: v - (before.scores[seat] ?? 0), moment: point.moment })
      })
  })
  gains.sort((a, b) => b.gain - a.gain)
  return [...found, ...gains.slice(0, 6)].sort((a, b) => a.at - b.at)
}
