/** Lobby: public matches, and a new match with its options and seats. */
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { api, ensureSession, inWords } from '../api'
import { timeInWords } from '../numbers'
import { go, language, route, words } from '../state'
import type { GameInfo, NewClock, NewSeat, OptionInfo } from '../models'
import { Failure, Icon, Loading } from '../ui'
import { Page } from './layout'
import { useLoaded } from './load'
import { MatchList } from './my-matches'
import { GuestName } from './name'

export function Lobby(): JSX.Element {
  const w = words.value
  const games = useLoaded(api.games, [language.value])
  return (
    <Page title={w.lobby} wide>
      <h1>{w.lobby}</h1>
      <div class="columns">
        <section class="stack">
          <MatchList scope="public" />
          <RecordFile />
        </section>
        <section class="panel padded stack">
          <h2>{w.newMatch}</h2>
          {games.error ? (
            <Failure text={games.error} again={games.again} />
          ) : games.value ? (
            <NewMatchForm games={games.value} />
          ) : (
            <Loading text={w.loadingPage} />
          )}
        </section>
      </div>
    </Page>
  )
}

/** A saved record becomes a match of one's own. */
function RecordFile(): JSX.Element {
  const w = words.value
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const read = async (file: File): Promise<void> => {
    setError('')
    let record: unknown
    try {
      record = JSON.parse(await file.text())
    } catch {
      setError(w.notARecord)
      return
    }
    try {
      await ensureSession()
      go(`/match/${(await api.importRecord(record)).id}`)
    } catch (e) {
      setError(inWords(e))
    }
  }
  return (
    <section class="panel padded stack">
      <h2>{w.openRecord}</h2>
      <p class="hint">{w.openRecordWhy}</p>
      <input
        class="screen-reader"
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={w.openRecord}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) void read(file)
          event.currentTarget.value = ''
        }}
      />
      <div class="inline-stack">
        <button class="btn" onClick={() => input.current?.click()}>
          <Icon name="book" />
          {w.openRecord}
        </button>
      </div>
      {error && (
        <p role="alert" class="error-text">
          {error}
        </p>
      )}
    </section>
  )
}

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
const TIMES = {
  move: [MINUTE, 3 * MINUTE, 10 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY],
  budget: [10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, DAY, 7 * DAY],
}
const MORE = [0, 5, 10, 30, MINUTE, HOUR]

/** Whether there is a clock, and how much time it gives. */
function ClockField({
  clock,
  set,
}: {
  clock: NewClock | null
  set: (clock: NewClock | null) => void
}): JSX.Element {
  const w = words.value
  const change = (kind: string): void =>
    set(
      kind === 'move'
        ? { kind, seconds: DAY }
        : kind === 'budget'
          ? { kind, seconds: HOUR, increment: 10 }
          : null,
    )
  const text = (seconds: number): string => timeInWords(seconds, language.value)
  return (
    <fieldset class="stack">
      <legend>{w.clock}</legend>
      <div class="clock-line">
        <select
          aria-label={w.clock}
          value={clock?.kind ?? ''}
          onChange={(event) => change(event.currentTarget.value)}
        >
          <option value="">{w.clockNone}</option>
          <option value="move">{w.clockMove}</option>
          <option value="budget">{w.clockBudget}</option>
        </select>
        {clock && (
          <select
            aria-label={w.clockTime}
            value={clock.seconds}
            onChange={(event) => set({ ...clock, seconds: Number(event.currentTarget.value) })}
          >
            {TIMES[clock.kind].map((seconds) => (
              <option key={seconds} value={seconds}>
                {text(seconds)}
              </option>
            ))}
          </select>
        )}
        {clock?.kind === 'budget' && (
          <label class="field">
            {w.clockIncrement}
            <select
              value={clock.increment ?? 0}
              onChange={(event) => set({ ...clock, increment: Number(event.currentTarget.value) })}
            >
              {MORE.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {text(seconds)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {clock && <small>{w.clockWhy}</small>}
    </fieldset>
  )
}

function NewMatchForm({ games }: { games: GameInfo[] }): JSX.Element | null {
  const w = words.value
  const [id, setId] = useState(route.value.query.get('game') ?? '')
  const game = games.find((g) => g.id === id) ?? games[0]
  const [seats, setSeats] = useState<NewSeat[]>([
    { kind: 'me' },
    { kind: 'open' },
    ...(game ? [{ kind: 'bot' as const, bot: game.usual_bot }] : []),
  ])
  const [options, setOptions] = useState<Record<string, OptionValue>>({})
  const [open, setOpen] = useState(true)
  const [clock, setClock] = useState<NewClock | null>(null)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  if (!game) return null
  const [least, most] = game.players
  const change = (i: number, seat: NewSeat): void => setSeats(seats.map((s, n) => (n === i ? seat : s)))
  const turnTo = (to: GameInfo): void => {
    setId(to.id)
    setOptions({})
    const [few, many] = to.players
    setSeats(
      Array.from(
        { length: Math.min(Math.max(seats.length, few), many) },
        (_, i) => seats[i] ?? { kind: 'bot', bot: to.usual_bot },
      ),
    )
  }
  const create = async (): Promise<void> => {
    setBusy(true)
    setError('')
    try {
      await ensureSession()
      const match = await api.create({
        game: game.id,
        options,
        seats,
        public: open,
        ...(clock ? { clock } : {}),
      })
      go(`/match/${match.id}`)
    } catch (e) {
      setError(inWords(e))
    }
    setBusy(false)
  }
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      {games.length > 1 && (
        <label class="field">
          {w.games}
          <select
            value={game.id}
            onChange={(event) => {
              const to = games[event.currentTarget.selectedIndex]
              if (to) turnTo(to)
            }}
          >
            {games.map((g) => (
              <option key={g.id} value={g.id}>
                {g.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset class="stack">
        <legend>{w.seats}</legend>
        {seats.map((seat, i) => (
          <div class="seat-line" key={i}>
            <span>{w.seat(i + 1)}</span>
            <select
              aria-label={w.seat(i + 1)}
              value={seat.kind}
              onChange={(event) => {
                const kind = event.currentTarget.value as NewSeat['kind']
                change(i, kind === 'bot' ? { kind, bot: game.usual_bot } : { kind })
              }}
            >
              <option value="me">{w.seatMe}</option>
              <option value="open">{w.seatOpen}</option>
              <option value="bot">{w.seatBot}</option>
              <option value="hotseat">{w.seatHotseat}</option>
            </select>
            {seat.kind === 'bot' ? (
              <select
                aria-label={`${w.botLevel} ${i + 1}`}
                value={seat.bot ?? ''}
                onChange={(event) => {
                  const bot = game.bots[event.currentTarget.selectedIndex]
                  if (bot) change(i, { kind: 'bot', bot })
                }}
              >
                {game.bots.map((bot) => (
                  <option key={bot} value={bot}>
                    {w.bots[bot] ?? bot}
                  </option>
                ))}
              </select>
            ) : seat.kind === 'hotseat' ? (
              <input
                aria-label={`${w.seatName} ${i + 1}`}
                maxLength={40}
                placeholder={w.seatName}
                value={seat.name ?? ''}
                onInput={(event) =>
                  change(
                    i,
                    event.currentTarget.value
                      ? { kind: 'hotseat', name: event.currentTarget.value }
                      : { kind: 'hotseat' },
                  )
                }
              />
            ) : (
              <span />
            )}
          </div>
        ))}
        <div class="inline-stack">
          <button
            type="button"
            class="btn"
            aria-label={`${w.seats} +`}
            disabled={seats.length >= most}
            onClick={() => setSeats([...seats, { kind: 'bot', bot: game.usual_bot }])}
          >
            +
          </button>
          <button
            type="button"
            class="btn"
            aria-label={`${w.seats} −`}
            disabled={seats.length <= least}
            onClick={() => setSeats(seats.slice(0, -1))}
          >
            −
          </button>
          <small>{w.players(least, most)}</small>
        </div>
      </fieldset>
      <ClockField clock={clock} set={setClock} />
      <GuestName />
      <label class="check-field">
        <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />
        <span>
          {w.isPublic}
          <small>{w.isPublicWhy}</small>
        </span>
      </label>
      {game.options.length > 0 && (
        <details>
          <summary>{w.options}</summary>
          <div class="stack options-form">
            {game.options.map((option) => (
              <OptionField
                key={option.name}
                option={option}
                value={options[option.name] ?? option.default}
                set={(value) => setOptions({ ...options, [option.name]: value })}
              />
            ))}
          </div>
        </details>
      )}
      {error && (
        <p role="alert" class="error-text">
          {error}
        </p>
      )}
      <button class="btn primary" disabled={busy}>
        {w.create}
      </button>
    </form>
  )
}

type OptionValue = OptionInfo['default']

function OptionField({
  option,
  value,
  set,
}: {
  option: OptionInfo
  value: OptionValue
  set: (value: OptionValue) => void
}): JSX.Element {
  const hint = <small>{option.clause}</small>
  if (option.kind === 'flag')
    return (
      <label class="check-field">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        <span>
          {option.text || option.name}
          {hint}
        </span>
      </label>
    )
  if (option.kind === 'choice')
    return (
      <label class="field">
        {option.text || option.name}
        <select value={String(value)} onChange={(event) => set(event.currentTarget.value)}>
          {option.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
    )
  const chosen = Array.isArray(value) ? value : []
  const count = (choice: string): number => chosen.filter((c) => c === choice).length
  const change = (choice: string, n: number): void =>
    set([...chosen.filter((c) => c !== choice), ...Array.from({ length: n }, () => choice)])
  return (
    <fieldset>
      <legend>
        {option.text || option.name} {hint}
      </legend>
      <div class="inline-stack">
        {option.choices.map((choice) => (
          <label class="field" key={choice}>
            {choice}
            <input
              type="number"
              min={0}
              max={9}
              value={count(choice)}
              onInput={(event) =>
                change(choice, Math.max(0, Math.min(9, Number(event.currentTarget.value) || 0)))
              }
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
