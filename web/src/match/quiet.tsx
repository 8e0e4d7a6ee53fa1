/** The dock while others choose, or for a spectator. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { listed } from '../numbers'
import { language } from '../state'
import type { Mat, Scene } from '../types'
import { Icon, Shape } from '../ui'
import type { DockProps } from './dock'
import { UndoButton } from './proposals'
import { t } from '../words'

export function Quiet({ scene, info, actions }: DockProps): JSX.Element {
  const spectator = scene.viewer < 0
  const sealed = scene.board.hand?.cards.some((card) => card.state === 'sealed') ?? false
  const movers = scene.board.mats.filter((mat) => scene.to_move.includes(mat.seat) && !mat.you)
  const [icon, tag] = spectator
    ? ['eye', t('watching')]
    : sealed
      ? ['lock', t('sealed')]
      : ['clock', t('waiting')]
  return (
    <div class="dock-main quiet">
      <div class="dock-head">
        <span class="dock-tag is-outlined">
          <Icon name={icon} />
          {tag}
        </span>
        <span class="dock-moment">{scene.board.moment}</span>
      </div>
      <h2 class="question" tabIndex={-1}>
        {awaited(scene, movers, sealed)}
      </h2>
      <p class="why">
        {movers.map((mat) => (
          <span key={mat.id} class="mover">
            <Shape colour={mat.colour} />
            {mat.name}
          </span>
        ))}
      </p>
      <div class="dock-actions">
        {!spectator && actions && info?.undo !== 'no' && (
          <UndoButton info={info} actions={actions} keys={false} />
        )}
        {!spectator && info?.status === 'running' && <TellMeButton />}
      </div>
    </div>
  )
}

function awaited(scene: Scene, movers: Mat[], sealed: boolean): string {
  if (movers.length) {
    const names = movers.map((mat) => mat.person || mat.name)
    return t('wait-for', { names: listed(names, language.value), n: movers.length })
  }
  if (scene.viewer < 0) return t('watch-text')
  return sealed ? t('sealed-text') : t('wait-all')
}

/** Offers notifications where the browser has them and they are not allowed yet. */
function TellMeButton(): JSX.Element | null {
  const known = typeof Notification !== 'undefined'
  const [told, setTold] = useState(known && Notification.permission === 'granted')
  if (!known || told) return null
  return (
    <button
      class="button secondary"
      onClick={() => void Notification.requestPermission().then((answer) => setTold(answer === 'granted'))}
    >
      <Icon name="bell" />
      <span>{t('tell-me')}</span>
    </button>
  )
}
