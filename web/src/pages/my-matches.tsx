/** My matches: where it is my turn stands first. */
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { classes } from '../classes'
import { api } from '../api'
import { ago } from '../numbers'
import { language, me, words } from '../state'
import type { MatchInfo } from '../models'
import { Empty, Failure, Link, Loading } from '../ui'
import { Page } from './layout'
import { Notices } from './notices'
import { useLoaded } from './load'

const REFRESH = 8000

export function Mine(): JSX.Element {
  const w = words.value
  return (
    <Page title={w.myMatches}>
      <h1>{w.myMatches}</h1>
      {me.value === undefined ? null : me.value ? (
        <>
          <MatchList scope="mine" />
          <Notices />
        </>
      ) : (
        <Empty icon="people" text={w.noMine} why={w.noMineWhy}>
          <Link class="btn" to="/">
            {w.playNow}
          </Link>
        </Empty>
      )}
    </Page>
  )
}

export function MatchList({ scope, most = 200 }: { scope: 'mine' | 'public'; most?: number }): JSX.Element {
  const w = words.value
  const matches = useLoaded(() => api.matches(scope), [scope, language.value, me.value?.id])
  const { again } = matches
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) again()
    }, REFRESH)
    return () => clearInterval(timer)
  }, [again])
  if (matches.error) return <Failure text={matches.error} again={matches.again} />
  if (!matches.value) return <Loading text={w.loadingPage} />
  if (!matches.value.length)
    return scope === 'mine' ? (
      <Empty icon="globe" text={w.noMine} why={w.noMineWhy} />
    ) : (
      <Empty icon="people" text={w.noPublic} why={w.noPublicWhy} />
    )
  const sorted = [...matches.value].sort((a, b) => rank(a, scope) - rank(b, scope))
  return (
    <ul class="list">
      {sorted.slice(0, most).map((match) => (
        <li key={match.id}>
          <Entry match={match} />
        </li>
      ))}
    </ul>
  )
}

function mineToMove(match: MatchInfo): boolean {
  return match.status === 'running' && match.seats.some((seat) => seat.you && seat.to_move)
}

/** Who looks into the lobby wants to join. */
function rank(match: MatchInfo, scope: 'mine' | 'public'): number {
  if (scope === 'public' && match.status === 'open') return -1
  return mineToMove(match) ? 0 : match.status === 'running' ? 1 : match.status === 'open' ? 2 : 3
}

function Entry({ match }: { match: MatchInfo }): JSX.Element {
  const w = words.value
  const turn = mineToMove(match)
  const state = { open: w.statusOpen, running: w.statusRunning, over: w.statusOver }[match.status]
  const names = match.seats
    .map((seat) => (seat.kind === 'open' ? w.seatOpen : seat.name || w.seatBot))
    .join(', ')
  const joinable =
    match.status === 'open' && !match.you.length && match.seats.some((seat) => seat.kind === 'open')
  return (
    <div class={classes('panel row', turn && 'mine-turn')}>
      <div class="grow">
        <b>{match.title}</b>
        <small>{[match.moment, names].filter(Boolean).join(' · ')}</small>
      </div>
      <small>{ago(match.created, language.value)}</small>
      <span class={turn ? 'tag own' : 'tag'}>{turn ? w.yourTurn : state}</span>
      <Link class={turn ? 'btn primary' : 'btn'} to={`/match/${match.id}`}>
        {joinable ? w.join : match.you.length || match.status === 'over' ? w.open : w.watch}
      </Link>
      {match.status === 'over' && (
        <Link class="btn secondary" to={`/replay/${match.id}`}>
          {w.toReplay}
        </Link>
      )}
    </div>
  )
}
