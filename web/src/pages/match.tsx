/** A match: live, with resume, the hotseat curtain, and the room before the start. */
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { api, ensureSession, inWords, Refused, whoAmI } from '../api'
import { Live } from '../live'
import type { MatchActions } from '../match/proposals'
import { MatchTable } from '../match/table'
import { changedThings, type Looks, looks, newLines, tailOf } from '../news'
import { announcement, go, keep, language, me, recall, route, tell } from '../state'
import type { Mat, Scene } from '../types'
import type { MatchInfo } from '../models'
import { Empty, Failure, Link, Loading, Shape } from '../ui'
import { Page } from './layout'
import { Room } from './room'
import { lookup, t } from '../words'

export function MatchPage({ id }: { id: string }): JSX.Element {
  const [info, setInfo] = useState<MatchInfo | null>(null)
  const [error, setError] = useState<Refused | null>(null)
  const load = useCallback(async (): Promise<void> => {
    try {
      setInfo(await api.match(id))
      setError(null)
    } catch (e) {
      setError(e instanceof Refused ? e : new Refused('offline', 0, ''))
    }
  }, [id])
  const person = me.value && me.value.id
  useEffect(() => {
    if (person === undefined) return
    if (person === null && route.value.query.has('invite'))
      void ensureSession()
        .catch(() => undefined)
        .then(load)
    else void load()
  }, [load, person])
  const waiting = info?.status === 'open'
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setInterval(() => void load(), 2500)
    return () => clearInterval(timer)
  }, [waiting, load])
  if (error && !['not_found', 'forbidden'].includes(error.code))
    return (
      <Page title={t('failed')}>
        <Failure text={inWords(error)} again={() => void load()} />
      </Page>
    )
  if (error && waiting)
    return (
      <Page title={t('called-off')}>
        <Empty icon="people" text={t('called-off')} why={t('called-off-why')}>
          <Link class="button" to="/lobby">
            {t('lobby')}
          </Link>
        </Empty>
      </Page>
    )
  if (error)
    return (
      <Page title={t('not-there')}>
        <Empty icon="globe" text={t('not-there')} why={t('not-there-why')}>
          <Link class="button" to="/">
            {t('home')}
          </Link>
        </Empty>
      </Page>
    )
  if (!info)
    return (
      <Page title={t('loading')}>
        <Loading text={t('loading')} />
      </Page>
    )
  if (info.status === 'open') return <Room info={info} changed={setInfo} />
  return <Running key={info.id} first={info} />
}

/** The seat I sit at now: at a shared screen the one that must choose, after the curtain. */
function Running({ first }: { first: MatchInfo }): JSX.Element {
  const [info, setInfo] = useState(first)
  const seats = info.you
  const [taken, setSeat] = useState(-2)
  // A player who gave up the seat, or lost it to the clock, becomes a spectator.
  const seat = seats.includes(taken) ? taken : seats.length > 1 ? -2 : (seats[0] ?? -1)
  const [mats, setMats] = useState<Mat[]>([])
  const follow = useCallback((now: MatchInfo, scene: Scene | null): void => {
    setInfo(now)
    if (scene) setMats(scene.board.mats)
  }, [])
  // The connection was refused: a player who lost the seat, or is signed out, must not see a dead question.
  const renew = useCallback(async (): Promise<void> => {
    await whoAmI()
    await api
      .match(first.id)
      .then(setInfo)
      .catch(() => undefined)
  }, [first.id])
  const [came] = useState({ you: first.you, person: me.value })
  const next = seats.length > 1 && info.status === 'running' ? nextSeat(info, seats, seat) : seat
  // Between two people at one screen: nothing of the one before stays on the page.
  if (seats.length > 1 && info.status === 'running' && next !== seat)
    return <Curtain info={info} seat={next} mats={mats} open={() => setSeat(next)} />
  return (
    <Playing
      key={`${seat} ${language.value}`}
      info={info}
      seat={seat === -2 ? (seats[0] ?? -1) : seat}
      follow={follow}
      renew={renew}
      told={told(info, came.you, Boolean(came.person && !me.value))}
    />
  )
}

/** Why somebody who came to play can now only watch. */
function told(info: MatchInfo, had: number[], signedOut: boolean): JSX.Element | undefined {
  const [seat] = had
  if (seat === undefined || info.you.length || info.status !== 'running') return undefined
  if (signedOut)
    return (
      <p class="seat-lost" role="status">
        {t('signed-out')}{' '}
        <Link class="button" to={`/?back=${info.id}`}>
          {t('sign-in')}
        </Link>
      </p>
    )
  return (
    <p class="seat-lost" role="status">
      {info.seats[seat]?.kind === 'bot' ? t('bot-plays') : t('not-your-seat')}
    </p>
  )
}

function nextSeat(info: MatchInfo, seats: number[], seat: number): number {
  const movers = seats.filter((own) => info.seats[own]?.to_move)
  if (movers.includes(seat)) return seat
  return movers[0] ?? (seat === -2 ? (seats[0] ?? -1) : seat)
}

/** What everybody may know of the seats' colours, for somebody who has not seen the table yet. */
function usePublicMats(match: string, known: Mat[]): Mat[] {
  const [mats, setMats] = useState(known)
  useEffect(() => {
    if (known.length) return undefined
    let current = true
    api
      .scene(match, -1)
      .then((scene) => {
        if (current) setMats(scene.board.mats)
      })
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [match, known.length])
  return known.length ? known : mats
}

function Curtain({
  info,
  seat,
  mats,
  open,
}: {
  info: MatchInfo
  seat: number
  mats: Mat[]
  open: () => void
}): JSX.Element {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  const name = info.seats[seat]?.name ?? t('seat', { n: seat + 1 })
  const mat = usePublicMats(info.id, mats).find((one) => one.seat === seat)
  return (
    <main class={`curtain seat-${mat?.colour ?? 6}`}>
      <div class="curtain-box">
        {mat ? <Shape colour={mat.colour} label={mat.name} /> : <span class="seat-number">{seat + 1}</span>}
        <p>{t('hand-over')}</p>
        <h1>{name}</h1>
        <small>{[mat?.name, info.title].filter(Boolean).join(' · ')}</small>
        <button class="button primary" ref={button} onClick={open}>
          {t('i-am', { name })}
        </button>
      </div>
    </main>
  )
}

interface PlayingProps {
  info: MatchInfo
  seat: number
  follow: (info: MatchInfo, scene: Scene | null) => void
  renew: () => Promise<void>
  told: JSX.Element | undefined
}

function Playing({ info, seat, follow, renew, told }: PlayingProps): JSX.Element {
  const live = useMemo(() => new Live(info.id, seat), [info.id, seat])
  useEffect(() => () => live.close(), [live])
  const scene = live.scene.value
  const now = live.info.value
  useEffect(() => {
    if (now) follow(now, scene)
  }, [now, scene, follow])
  const refused = live.refused.value
  useEffect(() => {
    if (refused) void renew()
  }, [refused, renew])
  const pending = useSignal<{ option: number; token: string } | null>(null)
  const { fresh, news, looked } = useMemory(info.id, seat, scene)
  const ask = scene?.ask ?? null
  useAsked(scene)
  const sent = pending.value && ask && pending.value.token === ask.token ? pending.value.option : 0
  const choose = useCallback(
    (n: number): void => {
      const current = live.scene.value?.ask
      const option = current?.options[n - 1]
      if (!current || !option || (pending.value && pending.value.token === current.token)) return
      pending.value = { option: n, token: current.token }
      if (live.scene.value) looked(live.scene.value)
      api.choose(info.id, seat, current.token, option.action).catch((error: unknown) => {
        pending.value = null
        const code = error instanceof Refused ? error.code : ''
        if (code !== 'not_signed_in') tell(inWords(error))
        if (code === 'not_signed_in' || code === 'forbidden') void renew()
      })
    },
    [live, info.id, seat, pending, looked, renew],
  )
  const actions = useMemo<MatchActions>(() => {
    const done = (promise: Promise<unknown>): void =>
      void promise
        .then(() => {
          pending.value = null
        })
        .catch((error: unknown) => tell(inWords(error)))
    return {
      undo: () => done(api.undo(info.id, seat)),
      propose: (kind, target) => done(api.propose(info.id, seat, kind, target)),
      answer: (own, proposal, agree) => done(api.answer(info.id, own, proposal, agree)),
      resign: (how) => done(api.resign(info.id, seat, how)),
      switchStanding: (id, on) => done(api.standing(info.id, seat, id, on)),
    }
  }, [info.id, seat, pending])
  if (!scene) {
    if (live.error.value)
      return (
        <Page title={info.title}>
          <Failure
            text={lookup(`error-${live.error.value}`) ?? t('failed')}
            again={() => location.reload()}
          />
        </Page>
      )
    return (
      <Page title={info.title}>
        {live.lost.value ? <Failure text={t('reconnecting')} /> : <Loading text={t('loading')} />}
      </Page>
    )
  }
  return (
    <MatchTable
      scene={scene}
      info={now ?? info}
      fresh={fresh}
      news={news}
      pending={sent}
      choose={choose}
      {...(seat >= 0 ? { actions } : {})}
      rematch={() =>
        void api
          .rematch(info.id)
          .then((match) => go(`/match/${match.id}`))
          .catch((error: unknown) => tell(inWords(error)))
      }
      chat={live.chat.value}
      {...(me.value
        ? {
            say: (text: string) =>
              void api.chat(info.id, text).catch((error: unknown) => tell(inWords(error))),
          }
        : {})}
      banner={
        live.lost.value ? (
          <p class="line-lost" role="status">
            {t('reconnecting')}
          </p>
        ) : (
          told
        )
      }
    />
  )
}

interface Memory {
  fresh: ReadonlySet<string>
  news: number
  looked: (scene: Scene) => void
}

/** What this seat saw last: kept over reloads, renewed with every choice. */
export function useMemory(match: string, seat: number, scene: Scene | null): Memory {
  const key = `seen:${match}:${seat}:${language.value}`
  const tail = useRef<string[] | null>(null)
  const before = useRef<Looks | null>(null)
  if (tail.current === null) tail.current = JSON.parse(recall(key) ?? '[]') as string[]
  const now = useMemo(() => (scene ? looks(scene) : (new Map() as Looks)), [scene])
  if (scene && !before.current) before.current = now
  const fresh = useMemo(() => changedThings(before.current, now), [now])
  const news = scene ? newLines(scene.log, tail.current) : 0
  const looked = useCallback(
    (seen: Scene): void => {
      tail.current = tailOf(seen.log)
      before.current = looks(seen)
      keep(key, JSON.stringify(tail.current))
    },
    [key],
  )
  return { fresh, news, looked }
}

/** Title, icon, a word to the screen reader and a notification when I am asked. */
function useAsked(scene: Scene | null): void {
  const asked = Boolean(scene?.ask)
  const prompt = scene?.ask?.prompt ?? ''
  const title = scene?.title
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    document.title = `${asked ? '● ' : ''}${title ?? 'Saecula'} · Saecula`
    icon?.setAttribute('href', asked ? '/icon-asked.svg' : '/icon.svg')
    if (asked) announcement.value = `${t('your-turn')}. ${prompt}`
    if (asked && document.hidden) notify(`${t('your-turn')} · ${title ?? ''}`, prompt)
    return () => icon?.setAttribute('href', '/icon.svg')
  }, [asked, prompt, title])
}

function notify(title: string, body: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    new Notification(title, { body, tag: 'saecula-turn' })
  } catch {
    // Some browsers, above all on phones, have notifications but not from a page.
  }
}
