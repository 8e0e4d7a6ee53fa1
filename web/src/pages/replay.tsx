/**
 * The replay: slider, autoplay, points and chances over time, turning points, and what an analysis thinks.
 */
import type { ComponentChildren, JSX } from 'preact'
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { api, inWords } from '../api'
import { MatchTable } from '../match/table'
import { useBox } from '../match/use-box'
import { gradeOf, marked } from '../analysis'
import { percent, signed, written } from '../numbers'
import { turningPoints } from '../turning'
import { go, type Language, language, route, tell } from '../state'
import type { Mat, Scene } from '../types'
import type { AnalysisInfo, MatchInfo, Scores, VerdictInfo } from '../models'
import { Failure, Icon, Link, Loading, Shape } from '../ui'
import { Accounts, AnalysisHead, ChancesTurned, useAnalysis, VerdictPane, type Analysing } from './analysis'
import { Chart, type Series, type TimeMark } from './chart'
import { Page } from './layout'
import { useLoaded } from './load'
import { t } from '../words'

const PACE = 700
type Tab = 'verdict' | 'turning' | 'players'

export function Replay({ id }: { id: string }): JSX.Element {
  const info = useLoaded(() => shownMatch(id), [id, language.value])
  const asPublic = info.value?.you.length === 0
  const scores = useLoaded(
    () => (asPublic ? api.publicScores(id) : api.scores(id)),
    [id, language.value, asPublic],
  )
  const all = info.value?.choices ?? 0
  const [at, setAt] = useState(() => Number(route.value.query.get('at') ?? -1))
  const [seat, setSeat] = useState<number | null>(null)
  const viewer = seat ?? info.value?.you[0] ?? -1
  const here = at < 0 ? all : Math.min(at, all)
  const [scene, setScene] = useState<Scene | null>(null)
  const [error, setError] = useState('')
  const [running, setRunning] = useState(false)
  const kept = useRef(new Map<string, Promise<Scene>>())
  const spoken = language.value
  const fetched = useCallback(
    (k: number): Promise<Scene> => {
      const key = `${viewer} ${k} ${spoken}`
      let found = kept.current.get(key)
      if (!found) {
        if (kept.current.size > 200) kept.current.clear()
        found = api.scene(id, viewer, k)
        kept.current.set(key, found)
        found.catch(() => kept.current.delete(key))
      }
      return found
    },
    [id, viewer, spoken],
  )
  const ready = Boolean(info.value)
  const analysing = useAnalysis(id, info.value?.status === 'over')
  useEffect(() => {
    if (!ready) return undefined
    let current = true
    fetched(here)
      .then((found) => {
        if (current) {
          setScene(found)
          setError('')
        }
      })
      .catch((e: unknown) => {
        if (current) setError(inWords(e))
      })
    if (running && here < all) fetched(here + 1).catch(() => undefined)
    return () => {
      current = false
    }
  }, [here, all, running, fetched, ready])
  useEffect(() => {
    if (!running) return undefined
    if (here >= all) {
      setRunning(false)
      return undefined
    }
    const timer = setTimeout(() => setAt(here + 1), PACE)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the next step waits for the scene of this one
  }, [running, scene])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if ((event.target as HTMLElement | null)?.closest('input, select, textarea, button')) return
      if (event.key === 'ArrowLeft') setAt(Math.max(0, here - 1))
      else if (event.key === 'ArrowRight') setAt(Math.min(all, here + 1))
      else if (event.key === ' ') setRunning((on) => !on)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [here, all])
  const replayText = t('replay')
  useEffect(() => {
    if (info.value) document.title = `${replayText} · ${info.value.title} · Saecula`
  }, [info.value, replayText])
  if (info.error || (error && !scene))
    return (
      <Page title={t('replay')}>
        <Failure text={info.error || error} again={info.again} />
      </Page>
    )
  if (!info.value || !scene)
    return (
      <Page title={t('replay')}>
        <Loading text={t('loading')} />
      </Page>
    )
  const mats = scene.board.mats
  const turns = scores.value?.turns ?? []
  const over = info.value.status === 'over'
  const line = (
    <>
      <input
        type="range"
        min={0}
        max={all}
        value={here}
        aria-label={t('choice-of', { at: here, all })}
        list="turns"
        onInput={(event) => setAt(Number(event.currentTarget.value))}
      />
      <datalist id="turns">
        {turns.map((k) => (
          <option key={k} value={k} />
        ))}
      </datalist>
    </>
  )
  const bar = (
    <section
      class={over ? 'panel replay-bar with-analysis' : 'panel replay-bar'}
      id="dock"
      aria-label={t('replay')}
    >
      <div>
        <Courses
          scores={scores.value}
          analysis={analysing.info}
          at={here}
          all={all}
          mats={mats}
          jump={setAt}
          line={line}
        >
          <small>
            {t('choice-of', { at: here, all })}
            <span class="if-wide">, {scene.board.moment}</span>
          </small>
          {over && <SeenAs info={info.value} viewer={viewer} look={setSeat} />}
        </Courses>
        <div class="replay-controls">
          <button
            class="icon-button"
            aria-label={t('prev-turn')}
            title={t('prev-turn')}
            onClick={() => setAt([...turns].reverse().find((k) => k < here) ?? 0)}
          >
            <Icon name="undo" />
          </button>
          <button
            class="icon-button"
            aria-label={t('step-back')}
            title={t('step-back')}
            onClick={() => setAt(Math.max(0, here - 1))}
          >
            <Icon name="chevron" flip />
          </button>
          <button
            class="icon-button play-button"
            aria-label={running ? t('pause') : t('play')}
            onClick={() => {
              if (!running && here >= all) setAt(0)
              setRunning(!running)
            }}
          >
            <Icon name={running ? 'pause' : 'play'} />
          </button>
          <button
            class="icon-button"
            aria-label={t('step-on')}
            title={t('step-on')}
            onClick={() => setAt(Math.min(all, here + 1))}
          >
            <Icon name="chevron" />
          </button>
          <button
            class="icon-button"
            aria-label={t('next-turn')}
            title={t('next-turn')}
            onClick={() => setAt(turns.find((k) => k > here) ?? all)}
          >
            <Icon name="undo" flip />
          </button>
          <Link class="button secondary" to={`/match/${id}`}>
            {t('back-to-match')}
          </Link>
          {(over || !asPublic) && (
            <button
              class="button"
              onClick={() =>
                void api
                  .fork(id, here)
                  .then((match) => go(`/match/${match.id}`))
                  .catch((e: unknown) => tell(inWords(e)))
              }
            >
              {t('play-on')}
            </button>
          )}
        </div>
      </div>
      <Panes
        analysing={analysing}
        over={over}
        scores={scores.value}
        at={here}
        all={all}
        mats={mats}
        jump={setAt}
      />
    </section>
  )
  return <MatchTable scene={scene} info={info.value} instead={bar} />
}

/** The match as it may be shown: to those who share a screen only what is public, while it runs. */
async function shownMatch(id: string): Promise<MatchInfo> {
  const info = await api.match(id)
  return info.status === 'running' && info.you.length > 1 ? api.publicMatch(id) : info
}

/** After the end any seat's view may be opened. */
function SeenAs({
  info,
  viewer,
  look,
}: {
  info: MatchInfo
  viewer: number
  look: (seat: number) => void
}): JSX.Element {
  return (
    <select
      aria-label={t('seen-as')}
      value={viewer}
      onChange={(event) => look(Number(event.currentTarget.value))}
    >
      <option value={-1}>{t('everybody')}</option>
      {info.seats.map((s) => (
        <option key={s.index} value={s.index}>
          {s.name || t('seat', { n: s.index + 1 })}
        </option>
      ))}
    </select>
  )
}

interface CoursesProps {
  scores: Scores | null
  analysis: AnalysisInfo | null
  at: number
  all: number
  mats: Mat[]
  jump: (k: number) => void
  line: JSX.Element
  children: ComponentChildren
}

/** How the match went: in points, or in chances once they are known. */
function Courses({ scores, analysis, at, all, mats, jump, line, children }: CoursesProps): JSX.Element {
  const spoken = language.value
  const [inPoints, setInPoints] = useState(false)
  const verdicts = analysis?.verdicts
  const chances = analysis?.chances.length ? analysis.chances : null
  const series = useMemo(
    () => (chances && !inPoints ? chancesOf(chances, spoken) : scores && pointsOf(scores, spoken)),
    [scores, chances, inPoints, spoken],
  )
  const marks = useMemo(
    () => marked(verdicts ?? []).map((verdict) => timeMark(verdict, mats, spoken)),
    [verdicts, mats, spoken],
  )
  return (
    <>
      <div class="panel-head">
        {chances ? (
          <div class="panel-tabs">
            <button aria-pressed={!inPoints} onClick={() => setInPoints(false)}>
              {t('win-chances')}
            </button>
            <button aria-pressed={inPoints} onClick={() => setInPoints(true)}>
              {t('points')}
            </button>
          </div>
        ) : (
          <h2>{t('chart')}</h2>
        )}
        {children}
      </div>
      {series && (
        <Chart series={series} all={all} at={at} mats={mats} jump={jump} marks={marks}>
          {line}
        </Chart>
      )}
    </>
  )
}

function pointsOf(scores: Scores, spoken: Language): Series {
  const all = scores.points.flatMap((p) => p.scores)
  return {
    name: t('chart'),
    points: scores.points.map((p) => ({ at: p.at, values: p.scores })),
    top: Math.max(1, ...all),
    low: Math.min(0, ...all),
    said: (n) => written(n, spoken),
  }
}

function chancesOf(chances: AnalysisInfo['chances'], spoken: Language): Series {
  return {
    name: t('win-chances'),
    points: chances.map((c) => ({ at: c.at, values: c.chances })),
    top: 1,
    low: 0,
    said: (value) => percent(value, spoken),
  }
}

function timeMark(verdict: VerdictInfo, mats: Mat[], spoken: Language): TimeMark {
  const mat = mats.find((m) => m.seat === verdict.seat)
  return {
    at: verdict.at,
    colour: mat?.colour ?? 7,
    text: `${mat?.name ?? ''}: ${t('gave-away', { part: percent(verdict.loss, spoken) })}`,
    strong: gradeOf(verdict.loss) === '??',
  }
}

interface PanesProps {
  analysing: Analysing
  over: boolean
  scores: Scores | null
  at: number
  all: number
  mats: Mat[]
  jump: (k: number) => void
}

/** Widths of the dock from which verdict and lists stand side by side, and sizes below which lists open on demand. */
const WIDE = 1080
const NARROW = 560
const HIGH = 340

/** The verdict and the lists: side by side where there is room, else in turn. */
function Panes({ analysing, over, scores, at, all, mats, jump }: PanesProps): JSX.Element {
  const lists = useRef<HTMLDivElement>(null)
  const dock = useBox(lists, '#dock')
  const wide = dock.width >= WIDE
  const phone = dock.width < NARROW && dock.height < HIGH
  const [chosen, setTab] = useState<Tab>('verdict')
  const [opened, setOpen] = useState<boolean | null>(null)
  const open = opened ?? !phone
  const { info } = analysing
  const found = info?.chances.length ? info : null
  if (!over)
    return (
      <div>
        <div class="panel-head">
          <h2>{t('turning')}</h2>
        </div>
        {scores && <Turning scores={scores} mats={mats} jump={jump} />}
      </div>
    )
  const verdict = <VerdictPane info={info} at={at} all={all} mats={mats} />
  const names: Record<Tab, string> = {
    verdict: t('analysis'),
    turning: t('turning'),
    players: t('players-tab'),
  }
  const tabs: Tab[] = [
    ...(wide ? [] : ['verdict' as const]),
    'turning',
    ...(found ? ['players' as const] : []),
  ]
  const tab = tabs.includes(chosen) ? chosen : 'turning'
  const list =
    tab === 'verdict' ? (
      <>{verdict}</>
    ) : tab === 'players' && found ? (
      <Accounts info={found} mats={mats} jump={jump} />
    ) : found ? (
      <ChancesTurned info={found} scores={scores} mats={mats} jump={jump} />
    ) : scores ? (
      <Turning scores={scores} mats={mats} jump={jump} />
    ) : null
  const press = (to: Tab): void => {
    setOpen(!phone || to !== tab || !open)
    setTab(to)
  }
  return (
    <>
      {wide && (
        <div class="analysis-pane">
          <div class="panel-head">
            <h2>{t('analysis')}</h2>
            <AnalysisHead {...analysing} />
          </div>
          {verdict}
        </div>
      )}
      <div class="analysis-lists" ref={lists}>
        <div class="panel-head">
          <div class="panel-tabs">
            {tabs.map((to) => (
              <button key={to} aria-pressed={to === tab && open} onClick={() => press(to)}>
                {names[to]}
              </button>
            ))}
          </div>
        </div>
        {(open || !phone) && (
          <div class="analysis-body">
            {!wide && tab === 'verdict' && <AnalysisHead {...analysing} />}
            {list}
          </div>
        )}
      </div>
    </>
  )
}

/** Where the lead changes, and the greatest gains. */
function Turning({
  scores,
  mats,
  jump,
}: {
  scores: Scores
  mats: Mat[]
  jump: (k: number) => void
}): JSX.Element {
  const found = useMemo(() => turningPoints(scores), [scores])
  const mat = (seat: number): Mat | undefined => mats.find((m) => m.seat === seat)
  return (
    <div class="turns">
      {found.map((turn) => (
        <button key={`${turn.at} ${turn.seat} ${turn.gain}`} onClick={() => jump(turn.at)}>
          <Shape colour={mat(turn.seat)?.colour ?? 7} />
          {turn.gain
            ? t('gain', { name: mat(turn.seat)?.name ?? '', points: signed(turn.gain, language.value) })
            : t('lead', { name: mat(turn.seat)?.name ?? '' })}
          <small>{turn.moment}</small>
        </button>
      ))}
    </div>
  )
}
