/** Home: play at once, sign in, and the matches waiting for me. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { api, ensureSession, inWords } from '../api'
import type { MapData } from '../maps'
import { go, language, me, route, tell } from '../state'
import { Failure, Icon, Link } from '../ui'
import type { GameInfo } from '../models'
import { proposed } from '../options'
import { Page } from './layout'
import { useLoaded } from './load'
import { MatchList } from './my-matches'
import { GuestName } from './name'
import { t } from '../words'

const BOTS = 3

async function playNow(game: GameInfo): Promise<void> {
  await ensureSession()
  const bots = Array.from({ length: Math.min(BOTS, game.players[1] - 1) }, () => ({
    kind: 'bot' as const,
    bot: game.usual_bot,
  }))
  const match = await api.create({
    game: game.id,
    options: proposed(game),
    seats: [{ kind: 'me' }, ...bots],
    public: false,
  })
  go(`/match/${match.id}`)
}

export function Home(): JSX.Element {
  const games = useLoaded(api.games, [language.value])
  const [busy, setBusy] = useState(false)
  const start = (game: GameInfo): void => {
    setBusy(true)
    playNow(game)
      .catch((error: unknown) => tell(inWords(error)))
      .finally(() => setBusy(false))
  }
  const [first] = games.value ?? []
  return (
    <Page title="Saecula" wide>
      <section class="hero">
        <Backdrop />
        <div class="hero-text">
          <h1>{t('tagline')}</h1>
          {games.error ? (
            <Failure text={games.error} again={games.again} />
          ) : (
            <button class="button primary" disabled={busy || !first} onClick={() => first && start(first)}>
              <Icon name="play" />
              {t('play-now')}
            </button>
          )}
          <p>{t('play-now-why')}</p>
        </div>
      </section>
      <div class="columns">
        <section class="stack">
          <h2>{t('games')}</h2>
          {games.value?.map((game) => (
            <div class="panel row" key={game.id}>
              <div class="grow">
                <b>{game.title}</b>
                <small>{t('players', { least: game.players[0], most: game.players[1] })}</small>
              </div>
              <div class="inline-stack">
                <button
                  class="button"
                  aria-label={`${t('play-game')}: ${game.title}`}
                  disabled={busy}
                  onClick={() => start(game)}
                >
                  <Icon name="play" />
                  {t('play-game')}
                </button>
                <Link class="button secondary" to={`/rules/${game.id}`}>
                  <Icon name="book" />
                  {t('rules')}
                </Link>
                <Link class="button" to={`/lobby?game=${game.id}`}>
                  {t('new-match')}
                </Link>
              </div>
            </div>
          ))}
          {me.value && (
            <>
              <h2>{t('my-matches')}</h2>
              <MatchList scope="mine" most={4} />
            </>
          )}
        </section>
        <People />
      </div>
    </Page>
  )
}

/** The world behind the title; it comes after everything else. */
function Backdrop(): JSX.Element | null {
  const [map, setMap] = useState<MapData | null>(null)
  useEffect(() => {
    void import('../maps/historia.json').then((found) => setMap(found.default as unknown as MapData))
  }, [])
  if (!map) return null
  return (
    <svg
      class="hero-map"
      viewBox={map.frame.join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path class="graticule" d={map.grid} />
      <path class="land-out" d={map.out} />
      {Object.entries(map.areas).map(([id, area]) => (
        <path key={id} class="land" d={area.d} />
      ))}
    </svg>
  )
}

function People(): JSX.Element {
  const [mode, setMode] = useState<'in' | 'up'>('in')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [email, setEmail] = useState('')
  const [error, setError] = useState('')
  const known = me.value
  const done = (promise: Promise<typeof known>): void => {
    setError('')
    promise
      .then((found) => {
        me.value = found
        setPassword('')
        const back = route.value.query.get('back')
        if (back) go(`/match/${encodeURIComponent(back)}`)
      })
      .catch((e: unknown) => setError(inWords(e)))
  }
  if (known && !known.guest)
    return (
      <section class="panel padded stack">
        <h2>{t('signed-in-as', { name: known.name })}</h2>
        <div class="inline-stack">
          <Link class="button" to="/matches">
            {t('my-matches')}
          </Link>
          <button
            class="button secondary"
            onClick={() =>
              void api
                .logout()
                .then(() => {
                  me.value = null
                })
                .catch((e: unknown) => tell(inWords(e)))
            }
          >
            {t('sign-out')}
          </button>
        </div>
      </section>
    )
  const tab = (to: 'in' | 'up', text: string): JSX.Element => (
    <button
      type="button"
      role="tab"
      aria-selected={mode === to}
      onClick={() => {
        setMode(to)
        setError('')
      }}
    >
      {text}
    </button>
  )
  return (
    <section class="panel padded stack" aria-label={t('account')}>
      {known && <p>{t('guest-now')}</p>}
      <GuestName />
      <div class="form-tabs" role="tablist" aria-label={t('account')}>
        {tab('in', t('sign-in'))}
        {tab('up', t('sign-up'))}
      </div>
      <p class="hint">{mode === 'in' ? t('sign-in-why') : t('sign-up-why')}</p>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault()
          done(mode === 'in' ? api.login(name, password) : api.account(name, password, email))
        }}
      >
        <label class="field">
          {t('name')}
          <input
            required
            maxLength={40}
            autocomplete="username"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          {t('password')}
          <input
            required
            minLength={8}
            type="password"
            autocomplete={mode === 'in' ? 'current-password' : 'new-password'}
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        {mode === 'up' && (
          <label class="field">
            {t('email')}
            <input
              type="email"
              autocomplete="email"
              value={email}
              onInput={(event) => setEmail(event.currentTarget.value)}
            />
          </label>
        )}
        {error && (
          <p role="alert" class="error-text">
            {error}
          </p>
        )}
        <div class="inline-stack">
          <button class="button primary">{mode === 'in' ? t('sign-in') : t('sign-up')}</button>
        </div>
      </form>
    </section>
  )
}
