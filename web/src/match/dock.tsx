/** The dock: what is asked, why, and the options; or who chooses now. */
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { classes } from '../classes'
import { listed } from '../numbers'
import { typed } from '../seals'
import { language, words } from '../state'
import type { Ask, Mat, Option, Scene, Verb } from '../types'
import type { MatchInfo } from '../models'
import { Icon, Link, Shape } from '../ui'
import { type MatchActions, UndoButton } from './proposals'
import { type Amount, amountsOf } from './amount'
import { Hand } from './cards'
import { Pools, poolsOf } from './stats'
import { explains, useTable } from './match-context'
import { type Entry, type Offer, offered } from './verbs'

const FOLD = 12
/** From more options on the board matters more than their hints: those come on hover and focus. */
const LOTS = 8
/** The number of options shown in the dock when all of them can be chosen on the board. */
const MANY = 9
const FEW = 5
/** The number of cards from which the hand is wider. */
const FULL_HAND = 12
/** Names of a verb's options that fit below it. */
const SHORT = 30

interface DockProps {
  scene: Scene
  info: MatchInfo | null
  /** What is offered now, all or behind a verb or thing. */ offer: Offer | null
  hand?: 'own' | 'line' | 'drawer'
  open: (verb: string) => void
  widen: () => void
  actions: MatchActions | undefined
  explain: (ids: string[]) => void
  rematch?: () => void
}

export function Dock(props: DockProps): JSX.Element {
  const { scene } = props
  const hand = props.hand === 'own' ? scene.board.hand : null
  return (
    <section
      class={classes(
        'dock',
        scene.ask && 'asked',
        !hand?.cards.length && 'no-hand',
        hand && hand.cards.length > FULL_HAND && 'full-hand',
      )}
      id="dock"
      aria-label={scene.ask ? words.value.yourTurn : words.value.waiting}
    >
      {scene.ask ? (
        <Question {...props} ask={scene.ask} />
      ) : scene.over ? (
        <Ended {...props} />
      ) : (
        <Quiet {...props} />
      )}
      {hand && hand.cards.length > 0 && <Hand hand={hand} />}
    </section>
  )
}

function Question({
  scene,
  info,
  ask,
  offer,
  open,
  widen,
  actions,
  explain,
}: DockProps & { ask: Ask }): JSX.Element {
  const w = words.value
  const table = useTable()
  const [whole, setWhole] = useState(false)
  useEffect(() => setWhole(false), [ask.token, ask.decision])
  const [folded, setFolded] = useState(false)
  const { choose, confirming } = table
  useEffect(() => {
    if (confirming) setFolded(false)
  }, [confirming])
  const { entries, gathered, inner } = offer ?? offered(ask, scene.board.verbs, '', [])
  const amounts = inner ? null : amountsOf(ask)
  const press = (key: number): void => {
    if (amounts) {
      const amount = amounts.find(({ value }) => value === key)
      if (amount) choose(amount.n)
      return
    }
    const entry = gathered ? entries.find((one) => one.key === key) : undefined
    if (entry?.verb) open(entry.verb.id)
    else choose(entry ? (entry.numbers[0] ?? 0) : key)
  }
  const most = amounts
    ? (amounts[amounts.length - 1]?.value ?? 0)
    : gathered
      ? entries.length
      : ask.options.length
  useKeys(
    ask,
    amounts ? 0 : 1,
    most,
    press,
    () => explain(ask.clauses),
    inner || confirming ? widen : undefined,
  )
  const work = scene.board.mats.find((mat) => mat.you)?.played.find((card) => card.reason)
  const onBoard = entries.filter(({ option }) => option.things.length)
  const fewLoose = onBoard.length > 0 && entries.length - onBoard.length <= FEW
  const fold = entries.length > MANY && fewLoose ? FEW : FOLD
  const first = new Set((fewLoose ? onBoard : entries).slice(0, fold))
  // The few that stand nowhere on the board are never folded away.
  const shown =
    whole || gathered || entries.length <= fold + 1
      ? entries
      : entries.filter(
          (one) => first.has(one) || one.numbers[0] === confirming || (fewLoose && !one.option.things.length),
        )
  const rest = entries.length - shown.length
  const hints = shown.some(({ option, verb }) => verb || option.hint)
  const verb =
    inner && gathered
      ? scene.board.verbs.find((one) => entries.every((entry) => entry.option.action[0] === one.id))
      : undefined
  const barred = inner ? [] : scene.board.barred
  const pools = scene.board.mats.filter((mat) => mat.you).flatMap(poolsOf)
  return (
    <div class={folded ? 'ask folded' : 'ask'}>
      <div class="eye">
        <span class="yt">{w.yourTurn}</span>
        {work && (
          <span class="wk">
            <Icon name={work.icon} />
            {work.title}
          </span>
        )}
        {pools.map((pool) => (
          <Pools key={pool.icon} pool={pool} worded />
        ))}
        <Steps scene={scene} />
        <button
          class="fold"
          aria-expanded={!folded}
          aria-label={folded ? w.unfold : w.fold}
          onClick={() => setFolded(!folded)}
        >
          <Icon name="chevron" />
        </button>
      </div>
      <h2 class="q">
        {ask.prompt}
        {verb && <em> {verb.label}</em>}
      </h2>
      <p class="why">
        {work?.band && work.text && (
          <b>
            {work.title}: {work.text}.{' '}
          </b>
        )}
        {ask.why}{' '}
        {ask.clauses.map((id) => (
          <button key={id} class="cl" onClick={() => explain([id])}>
            {id}
          </button>
        ))}
      </p>
      {ask.picked.length > 0 && (
        <p class="picks">
          {w.picked}:{' '}
          {ask.picked.map((text, i) => (
            <span key={i}>
              <Icon name="check" />
              {text}
            </span>
          ))}
        </p>
      )}
      {amounts ? (
        <Amounts amounts={amounts} ask={ask} />
      ) : (
        <div
          class={classes(
            `opts c${Math.min(columnsOf(shown.length + barred.length + Math.sign(rest)), 6)}`,
            !hints && 'bare',
            shown.length > 4 && 'many',
            shown.length > LOTS && 'lots',
            gathered && 'verbs',
          )}
          role="group"
          aria-label={ask.prompt}
        >
          {shown.map((entry) =>
            entry.verb ? (
              <VerbButton key={entry.verb.id} entry={entry} verb={entry.verb} of={ask.options} open={open} />
            ) : (
              <OptionButton
                key={entry.numbers[0]}
                option={entry.option}
                n={entry.numbers[0] ?? 0}
                seal={entry.key}
                title={verb && named(entry.option) ? entry.option.name : entry.title}
              />
            ),
          )}
          {barred.map((part) => (
            <div key={part.label} class="opt off">
              <strong>{part.label}</strong>
              <small>{part.value}</small>
            </div>
          ))}
          {rest > 0 && (
            <button class="opt end" onClick={() => setWhole(true)}>
              <strong>{w.more(rest)}</strong>
            </button>
          )}
          {inner && !gathered && (
            <button class="opt end" onClick={widen}>
              <strong>{w.all}</strong>
            </button>
          )}
        </div>
      )}
      <div class="acts">
        {inner && gathered && (
          <button class="btn" onClick={widen} title={w.toVerbs}>
            <Icon name="chevron" flip />
            <span>{w.toVerbs}</span> <kbd aria-hidden="true">Esc</kbd>
          </button>
        )}
        {actions && <UndoButton info={info} actions={actions} keys />}
        <button class="btn secondary" onClick={() => explain(ask.clauses)} title={w.explainTitle}>
          <Icon name="help" />
          <span>{w.explain}</span> <kbd aria-hidden="true">?</kbd>
        </button>
      </div>
    </div>
  )
}

/** Whether its name says more than a number. */
const named = (option: Option): boolean => !/^\d*$/.test(option.name)

function columnsOf(options: number): number {
  if (options <= 4) return options
  if (options <= 6) return 3
  return options <= 8 ? 4 : 5
}

/** The steps this question is one of; else where in the match we are. */
function Steps({ scene }: { scene: Scene }): JSX.Element {
  const { steps, moment } = scene.board
  if (!steps.length) return <span class="steps">{moment}</span>
  return (
    <ol class="steps chain">
      {steps.map((step) => (
        <li key={step.label} class={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          {step.label}
          {step.state === 'done' && <Icon name="check" />}
        </li>
      ))}
    </ol>
  )
}

/** A number to choose: all of them in one row, the rest beside it. */
function Amounts({ amounts, ask }: { amounts: Amount[]; ask: Ask }): JSX.Element {
  const table = useTable()
  const w = words.value
  const rest = ask.options
    .map((option, i) => ({ option, n: i + 1 }))
    .filter(({ n }) => !amounts.some((amount) => amount.n === n))
  const looked =
    amounts.find((amount) => amount.n === (table.confirming || table.preview.value || table.pending)) ??
    amounts[amounts.length - 1]
  return (
    <div class="amounts" role="group" aria-label={w.amount}>
      <div class="arow">
        {amounts.map(({ value, n, option }) => (
          <button
            key={n}
            class={classes(
              'am',
              table.preview.value === n && 'is-preview',
              table.confirming === n && 'is-asking',
              table.pending === n && 'is-sent',
            )}
            data-option={n}
            aria-label={[option.label, option.hint].filter(Boolean).join(', ')}
            aria-keyshortcuts={value <= 9 ? String(value) : undefined}
            aria-disabled={table.pending > 0 || undefined}
            onClick={() => table.choose(n)}
            onMouseEnter={() => {
              table.preview.value = n
            }}
            onMouseLeave={() => {
              table.preview.value = 0
            }}
            onFocus={() => {
              table.preview.value = n
            }}
          >
            <strong>{value}</strong>
          </button>
        ))}
        {rest.map(({ option, n }) => (
          <OptionButton key={n} option={option} n={n} seal={0} />
        ))}
      </div>
      {looked && (
        <p class="alook" aria-hidden="true">
          <b>
            {table.confirming === looked.n && `${w.confirm}: `}
            {looked.option.label}
          </b>{' '}
          {looked.option.hint}
        </p>
      )}
    </div>
  )
}

/** A verb: its options come when it is chosen. */
function VerbButton({
  entry,
  verb,
  of,
  open,
}: {
  entry: Entry
  verb: Verb
  of: Option[]
  open: (verb: string) => void
}): JSX.Element {
  const table = useTable()
  const look = (on: boolean): void => {
    table.gathered.value = on ? entry.numbers : []
  }
  const names = entry.numbers.map((n) => of[n - 1]?.name ?? '').join(', ')
  return (
    <button
      class="opt verb"
      data-option={entry.numbers[0]}
      data-verb={verb.id}
      aria-keyshortcuts={entry.key <= 9 ? String(entry.key) : undefined}
      aria-disabled={table.pending > 0 || undefined}
      onClick={() => {
        look(false)
        open(verb.id)
      }}
      {...explains({ title: '', kind: '', icon: '', text: '' }, look)}
    >
      <b class="key" aria-hidden="true">
        {entry.key}
      </b>
      <strong>{verb.label}</strong>
      <small>{names.length <= SHORT ? names : words.value.ways(entry.numbers.length)}</small>
    </button>
  )
}

interface OptionProps {
  option: Option
  n: number
  /** The number that is shown and typed; 0: none. */ seal: number
  /** Instead of its label. */ title?: string | undefined
}

function OptionButton({ option, n, seal, title }: OptionProps): JSX.Element {
  const w = words.value
  const table = useTable()
  const button = useRef<HTMLButtonElement>(null)
  const confirming = table.confirming === n
  useEffect(() => {
    if (confirming) button.current?.scrollIntoView({ block: 'nearest' })
  }, [confirming])
  const plain = option.free || option.action[0] === 'done' || option.action[0] === 'pass'
  const cls = classes(
    'opt',
    plain && 'end',
    table.preview.value === n && 'is-preview',
    confirming && 'is-asking',
    table.pending === n && 'is-sent',
  )
  const look = (on: boolean): void => {
    table.preview.value = on ? n : 0
  }
  const hint =
    title && title !== option.name && named(option)
      ? [option.name, option.hint].filter(Boolean).join('; ')
      : option.hint
  const long =
    option.hint.length > 24
      ? { title: option.label, kind: '', icon: 'help', text: option.hint }
      : { title: '', kind: '', icon: '', text: '' }
  return (
    <button
      ref={button}
      class={cls}
      data-option={n}
      aria-keyshortcuts={seal && seal <= 9 ? String(seal) : undefined}
      aria-disabled={table.pending > 0 || undefined}
      onClick={() => table.choose(n)}
      {...explains(long, look)}
    >
      {seal > 0 && (
        <b class="key" aria-hidden="true">
          {seal}
        </b>
      )}
      <strong>
        {confirming && `${w.confirm}: `}
        {title ?? option.label}
        {option.final && (
          <span class="fin" title={w.finalNote}>
            <Icon name="lock" label={w.finalNote} />
          </span>
        )}
      </strong>
      {hint && <small>{hint}</small>}
    </button>
  )
}

/** Numbers choose (an amount is its own number), ? explains, Escape and Backspace go back. */
function useKeys(
  ask: Ask,
  least: number,
  most: number,
  choose: (key: number) => void,
  explain: () => void,
  back: (() => void) | undefined,
): void {
  const before = useRef('')
  // What others do meanwhile draws the page anew: a number that is being typed goes on.
  const now = useRef({ choose, explain, back })
  now.current = { choose, explain, back }
  // With the options, not a moment after them: whoever types fast answers what is on the screen.
  useLayoutEffect(() => {
    before.current = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = (n: number): void => {
      clearTimeout(timer)
      before.current = ''
      now.current.choose(n)
    }
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement | null
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target?.closest('input, textarea, select, dialog, [role=dialog]')
      )
        return
      if (/^\d$/.test(event.key)) {
        const { chosen, kept } = typed(before.current, event.key, most, least)
        clearTimeout(timer)
        before.current = kept
        if (chosen !== null) take(chosen)
        else if (kept) timer = setTimeout(() => take(Number(kept)), 700)
      } else if (event.key === '?') now.current.explain()
      else if (event.key === 'Escape' || event.key === 'Backspace') now.current.back?.()
    }
    addEventListener('keydown', press)
    return () => {
      removeEventListener('keydown', press)
      clearTimeout(timer)
    }
  }, [ask.token, ask.decision, least, most])
}

function Quiet({ scene, info, actions }: DockProps): JSX.Element {
  const w = words.value
  const spectator = scene.viewer < 0
  const sealed = scene.board.hand?.cards.some((card) => card.state === 'sealed') ?? false
  const movers = scene.board.mats.filter((mat) => scene.to_move.includes(mat.seat) && !mat.you)
  const text = movers.length
    ? w.waitFor(
        listed(
          movers.map((mat) => mat.person || mat.name),
          language.value,
        ),
        movers.length,
      )
    : spectator
      ? w.watchText
      : sealed
        ? w.sealedText
        : w.waitAll
  const [told, setTold] = useState(
    typeof Notification !== 'undefined' && Notification.permission === 'granted',
  )
  return (
    <div class="ask quiet">
      <div class="eye">
        <span class="yt o">
          {spectator ? (
            <>
              <Icon name="eye" />
              {w.watching}
            </>
          ) : sealed ? (
            <>
              <Icon name="lock" />
              {w.sealed}
            </>
          ) : (
            <>
              <Icon name="clock" />
              {w.waiting}
            </>
          )}
        </span>
        <span class="steps">{scene.board.moment}</span>
      </div>
      <h2 class="q">{text}</h2>
      <p class="why">
        {movers.map((mat: Mat) => (
          <span key={mat.id} class="mv">
            <Shape colour={mat.colour} />
            {mat.name}
          </span>
        ))}
      </p>
      <div class="acts">
        {!spectator && actions && info?.undo !== 'no' && (
          <UndoButton info={info} actions={actions} keys={false} />
        )}
        {!spectator && info && info.status === 'running' && typeof Notification !== 'undefined' && !told && (
          <button
            class="btn secondary"
            onClick={() =>
              void Notification.requestPermission().then((answer) => setTold(answer === 'granted'))
            }
          >
            <Icon name="bell" />
            <span>{w.tellMe}</span>
          </button>
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
  const ranked = [...mats].sort((a, b) => place(a) - place(b))
  const winners = mats.filter((mat) => result?.winners.includes(mat.seat))
  return (
    <div class="ask quiet ended">
      <div class="eye">
        <span class="yt o">
          <Icon name="vp" />
          {w.over}
        </span>
      </div>
      <h2 class="q">
        {winners.length
          ? w.won(
              listed(
                winners.map((mat) => mat.name),
                language.value,
              ),
              winners.length,
            )
          : result
            ? w.nobodyWon
            : w.over}
      </h2>
      {scene.board.verdict && <p class="why">{scene.board.verdict}</p>}
      <ol class="rank">
        {ranked.map((mat) => (
          <li key={mat.id}>
            <b>{result?.places[mat.seat] ?? ''}</b>
            <Shape colour={mat.colour} />
            {mat.name} <small>{mat.person}</small>
            <strong>{mat.points}</strong>
          </li>
        ))}
      </ol>
      {info && (
        <div class="acts">
          <Link class="btn" to={`/replay/${info.id}`}>
            <Icon name="chart" />
            <span>{w.toReplay}</span>
          </Link>
          {rematch && info.you.length > 0 && (
            <button class="btn primary" onClick={rematch}>
              {w.rematch}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
