/** Buttons that move the map, and the legend of what is marked on it. */
import type { JSX } from 'preact'
import { Icon } from '../../ui'
import type { Size } from './boxes'
import type { CameraMan } from './use-camera'
import { t } from '../../words'

const STEP = 1.6
/** Smaller frames have room for one button. */
const SMALL = { width: 560, height: 330 }

export interface Ways {
  nearer: boolean
  farther: boolean
  /** Whether a part of the map is out of sight. */
  whole: boolean
  /** Whether something asked is out of sight, or too small to read. */
  asked: boolean
}

export function Controls({
  camera,
  size,
  ways,
}: {
  camera: CameraMan
  size: Size
  ways: Ways
}): JSX.Element | null {
  const middle = { x: size.width / 2, y: size.height / 2 }
  const small = size.width < SMALL.width || size.height < SMALL.height
  const buttons = [
    !small && ways.nearer && { icon: 'plus', label: t('nearer'), act: () => camera.zoom(STEP, middle, true) },
    !small &&
      ways.farther && { icon: 'minus', label: t('farther'), act: () => camera.zoom(1 / STEP, middle, true) },
    ways.asked && { icon: 'target', label: t('back'), act: camera.home },
    ways.whole && !(small && ways.asked) && { icon: 'fit', label: t('zoom-out'), act: camera.whole },
  ].filter((button) => button !== false)
  if (!buttons.length) return null
  return (
    <div class="map-controls">
      {buttons.map(({ icon, label, act }) => (
        <button key={icon} aria-label={label} title={label} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}

export function Legend({ can, changed }: { can: boolean; changed: boolean }): JSX.Element | null {
  if (!can && !changed) return null
  return (
    <div class="map-legend" aria-hidden="true">
      {can && (
        <span>
          <i class="map-swatch" />
          {t('can-choose')}
        </span>
      )}
      {changed && (
        <span class="is-changed">
          <i class="news-mark" />
          {t('changed-note')}
        </span>
      )}
    </div>
  )
}
