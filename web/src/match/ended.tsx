/** The dock of a match that is over: who won, the ranking, and what to do next. */
import type { JSX } from 'preact'
import type { MatchInfo } from '../models'
import { listed } from '../numbers'
import { language } from '../state'
import type { Mat } from '../types'
import { Icon, Link, Shape } from '../ui'
import type { DockProps } from './dock'
import { t } from '../words'

export function Ended({ scene, info, rematch }: DockProps): JSX.Element {
  const result = info?.result
  const mats = scene.board.mats.filter((mat) => mat.seat >= 0)
  const place = (mat: Mat): number => result?.places[mat.seat] ?? 99
  const ranked = [...mats].sort((a, b) => place(a) - place(b))
  return (
    <div class="dock-main quiet ended">
      <div class="dock-head">
        <span class="dock-tag is-outlined">
          <Icon name="vp" />
          {t('over')}
        </span>
      </div>
      <h2 class="question" tabIndex={-1}>
        {outcome(mats, result)}
      </h2>
      {scene.board.verdict && <p class="why">{scene.board.verdict}</p>}
      {info && (
        <div class="dock-actions">
          <Link class="button" to={`/replay/${info.id}`}>
            <Icon name="chart" />
            <span>{t('to-replay')}</span>
          </Link>
          {rematch && info.you.length > 0 && (
            <button class="button primary" onClick={rematch}>
              {t('rematch')}
            </button>
          )}
        </div>
      )}
      <ol class="rank">
        {ranked.map((mat) => (
          <li key={mat.id}>
            <b>{result?.places[mat.seat] ?? ''}</b>
            <Shape colour={mat.colour} />
            <span>
              {mat.name} <small>{mat.person}</small>
            </span>
            <strong>{mat.points}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}

function outcome(mats: Mat[], result: MatchInfo['result'] | undefined): string {
  const winners = mats.filter((mat) => result?.winners.includes(mat.seat)).map((mat) => mat.name)
  if (winners.length) return t('won', { names: listed(winners, language.value), n: winners.length })
  return result ? t('nobody-won') : t('over')
}
