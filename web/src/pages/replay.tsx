/** The replay: slider, autoplay, points over time, and jumps to turning points. */
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { api, inWords } from '../api'
import { Board } from '../match/board'
import { signed } from '../numbers'
import { turningPoints } from '../turning'
import { go, language, route, tell, words } from '../state'
import type { Mat, Scene } from '../types'
import type { Scores } from '../wire'
import { Failure, Icon, Link, Loading, Shape } from '../ui'
import { Page } from './frame'
import { useLoaded } from './load'

const PACE = 700
const WIDTH = 420
const HEIGHT = 120

export function Replay({ id }: { id: string }): JSX.Element {
  const w = words.value
  const info = useLoaded(() => api.match(id), [id, language.value])
  const scores = useLoaded(() => api.scores(id), [id, language.value])
  const all = info.value?.choices ?? 0
  const [at, setAt] = useState(() => Number(route.value.query.get('at') ?? -1))
  const [seat, setSeat] = useState<number | null>(null)
  const viewer = seat ?? info.value?.you[0] ?? -1
  const here = at < 0 ? all : Math.min(at, all)
  const [scene, setScene] = useState<Scene | null>(null)
  const [error, setError] = useState('')
  const [running, setRunning] = useState(false)
  const kept = useRef(new Map<string, Promise<Scene>>())
  const fetched = (k: number): Promise<Scene> => {
    const key = `${viewer} ${k} ${language.value}`
    let found = kept.current.get(key)
    if (!found) {
      if (kept.current.size > 200) kept.current.clear()
      found = api.scene(id, viewer, k)
      kept.current.set(key, found)
      found.catch(() => kept.current.delete(key))
    }
    return found
  }
  const ready = Boolean(info.value)
  useEffect(() => {
    if (!ready) return undefined
    let current = true
    fetched(here).then((found) => { if (current) { setScene(found); setError('') } }).catch((e: unknown) => { if (current) setError(inWords(e)) })
    if (running && here < all) fetched(here + 1).catch(() => undefined)
    return () => { current = false }
  }, [here, viewer, language.value, ready])
  useEffect(() => {
    if (!running) return undefined
    if (here >= all) {
      setRunning(false)
      return undefined
    }
    const timer = setTimeout(() => setAt(here + 1), PACE)
    return () => clearTimeout(timer)
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
  useEffect(() => { if (info.value) document.title = `${w.replay} · ${info.value.title} · Saecula` }, [info.value])
  if (info.error || (error && !scene)) return <Page title={w.replay}><Failure text={info.error || error} again={info.again} /></Page>
  if (!info.value || !scene) return <Page title={w.replay}><Loading text={w.loading} /></Page>
  const seats = info.value.seats
  const turns = scores.value?.turns ?? []
  const bar = (
    <section class="panel rbar" id="dock" aria-label={w.replay}>
      <div>
        <div class="ph"><h2>{w.chart}</h2><small>{w.choiceOf(here, all)}, {scene.board.moment}</small></div>
        {scores.value && <Chart scores={scores.value} all={all} at={here} mats={scene.board.mats} jump={setAt} />}
        <div class="rc">
          <button class="ib" aria-label={w.prevTurn} title={w.prevTurn} onClick={() => setAt([...turns].reverse().find((k) => k < here) ?? 0)}><Icon name="undo" /></button>
          <button class="ib" aria-label={w.stepBack} title={w.stepBack} onClick={() => setAt(Math.max(0, here - 1))}><Icon name="chevron" flip /></button>
          <button class="ib plb" aria-label={running ? w.pause : w.play} onClick={() => { if (!running && here >= all) setAt(0); setRunning(!running) }}><Icon name={running ? 'pause' : 'play'} /></button>
          <button class="ib" aria-label={w.stepOn} title={w.stepOn} onClick={() => setAt(Math.min(all, here + 1))}><Icon name="chevron" /></button>
          <input type="range" min={0} max={all} value={here} aria-label={w.choiceOf(here, all)} list="turns" onInput={(event) => setAt(Number(event.currentTarget.value))} />
          <datalist id="turns">{turns.map((k) => <option key={k} value={k} />)}</datalist>
          <button class="ib" aria-label={w.nextTurn} title={w.nextTurn} onClick={() => setAt(turns.find((k) => k > here) ?? all)}><Icon name="undo" flip /></button>
          <button class="btn" onClick={() => void api.fork(id, here).then((match) => go(`/match/${match.id}`)).catch((e: unknown) => tell(inWords(e)))}>{w.playOn}</button>
        </div>
      </div>
      <div>
        <div class="ph"><h2>{w.turning}</h2>{info.value.status === 'over' ? (
          <select aria-label={w.seenAs} value={viewer} onChange={(event) => setSeat(Number(event.currentTarget.value))}><option value={-1}>{w.everybody}</option>{seats.map((s) => <option key={s.index} value={s.index}>{s.name || w.seat(s.index + 1)}</option>)}</select>
        ) : null}<Link class="btn q2" to={`/match/${id}`}>{w.backToMatch}</Link></div>
        {scores.value && <Turning scores={scores.value} mats={scene.board.mats} jump={setAt} />}
      </div>
    </section>
  )
  return <Board scene={scene} info={info.value} instead={bar} />
}

function Chart({ scores, all, at, mats, jump }: { scores: Scores; all: number; at: number; mats: Mat[]; jump: (k: number) => void }): JSX.Element {
  const points = scores.points
  const top = Math.max(1, ...points.flatMap((p) => p.scores))
  const low = Math.min(0, ...points.flatMap((p) => p.scores))
  const x = (k: number): number => 4 + ((WIDTH - 8) * k) / Math.max(1, all)
  const y = (v: number): number => HEIGHT - 6 - ((HEIGHT - 12) * (v - low)) / (top - low)
  const seated = mats.filter((mat) => mat.seat >= 0)
  const now = [...points].reverse().find((p) => p.at <= at) ?? points[0]
  return (
    <>
      <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words.value.chart} onClick={(event: MouseEvent) => {
        const box = (event.currentTarget as Element).getBoundingClientRect()
        jump(Math.max(0, Math.min(all, Math.round(((event.clientX - box.left) / box.width) * all))))
      }}>
        <path class="gl" d={`M0 30H${WIDTH}M0 60H${WIDTH}M0 90H${WIDTH}`} />
        {seated.map((mat) => <path key={mat.id} class={`cl2 s${mat.colour}`} d={`M${points.map((p) => `${x(p.at).toFixed(1)},${y(p.scores[mat.seat] ?? 0).toFixed(1)}`).join('L')}`} />)}
        <path class="nowl" d={`M${x(at)} 0V${HEIGHT}`} />
      </svg>
      <div class="lg">{[...seated].sort((a, b) => (now?.scores[b.seat] ?? 0) - (now?.scores[a.seat] ?? 0)).map((mat) => <span key={mat.id}><Shape colour={mat.colour} />{mat.name} <b>{now?.scores[mat.seat] ?? mat.points}</b></span>)}</div>
    </>
  )
}

/** Where the lead changes, and the greatest gains. */
function Turning({ scores, mats, jump }: { scores: Scores; mats: Mat[]; jump: (k: number) => void }): JSX.Element {
  const w = words.value
  const found = useMemo(() => turningPoints(scores), [scores])
  const mat = (seat: number): Mat | undefined => mats.find((m) => m.seat === seat)
  return <div class="turns">{found.map((turn) => <button key={`${turn.at} ${turn.seat} ${turn.gain}`} onClick={() => jump(turn.at)}><Shape colour={mat(turn.seat)?.colour ?? 7} />{turn.gain ? w.gain(mat(turn.seat)?.name ?? '', signed(turn.gain, language.value)) : w.lead(mat(turn.seat)?.name ?? '')}<small>{turn.moment}</small></button>)}</div>
}
