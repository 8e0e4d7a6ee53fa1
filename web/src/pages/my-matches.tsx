/** My matches, those in which it is my turn first. */
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { classes } from '../classes'
import { api } from '../api'
import { ago } from '../numbers'
import { language, me } from '../state'
import type { MatchInfo } from '../models'
import { Empty, Failure, Link, Loading } from '../ui'
import { Page } from './layout'
import { Notices } from './notices'
import { useLoaded } from './load'
import { t } from '../words'

const REFRESH = 8000

export function Mine(): JSX.Element {
  return (
    <Page title={t('my-matches')}>
      <h1>{t('my-matches')}</h1>
      {me.value === undefined ? null : me.value ? (
        <>
          <MatchList scope="mine" />
          <Notices />
        </>
      ) : (
        <Empty icon="people" text={t('no-mine')} why={t('no-mine-why')}>
          <Link class="button" to="/">
            {t('play-now')}
          </Link>
        </Empty>
      )}
    </Page>
  )
}

export function MatchList({ scope, most = 200 }: { scope: 'mine' | 'public'; most?: number }): JSX.Element {
  const matches = useLoaded(() => api.matches(scope), [scope, language.value, me.value?.id])
  const { again } = matches
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) again()
    }, REFRESH)
    return () => clearInterval(timer)
  }, [again])
  if (matches.error) return <Failure text={matches.error} again={matches.again} />
  if (!matches.value) return <Loading text={t('loading-page')} />
  if (!matches.value.length)
    return scope === 'mine' ? (
      <Empty icon="globe" text={t('no-mine')} why={t('no-mine-why')} />
    ) : (
      <Empty icon="people" text={t('no-public')} why={t('no-public-why')} />
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

/** A visitor of the lobby wants to join. */
function rank(match: MatchInfo, scope: 'mine' | 'public'): number {
  if (scope === 'public' && match.status === 'open') return -1
  return mineToMove(match) ? 0 : match.status === 'running' ? 1 : match.status === 'open' ? 2 : 3
}

function Entry({ match }: { match: MatchInfo }): JSX.Element {
  const turn = mineToMove(match)
  const state = { open: t('status-open'), running: t('status-running'), over: t('status-over') }[match.status]
  const names = match.seats
    .map((seat) => (seat.kind === 'open' ? t('seat-open') : seat.name || t('seat-bot')))
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
      <span class={turn ? 'tag own' : 'tag'}>{turn ? t('your-turn') : state}</span>
      <Link class={turn ? 'button primary' : 'button'} to={`/match/${match.id}`}>
        {joinable ? t('join') : match.you.length || match.status === 'over' ? t('open') : t('watch')}
      </Link>
      {match.status === 'over' && (
        <Link class="button secondary" to={`/replay/${match.id}`}>
          {t('to-replay')}
        </Link>
      )}
    </div>
  )
}
