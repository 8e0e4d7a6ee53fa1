/**
 * What an analysis says about a match: how bad a choice was, what each seat gave away, marks on the time line.
 */
import type { AnalysisInfo, Scores, VerdictInfo } from './models'

export type Grade = '' | '?!' | '?' | '??'
/** How much of the chance to win a slip, a mistake and a blunder give away at least. */
const GRADES: [number, Grade][] = [
  [0.06, '??'],
  [0.025, '?'],
  [0.01, '?!'],
]
/** The messages that name the grades. */
export const GRADE_WORDS = { '?!': 'grade-slip', '?': 'grade-mistake', '??': 'grade-blunder' } as const
const MOST_MARKS = 40
const WORST = 3
/** What is given away below this is noise. */
const NOTHING = 0.001

export function gradeOf(loss: number): Grade {
  return GRADES.find(([least]) => loss >= least)?.[1] ?? ''
}

export function goesOn(info: AnalysisInfo): boolean {
  return info.status === 'waiting' || info.status === 'running'
}

/** Merges an answer into what is known; an answer about another level replaces it. */
export function joined(known: AnalysisInfo | null, fresh: AnalysisInfo): AnalysisInfo {
  if (known?.level !== fresh.level) return fresh
  const last = known.verdicts.at(-1)?.at ?? -1
  const { chances, turning } = fresh.chances.length ? fresh : known
  return {
    ...fresh,
    chances,
    turning,
    verdicts: [...known.verdicts, ...fresh.verdicts.filter((verdict) => verdict.at > last)],
  }
}

export interface Account {
  seat: number
  mean: number
  grades: Record<Exclude<Grade, ''>, number>
  worst: VerdictInfo[]
}

/** What each seat gave away, and its worst choices, worst first. */
export function accounts(verdicts: VerdictInfo[], seats: number): Account[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = verdicts.filter((verdict) => verdict.seat === seat)
    const grades = { '?!': 0, '?': 0, '??': 0 }
    for (const verdict of own) {
      const grade = gradeOf(verdict.loss)
      if (grade) grades[grade]++
    }
    const worst = own
      .filter((verdict) => verdict.loss > NOTHING)
      .sort((a, b) => b.loss - a.loss)
      .slice(0, WORST)
    const mean = own.reduce((sum, verdict) => sum + verdict.loss, 0) / Math.max(own.length, 1)
    return { seat, mean, grades, worst }
  })
}

/** The mistakes that are marked on the time line: the worst, in their order. */
export function marked(verdicts: VerdictInfo[]): VerdictInfo[] {
  const bad = verdicts.filter((verdict) => ['?', '??'].includes(gradeOf(verdict.loss)))
  return bad
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_MARKS)
    .sort((a, b) => a.at - b.at)
}

/** The stretch of the match that a choice belongs to, in words. */
export function momentAt(scores: Scores | null, at: number): string {
  return scores?.points.filter((point) => point.at <= at).at(-1)?.moment ?? ''
}
