/** The dock: what is asked, why, and the options; or who chooses now. */
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { listed } from '../numbers'
import { typed } from '../seals'
import { language, words } from '../state'
import type { Ask, Mat, Option, Scene } from '../types'
import type { MatchInfo } from '../wire'
import { Icon, Link, Shape, useMedia } from '../ui'
import { Hand } from './cards'
import { explains, useTable } from './table'

const FOLD = 12

interface DockProps { scene: Scene; info: MatchInfo | null; narrowed: number[]; widen: () => void; undo: () => void; explain: (ids: string[]) => void; rematch?: () => void }

export function Dock(props: DockProps): JSX.Element {
  const { scene } = props
  const narrow = useMedia('(max-width: 1199px)')
  const hand = narrow ? null : scene.board.hand
  return (
    <section class={`dock${scene.ask ? ' asked' : ''}${hand && hand.cards.length ? '' : ' no-hand'}`} id="dock" aria-label={scene.ask ? words.value.yourTurn : words.value.waiting}>
      {scene.ask ? <Question {...props} ask={scene.ask} /> : scene.over ? <Ended {...props} /> : <Quiet {...props} />}
      {hand && hand.cards.length > 0 && <Hand hand={hand} />}
    </section>
  )
}

function Question({ scene, ask, narrowed, widen, undo, explain }: DockProps & { ask: Ask }): JSX.Element {
  const w = words.value
  const table = useTable()
  const [whole, setWhole] = useState(false)
  useEffect(() => setWhole(false), [ask.token, ask.decision])
  useKeys(ask, table.choose, undo, () => explain(ask.clauses))
  const work = scene.board.mats.find((mat) => mat.you)?.played.find((card) => card.reason)
  const all = ask.options.map((option, i) => ({ option, n: i + 1 }))
  const chosen = narrowed.length ? all.filter(({ n }) => narrowed.includes(n)) : all
  const shown = whole || chosen.length <= FOLD + 1 ? chosen : chosen.slice(0, FOLD)
  const rest = chosen.length - shown.length
  const hints = shown.some(({ option }) => option.hint)
  return (
    <div class="ask">
      <div class="eye"><span class="yt">{w.yourTurn}</span>{work && <span class="wk"><Icon name={work.icon} />{work.title}</span>}<span class="steps">{scene.board.moment}</span></div>
      <h2 class="q">{ask.prompt}</h2>
      <p class="why">{ask.why} {ask.clauses.map((id) => <button key={id} class="cl" onClick={() => explain([id])}>{id}</button>)}</p>
      {ask.picked.length > 0 && <p class="picks">{w.picked}: {ask.picked.map((text, i) => <span key={i}><Icon name="check" />{text}</span>)}</p>}
      <div class={`opts c${Math.min(columnsOf(shown.length), 6)}${hints ? '' : ' bare'}${shown.length > 4 ? ' many' : ''}`} role="group" aria-label={ask.prompt}>
        {shown.map(({ option, n }) => <OptionButton key={n} option={option} n={n} />)}
        {rest > 0 && <button class="opt end" onClick={() => setWhole(true)}><strong>{w.more(rest)}</strong></button>}
        {narrowed.length > 0 && <button class="opt end" onClick={widen}><strong>{w.all}</strong></button>}
      </div>
      <div class="acts">
        <button class="btn" onClick={undo} title={w.undoTitle}><Icon name="undo" /><span>{w.undo}</span> <kbd aria-hidden="true">U</kbd></button>
        <button class="btn q2" onClick={() => explain(ask.clauses)} title={w.explainTitle}><Icon name="help" /><span>{w.explain}</span> <kbd aria-hidden="true">?</kbd></button>
      </div>
    </div>
  )
}

function columnsOf(options: number): number {
  if (options <= 4) return options
  if (options <= 6) return 3
  return options <= 8 ? 4 : 5
}

function OptionButton({ option, n }: { option: Option; n: number }): JSX.Element {
  const table = useTable()
  const plain = option.free || option.action[0] === 'done' || option.action[0] === 'pass'
  const cls = `opt${plain ? ' end' : ''}${table.preview.value === n ? ' is-preview' : ''}${table.pending === n ? ' is-sent' : ''}`
  const look = (on: boolean): void => { table.preview.value = on ? n : 0 }
  const long = option.hint.length > 40 ? { title: option.label, kind: '', icon: 'help', text: option.hint } : { title: '', kind: '', icon: '', text: '' }
  return (
    <button class={cls} data-option={n} aria-keyshortcuts={n <= 9 ? String(n) : undefined} aria-disabled={table.pending > 0 || undefined} onClick={() => table.choose(n)} {...(explains(long, look) as object)}>
      <b class="key" aria-hidden="true">{n}</b>
      <strong>{option.label}</strong>
      {option.hint && <small>{option.hint}</small>}
    </button>
  )
}

/** Numbers choose, U takes back, ? explains. */
function useKeys(ask: Ask, choose: (n: number) => void, undo: () => void, explain: () => void): void {
  const before = useRef('')
  useEffect(() => {
    before.current = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = (n: number): void => {
      clearTimeout(timer)
      before.current = ''
      if (n) choose(n)
    }
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement | null
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select, [role=dialog]')) return
      if (/^\d$/.test(event.key)) {
        const { chosen, kept } = typed(before.current, event.key, ask.options.length)
        clearTimeout(timer)
        before.current = kept
        if (chosen) take(chosen)
        else if (kept) timer = setTimeout(() => take(Number(kept)), 700)
      } else if (event.key.toLowerCase() === 'u') undo()
      else if (event.key === '?') explain()
    }
    addEventListener('keydown', press)
    return () => {
      removeEventListener('keydown', press)
      clearTimeout(timer)
    }
  }, [ask, choose])
}

function Quiet({ scene, info, undo }: DockProps): JSX.Element {
  const w = words.value
  const spectator = scene.viewer < 0
  const sealed = scene.board.hand?.cards.some((card) => card.state === 'sealed') ?? false
  const movers = scene.board.mats.filter((mat) => scene.to_move.includes(mat.seat) && !mat.you)
  const text = movers.length ? w.waitFor(listed(movers.map((mat) => mat.person || mat.name), language.value), movers.length) : spectator ? w.watchText : sealed ? w.sealedText : w.waitAll
  const [told, setTold] = useState(typeof Notification !== 'undefined' && Notification.permission === 'granted')
  return (
    <div class="ask quiet">
      <div class="eye"><span class="yt o">{spectator ? <><Icon name="eye" />{w.watching}</> : sealed ? <><Icon name="lock" />{w.sealed}</> : <><Icon name="clock" />{w.waiting}</>}</span><span class="steps">{scene.board.moment}</span></div>
      <h2 class="q">{text}</h2>
      <p class="why">{movers.map((mat: Mat) => <span key={mat.id} class="mv"><Shape colour={mat.colour} />{mat.name}</span>)}</p>
      <div class="acts">
        {!spectator && <button class="btn" onClick={undo} title={w.undoTitle}><Icon name="undo" /><span>{w.undo}</span></button>}
        {!spectator && info && info.status === 'running' && typeof Notification !== 'undefined' && !told && (
          <button class="btn q2" onClick={() => void Notification.requestPermission().then((answer) => setTold(answer === 'granted'))}><Icon name="bell" /><span>{w.tellMe}</span></button>
        )}
      </div>
    </div>
  )
}

function Ended({ scene, info, rematch }: DockProps): JSX.Element {
  const w = words.value
  const result = info?.result
  const mats = scene.board.mats.filter((mat) => mat.seat >= 0)
  const place = (mat: Mat): number => result?.places[mat.seat] ?? 99
  const ranked = [...mats].sort((a, b) => (result ? place(a) - place(b) : Number(b.points) - Number(a.points)))
  const winners = mats.filter((mat) => result?.winners.includes(mat.seat))
  return (
    <div class="ask quiet ended">
      <div class="eye"><span class="yt o"><Icon name="vp" />{w.over}</span></div>
      <h2 class="q">{winners.length ? w.won(listed(winners.map((mat) => mat.name), language.value), winners.length) : result ? w.nobodyWon : w.over}</h2>
      <ol class="rank">{ranked.map((mat) => <li key={mat.id}><b>{result?.places[mat.seat] ?? ''}</b><Shape colour={mat.colour} />{mat.name} <small>{mat.person}</small><strong>{result?.scores[mat.seat] ?? mat.points}</strong></li>)}</ol>
      {info && (
        <div class="acts">
          <Link class="btn" to={`/replay/${info.id}`}><Icon name="chart" /><span>{w.toReplay}</span></Link>
          {rematch && info.you.length > 0 && <button class="btn pri" onClick={rematch}>{w.rematch}</button>}
        </div>
      )}
    </div>
  )
}
