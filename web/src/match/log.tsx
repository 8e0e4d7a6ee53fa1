/** The log in reading order, a line for each turn, and the chat. */
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { readHere, unseenHere } from '../chat'
import { classes } from '../classes'
import type { Said } from '../live'
import type { AnsweredInfo } from '../models'
import { signed } from '../numbers'
import { language } from '../state'
import type { LogChange, LogLine, Mat, Scene } from '../types'
import { Icon, Shape } from '../ui'
import {
  actsOf,
  isFresh,
  type LogEntry,
  type LogTurn,
  netOf,
  onlyConcerning,
  parted,
  turnsOf,
  unsaid,
} from './log-turns'
import { useTable } from './match-context'
import { t } from '../words'

const NOTHING: ReadonlySet<string> = new Set()
/** At most this many new lines are read out at once. */
const SPOKEN = 8

interface LogProps {
  scene: Scene
  fresh: number
  /** What the server answered for me. */ answered: AnsweredInfo[]
  chat: Said[]
  say?: (text: string) => void
}

export function Log({ scene, fresh, answered, chat, say }: LogProps): JSX.Element {
  const [talking, setTalking] = useState(false)
  const waiting = unseenHere(chat)
  const added = useAdditions(scene.log)
  return (
    <section class="panel log" aria-label={t('log')}>
      <div class="panel-head">
        {say ? (
          <div class="panel-tabs">
            <button aria-pressed={!talking} onClick={() => setTalking(false)}>
              {t('log')}
            </button>
            <button aria-pressed={talking} onClick={() => setTalking(true)}>
              {t('chat')}
              {!talking && waiting > 0 && <i class="new">{waiting}</i>}
            </button>
          </div>
        ) : (
          <h2>{t('log')}</h2>
        )}
        <small>{scene.board.time?.note}</small>
      </div>
      {talking && say ? (
        <Chat chat={chat} say={say} />
      ) : (
        <Turns scene={scene} fresh={fresh} answered={answered} />
      )}
      <p class="screen-reader" aria-live="polite">
        {added}
      </p>
    </section>
  )
}

/** The lines that came since the last scene, to be read out. */
function useAdditions(log: readonly LogLine[]): string {
  const last = useRef(log.at(-1))
  const [added, setAdded] = useState('')
  useEffect(() => {
    const from = last.current ? log.lastIndexOf(last.current) : -1
    last.current = log.at(-1)
    if (from < 0 || from === log.length - 1) return
    setAdded(
      log
        .slice(from + 1)
        .slice(-SPOKEN)
        .map((line) => line.text)
        .join('. '),
    )
  }, [log])
  return added
}

function Turns({
  scene,
  fresh,
  answered,
}: {
  scene: Scene
  fresh: number
  answered: AnsweredInfo[]
}): JSX.Element {
  const { log } = scene
  const { mats } = scene.board
  const [only, setOnly] = useState(false)
  const [toggled, setToggled] = useState<ReadonlyMap<LogLine, boolean>>(new Map())
  const all = useMemo(() => turnsOf(log, mats, fresh), [log, mats, fresh])
  const icons = useMemo(() => iconsOf(scene), [scene])
  const shown = only ? onlyConcerning(all) : all
  const seam = shown.findIndex(isFresh)
  const lastFold = shown.map(folds).lastIndexOf(true)
  return (
    <>
      <div class="log-scroll" tabIndex={lastFold < 0 ? 0 : undefined}>
        <ol aria-label={t('log')} onKeyDown={walk}>
          {shown.flatMap((entry, at) => {
            const { first } = entry
            const since = at === seam && !(entry.kind === 'turn' && entry.known > 0)
            return [
              since && (
                <li key="since" class="log-since">
                  {t('since-look')}
                </li>
              ),
              entry.kind === 'heading' ? (
                <li key={keyOf(first)} class="log-heading">
                  {first.text}
                </li>
              ) : folds(entry) ? (
                <Turn
                  key={keyOf(first)}
                  turn={entry}
                  mats={mats}
                  icons={icons}
                  open={toggled.get(first) ?? isFresh(entry)}
                  toggle={(open) => setToggled(new Map(toggled).set(first, open))}
                  tabStop={at === lastFold}
                />
              ) : (
                <SingleLine key={keyOf(first)} turn={entry} mats={mats} />
              ),
            ]
          })}
          {answered.map(({ prompt, choice }, at) => (
            <li key={`answered ${at}`} class="log-line log-answered">
              <Icon name="check" />
              <span>
                {t('answered-for-you')}: {prompt} <b>{choice}</b>
              </span>
            </li>
          ))}
          {only && !shown.length && <li class="log-empty">{t('nothing-concerns')}</li>}
        </ol>
      </div>
      {mats.some((mat) => mat.you) && (
        <label class="log-filter">
          <input type="checkbox" checked={only} onChange={(event) => setOnly(event.currentTarget.checked)} />
          <span>{t('only-mine')}</span>
        </label>
      )}
    </>
  )
}

const folds = (entry: LogEntry): entry is LogTurn => entry.kind === 'turn' && entry.lines.length > 1

const keys = new WeakMap<LogLine, number>()
let made = 0
/** A line keeps its place in the list while older ones fall off the log. */
function keyOf(line: LogLine): number {
  const key = keys.get(line) ?? ++made
  keys.set(line, key)
  return key
}

/** Up and down from turn to turn: all of them are one tab stop. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!step) return
  const rows = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.turn-row')]
  const at = rows.indexOf(event.target as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  rows[at + step]?.focus()
}

/** The icons of all cards on the table, by the things that lines name. */
function iconsOf(scene: Scene): ReadonlyMap<string, string> {
  const { panels, hand, mats } = scene.board
  const cards = [
    ...panels.flatMap((panel) => (panel.type === 'row' ? panel.cards : [])),
    ...(hand?.cards ?? []),
    ...mats.flatMap((mat) => [...mat.played, ...mat.facts.flatMap((fact) => fact.cards)]),
  ]
  return new Map(cards.map((card) => [card.id.slice(card.id.indexOf('/') + 1), card.icon]))
}

/** Lights what lines name while they are looked at. */
function useLight(lines: readonly LogLine[]): { onMouseEnter: () => void; onMouseLeave: () => void } {
  const { lit } = useTable()
  return {
    onMouseEnter: () => {
      lit.value = new Set(lines.flatMap((line) => [line.who, ...line.things]))
    },
    onMouseLeave: () => {
      lit.value = NOTHING
    },
  }
}

interface TurnProps {
  turn: LogTurn
  mats: readonly Mat[]
  icons: ReadonlyMap<string, string>
  open: boolean
  toggle: (open: boolean) => void
  tabStop: boolean
}

function Turn({ turn, mats, icons, open, toggle, tabStop }: TurnProps): JSX.Element {
  const { mat, lines } = turn
  const light = useLight(lines)
  return (
    <li class={classes('turn', open && 'is-open', turn.concerns && 'concerns')}>
      <button
        class="turn-row"
        aria-expanded={open}
        tabIndex={tabStop ? 0 : -1}
        onClick={() => toggle(!open)}
        {...light}
      >
        <Owner mat={mat} />
        <span class="turn-name">
          <b>{mat?.name}</b>
          {turn.concerns && <i class="concern-dot" role="img" aria-label={t('concerns-you')} />}
        </span>
        <span class="turn-acts">
          {!open &&
            actsOf(turn).map((line) => <Act key={keyOf(line)} line={line} name={mat?.name} icons={icons} />)}
        </span>
        <Sum lines={lines} mat={mat} />
        <Icon name="chevron" />
      </button>
      {open && (
        <ol class="turn-lines">
          {lines.map((line, at) => [
            turn.known > 0 && turn.known === at && (
              <li key="since" class="log-since">
                {t('since-look')}
              </li>
            ),
            <TurnLine key={keyOf(line)} line={line} mat={mat} mats={mats} />,
          ])}
        </ol>
      )}
    </li>
  )
}

/** What was done, with the icon of the first card it names. */
function Act({
  line,
  name = '',
  icons,
}: {
  line: LogLine
  name?: string | undefined
  icons: ReadonlyMap<string, string>
}): JSX.Element {
  const icon = line.things.map((thing) => icons.get(thing)).find(Boolean)
  return (
    <span>
      {icon && <Icon name={icon} />}
      {parted(line.text, name)[1]}
    </span>
  )
}

function Owner({ mat }: { mat: Mat | undefined }): JSX.Element {
  return <span class="turn-seat">{mat && <Shape colour={mat.colour} />}</span>
}

/** The outcome for the seat: its points, or if they stay the same another number. */
function Sum({ lines, mat }: { lines: readonly LogLine[]; mat: Mat | undefined }): JSX.Element | null {
  const [net] = mat ? netOf(lines, mat.id) : []
  if (!net) return null
  return (
    <span class="turn-sum">
      <b>{signed(net.by, language.value)}</b>
      {!net.points && <small> {net.label}</small>}
    </span>
  )
}

interface LineProps {
  line: LogLine
  mat: Mat | undefined
  mats: readonly Mat[]
}

/** A line of an open turn; the name of its player stands above it. */
function TurnLine({ line, mat, mats }: LineProps): JSX.Element {
  const own = line.who === mat?.id
  const [name, rest] = parted(line.text, own ? mat.name : '')
  return (
    <li class="log-line" {...useLight([line])}>
      {!own && <Owner mat={mats.find((other) => other.id === line.who)} />}
      <span class="line-text">
        <span class="line-sentence">
          {name && <span class="screen-reader">{name} </span>}
          {rest}
        </span>
        <Background line={line} mat={mat} mats={mats} />
      </span>
      <Pills line={line} mat={mat} mats={mats} />
    </li>
  )
}

/** A turn of one line, or a line about nobody. */
function SingleLine({ turn, mats }: { turn: LogTurn; mats: readonly Mat[] }): JSX.Element {
  const { mat, first: line } = turn
  const [name, rest] = parted(line.text, mat?.name ?? '')
  return (
    <li class={classes('log-line single', turn.concerns && 'concerns')} {...useLight(turn.lines)}>
      <Owner mat={mat} />
      <span class="line-text">
        <span class="line-sentence">
          {name && <b>{name} </b>}
          {rest}
        </span>
        {turn.concerns && <i class="concern-dot" role="img" aria-label={t('concerns-you')} />}
        <Background line={line} mat={mat} mats={mats} />
      </span>
      <Pills line={line} mat={mat} mats={mats} />
    </li>
  )
}

const hurts = (change: LogChange, line: LogLine, mats: readonly Mat[]): boolean =>
  change.value.startsWith('−') &&
  change.who !== line.turn &&
  mats.some((mat) => mat.you && mat.id === change.who)

/** The cause of a line, and the numbers that neither its sentence nor a pill tells. */
function Background({ line, mat, mats }: LineProps): JSX.Element | null {
  const rest = unsaid(line).filter((change) => !change.points && !hurts(change, line, mats))
  const parts = rest.map((change) => {
    const other = change.who === mat?.id ? undefined : mats.find((one) => one.id === change.who)
    return `${other ? `${other.name} ` : ''}${change.value} ${change.label}`
  })
  if (!line.cause && !parts.length) return null
  return (
    <em>
      {line.cause}
      {line.cause && parts.length > 0 && ': '}
      {parts.join(', ')}
    </em>
  )
}

/** Points, and what hurts the viewer. */
function Pills({ line, mat, mats }: LineProps): JSX.Element {
  return (
    <>
      {line.changes
        .filter((change) => change.points || hurts(change, line, mats))
        .map((change) => (
          <span
            key={`${change.who} ${change.label}`}
            class={classes('pill', hurts(change, line, mats) && 'hurts')}
          >
            {change.who !== mat?.id && (
              <Shape colour={mats.find((other) => other.id === change.who)?.colour ?? 7} />
            )}
            {change.value} {change.label}
          </span>
        ))}
    </>
  )
}

function Chat({ chat, say }: { chat: Said[]; say: (text: string) => void }): JSX.Element {
  const [text, setText] = useState('')
  useEffect(() => readHere(chat), [chat])
  return (
    <>
      <div class="log-scroll" tabIndex={0}>
        <ol aria-live="polite" aria-label={t('chat')}>
          {chat.map((said) => (
            <li key={said.id} class="log-line single">
              <span class="line-text">
                <b>{said.name}</b> {said.text}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <form
        class="say"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) say(text.trim())
          setText('')
        }}
      >
        <input
          value={text}
          maxLength={500}
          aria-label={t('say')}
          placeholder={t('say')}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button class="button" aria-label={t('send')}>
          <Icon name="arrow" />
        </button>
      </form>
    </>
  )
}
