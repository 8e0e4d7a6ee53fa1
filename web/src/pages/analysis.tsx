/**
 * The analysis in the replay: asking for it, its progress, the verdict on a choice, and what each seat gave
 * away.
 */
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { accounts, goesOn, gradeOf, joined, momentAt, GRADE_WORDS } from '../analysis'
import { api, ensureSession, inWords, Refused } from '../api'
import { percent, signedPercent, timeInWords } from '../numbers'
import { language, tell } from '../state'
import type { Mat } from '../types'
import type { AnalysisInfo, Level, Scores, VerdictInfo } from '../models'
import { Shape } from '../ui'
import { lookup, t } from '../words'

const PACE = 1500
const LEVELS: Level[] = ['settler', 'prince', 'emperor']

export interface Analysing {
  info: AnalysisInfo | null
  look: (level: Level) => void
  start: () => void
  stop: () => void
}

/** Follows the analysis of a match that is over, as it grows. */
export function useAnalysis(id: string, over: boolean): Analysing {
  const [info, setInfo] = useState<AnalysisInfo | null>(null)
  const [level, setLevel] = useState<Level | null>(null)
  const [turn, setTurn] = useState(0)
  const spoken = language.value
  useEffect(() => {
    if (!over) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    let known: AnalysisInfo | null = null
    const follow = async (): Promise<void> => {
      try {
        const fresh = await api.analysis(id, known?.level ?? level, known?.verdicts.at(-1)?.at ?? -1)
        if (!current) return
        known = joined(known, fresh)
        setInfo(known)
      } catch {
        // The line may be down for a while; the analysis goes on without us.
      }
      if (current && (!known || goesOn(known))) timer = setTimeout(() => void follow(), PACE)
    }
    void follow()
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [id, over, level, spoken, turn])
  const ask = async (act: (id: string, level: Level) => Promise<AnalysisInfo>): Promise<void> => {
    if (!info) return
    try {
      await ensureSession()
      setInfo(await act(id, info.level))
      setLevel(info.level)
      setTurn((n) => n + 1)
    } catch (error) {
      tell(error instanceof Refused && error.code === 'rate_limited' ? t('analysis-full') : inWords(error))
    }
  }
  return { info, look: setLevel, start: () => void ask(api.analyse), stop: () => void ask(api.stopAnalysis) }
}

/** Asks for an analysis, or shows how far it is. */
export function AnalysisHead({ info, look, start, stop }: Analysing): JSX.Element | null {
  if (!info) return null
  if (goesOn(info))
    return (
      <div class="analysis-head">
        <span>
          {info.all ? (
            <progress
              max={info.all}
              value={info.done}
              aria-label={t('analysis-so-far', { done: info.done, all: info.all })}
            />
          ) : (
            <progress aria-label={t('analysis')} />
          )}
          <small>
            {!info.done && info.status === 'waiting'
              ? t('analysis-waits', { n: info.others })
              : [
                  info.all ? `${info.done} / ${info.all}` : '',
                  info.seconds === null
                    ? ''
                    : t('analysis-left', { time: timeInWords(info.seconds, language.value, 'short') }),
                ]
                  .filter(Boolean)
                  .join(', ')}
          </small>
        </span>
        {info.yours && (
          <button class="button" onClick={stop}>
            {t('stop-analysis')}
          </button>
        )}
      </div>
    )
  return (
    <div class="analysis-head">
      <select
        aria-label={t('analysis-level')}
        value={info.level}
        onChange={(event) => look(event.currentTarget.value as Level)}
      >
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {lookup(`bot-${level}`)}
          </option>
        ))}
      </select>
      {info.status !== 'done' && (
        <button class="button" onClick={start}>
          {info.status === 'stopped'
            ? t('analyse-on')
            : info.status === 'failed'
              ? t('analyse-again')
              : t('analyse')}
        </button>
      )}
    </div>
  )
}

/** What the analysis thinks of the choice that is made next. */
export function VerdictPane({
  info,
  at,
  all,
  mats,
}: {
  info: AnalysisInfo | null
  at: number
  all: number
  mats: Mat[]
}): JSX.Element {
  const verdict = info?.verdicts.find((found) => found.at === at)
  if (!info || info.status === 'none') return <p class="analysis-note">{t('analysis-why')}</p>
  if (verdict) return <Judged verdict={verdict} mat={mats.find((mat) => mat.seat === verdict.seat)} />
  const judged = info.status === 'done' || (info.verdicts.at(-1)?.at ?? -1) > at
  const text =
    at >= all
      ? t('end-reached')
      : judged
        ? t('nothing-to-judge')
        : info.status === 'failed'
          ? t('analysis-failed')
          : info.status === 'stopped'
            ? t('analysis-stopped')
            : t('not-judged')
  return <p class="analysis-note">{text}</p>
}

function Judged({ verdict, mat }: { verdict: VerdictInfo; mat: Mat | undefined }): JSX.Element {
  return (
    <div class="verdict">
      <p class="verdict-question">
        <Shape colour={mat?.colour ?? 7} />
        <span title={verdict.prompt}>
          <b>{mat?.name}</b> {verdict.prompt}
        </span>
      </p>
      <p class="verdict-loss">
        <GradeTag loss={verdict.loss} />
        {gradeOf(verdict.loss)
          ? t('gave-away', { part: percent(verdict.loss, language.value) })
          : t('as-good')}
      </p>
      <ol>
        {verdict.options.map((option) => (
          <li key={option.label} class={option.chosen ? 'is-chosen' : ''}>
            <i style={{ width: `${100 * option.chance}%` }} />
            <span title={option.label}>{option.label}</span>
            {option.chosen && <em>{t('chosen')}</em>}
            <b title={t('win-chance')}>{percent(option.chance, language.value, 1)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** ?!, ? or ??: never by colour alone. */
function GradeTag({ loss }: { loss: number }): JSX.Element | null {
  const grade = gradeOf(loss)
  return grade ? (
    <em
      class={grade === '??' ? 'grade bad' : 'grade'}
      title={t(GRADE_WORDS[grade])}
      aria-label={t(GRADE_WORDS[grade])}
      role="img"
    >
      {grade}
    </em>
  ) : null
}

/** Where the chances turned. */
export function ChancesTurned({
  info,
  scores,
  mats,
  jump,
}: {
  info: AnalysisInfo
  scores: Scores | null
  mats: Mat[]
  jump: (k: number) => void
}): JSX.Element {
  const mat = (seat: number): Mat | undefined => mats.find((m) => m.seat === seat)
  return (
    <div class="turns">
      {info.turning.map((turn) => (
        <button key={turn.at} onClick={() => jump(turn.at)}>
          <Shape colour={mat(turn.seat)?.colour ?? 7} />
          <span>{mat(turn.seat)?.name}</span>
          <b>{signedPercent(turn.change, language.value)}</b>
          {turn.favourite && <em>{t('favourite')}</em>}
          <small>{momentAt(scores, turn.at)}</small>
        </button>
      ))}
    </div>
  )
}

/** What each seat gave away, and its worst choices. */
export function Accounts({
  info,
  mats,
  jump,
}: {
  info: AnalysisInfo
  mats: Mat[]
  jump: (k: number) => void
}): JSX.Element {
  const seated = mats.filter((mat) => mat.seat >= 0)
  const found = useMemo(() => accounts(info.verdicts, seated.length), [info.verdicts, seated.length])
  return (
    <div class="turns">
      {seated.map((mat) => {
        const account = found[mat.seat]
        if (!account) return null
        const counts = (['??', '?', '?!'] as const).filter((grade) => account.grades[grade])
        return (
          <section key={mat.id} class="account">
            <h3>
              <Shape colour={mat.colour} />
              {mat.name}
              <small>
                {counts.map((grade) => (
                  <span key={grade} title={t(GRADE_WORDS[grade])}>
                    {account.grades[grade]} {grade}
                  </span>
                ))}
              </small>
              <b>
                {account.mean
                  ? t('a-decision', { part: signedPercent(-account.mean, language.value) })
                  : t('no-mistakes')}
              </b>
            </h3>
            {account.worst.map((verdict) => (
              <button key={verdict.at} onClick={() => jump(verdict.at)}>
                <i>
                  <GradeTag loss={verdict.loss} />
                </i>
                <span title={verdict.prompt}>{verdict.options.find((option) => option.chosen)?.label}</span>
                <small>{signedPercent(-verdict.loss, language.value)}</small>
              </button>
            ))}
          </section>
        )
      })}
    </div>
  )
}
