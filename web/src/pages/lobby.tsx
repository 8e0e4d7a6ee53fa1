/** Lobby: public matches, and a new match with its options and seats. */
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { api, ensureSession, inWords } from '../api'
import { timeInWords } from '../numbers'
import { go, language, route } from '../state'
import type { GameInfo, NewClock, NewSeat, OptionInfo } from '../models'
import { proposed, type OptionValue } from '../options'
import { Failure, Icon, Loading } from '../ui'
import { Page } from './layout'
import { useLoaded } from './load'
import { MatchList } from './my-matches'
import { GuestName } from './name'
import { lookup, t } from '../words'

export function Lobby(): JSX.Element {
  const games = useLoaded(api.games, [language.value])
  return (
    <Page title={t('lobby')} wide>
      <h1>{t('lobby')}</h1>
      <div class="columns">
        <section class="stack">
          <MatchList scope="public" />
          <RecordFile />
        </section>
        <section class="panel padded stack">
          <h2>{t('new-match')}</h2>
          {games.error ? (
            <Failure text={games.error} again={games.again} />
          ) : games.value ? (
            <NewMatchForm games={games.value} />
          ) : (
            <Loading text={t('loading-page')} />
          )}
        </section>
      </div>
    </Page>
  )
}

/** A saved record becomes a match of one's own. */
function RecordFile(): JSX.Element {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const read = async (file: File): Promise<void> => {
    setError('')
    let record: unknown
    try {
      record = JSON.parse(await file.text())
    } catch {
      setError(t('not-a-record'))
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
      <h2>{t('open-record')}</h2>
      <p class="hint">{t('open-record-why')}</p>
      <input
        class="screen-reader"
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t('open-record')}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) void read(file)
          event.currentTarget.value = ''
        }}
      />
      <div class="inline-stack">
        <button class="button" onClick={() => input.current?.click()}>
          <Icon name="book" />
          {t('open-record')}
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
      <legend>{t('clock')}</legend>
      <div class="clock-line">
        <select
          aria-label={t('clock')}
          value={clock?.kind ?? ''}
          onChange={(event) => change(event.currentTarget.value)}
        >
          <option value="">{t('clock-none')}</option>
          <option value="move">{t('clock-move')}</option>
          <option value="budget">{t('clock-budget')}</option>
        </select>
        {clock && (
          <select
            aria-label={t('clock-time')}
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
            {t('clock-increment')}
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
      {clock && <small>{t('clock-why')}</small>}
    </fieldset>
  )
}

function NewMatchForm({ games }: { games: GameInfo[] }): JSX.Element | null {
  const [id, setId] = useState(route.value.query.get('game') ?? '')
  const game = games.find((g) => g.id === id) ?? games[0]
  const [seats, setSeats] = useState<NewSeat[]>([
    { kind: 'me' },
    { kind: 'open' },
    ...(game ? [{ kind: 'bot' as const, bot: game.usual_bot }] : []),
  ])
  const [options, setOptions] = useState<Record<string, OptionValue>>(game ? proposed(game) : {})
  const [open, setOpen] = useState(true)
  const [clock, setClock] = useState<NewClock | null>(null)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  if (!game) return null
  const [least, most] = game.players
  const change = (i: number, seat: NewSeat): void => setSeats(seats.map((s, n) => (n === i ? seat : s)))
  const turnTo = (to: GameInfo): void => {
    setId(to.id)
    setOptions(proposed(to))
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
          {t('games')}
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
        <legend>{t('seats')}</legend>
        {seats.map((seat, i) => (
          <div class="seat-line" key={i}>
            <span>{t('seat', { n: i + 1 })}</span>
            <select
              aria-label={t('seat', { n: i + 1 })}
              value={seat.kind}
              onChange={(event) => {
                const kind = event.currentTarget.value as NewSeat['kind']
                change(i, kind === 'bot' ? { kind, bot: game.usual_bot } : { kind })
              }}
            >
              <option value="me">{t('seat-me')}</option>
              <option value="open">{t('seat-open')}</option>
              <option value="bot">{t('seat-bot')}</option>
              <option value="hotseat">{t('seat-hotseat')}</option>
            </select>
            {seat.kind === 'bot' ? (
              <select
                aria-label={`${t('bot-level')} ${i + 1}`}
                value={seat.bot ?? ''}
                onChange={(event) => {
                  const bot = game.bots[event.currentTarget.selectedIndex]
                  if (bot) change(i, { kind: 'bot', bot })
                }}
              >
                {game.bots.map((bot) => (
                  <option key={bot} value={bot}>
                    {lookup(`bot-${bot}`) ?? bot}
                  </option>
                ))}
              </select>
            ) : seat.kind === 'hotseat' ? (
              <input
                aria-label={`${t('seat-name')} ${i + 1}`}
                maxLength={40}
                placeholder={t('seat-name')}
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
            class="button"
            aria-label={`${t('seats')} +`}
            disabled={seats.length >= most}
            onClick={() => setSeats([...seats, { kind: 'bot', bot: game.usual_bot }])}
          >
            +
          </button>
          <button
            type="button"
            class="button"
            aria-label={`${t('seats')} −`}
            disabled={seats.length <= least}
            onClick={() => setSeats(seats.slice(0, -1))}
          >
            −
          </button>
          <small>{t('players', { least, most })}</small>
        </div>
      </fieldset>
      <ClockField clock={clock} set={setClock} />
      <GuestName />
      <label class="check-field">
        <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />
        <span>
          {t('is-public')}
          <small>{t('is-public-why')}</small>
        </span>
      </label>
      {game.options.length > 0 && (
        <details>
          <summary>{t('options')}</summary>
          <div class="stack options-form">
            {game.options.map((option) => (
              <OptionField
                key={option.name}
                option={option}
                value={options[option.name] ?? option.proposed}
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
      <button class="button primary" disabled={busy}>
        {t('create')}
      </button>
    </form>
  )
}

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
