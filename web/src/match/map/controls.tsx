/** Buttons that move the map, and the legend of what is marked on it. */
import type { JSX } from 'preact'
import { classes } from '../../classes'
import { Icon } from '../../ui'
import type { Size } from './boxes'
import type { CameraMan } from './use-camera'
import { t } from '../../words'

const STEP = 1.6
/** Smaller frames have room for one button, or for a line of them. */
const SMALL = { width: 560, height: 330 }

export interface Ways {
  nearer: boolean
  farther: boolean
  /** Whether a part of the map is out of sight. */
  whole: boolean
  /** Whether something asked is out of sight, or too small to read. */
  asked: boolean
  /** Whether the viewer's empires can be visited one after the other. */
  mine: boolean
}

export function Controls({
  camera,
  mine,
  size,
  ways,
}: {
  camera: CameraMan
  mine: () => void
  size: Size
  ways: Ways
}): JSX.Element | null {
  const middle = { x: size.width / 2, y: size.height / 2 }
  const small = size.width < SMALL.width || size.height < SMALL.height
  const world = { icon: ways.mine ? 'globe' : 'fit', label: t('zoom-out'), act: camera.whole }
  const back = { icon: 'target', label: t('back'), act: camera.home }
  const near = [
    ways.nearer && { icon: 'plus', label: t('nearer'), act: () => camera.zoom(STEP, middle, true) },
    ways.farther && { icon: 'minus', label: t('farther'), act: () => camera.zoom(1 / STEP, middle, true) },
  ]
  const far = ways.mine
    ? [ways.whole && world, { icon: 'flag', label: t('visit-mine'), act: mine }, ways.asked && back]
    : [ways.asked && back, ways.whole && !(small && ways.asked) && world]
  const buttons = [...(ways.mine ? far : []), ...(small ? [] : near), ...(ways.mine ? [] : far)].filter(
    (button) => button !== false,
  )
  if (!buttons.length) return null
  return (
    <div class={classes('map-controls', small && ways.mine && 'is-line')}>
      {buttons.map(({ icon, label, act }) => (
        <button key={icon} aria-label={label} title={label} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}

interface LegendProps {
  can: boolean
  changed: boolean
  /** Whether regions, rivers and straits are drawn. */
  lined: boolean
}

export function Legend({ can, changed, lined }: LegendProps): JSX.Element | null {
  if (!can && !changed && !lined) return null
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
      {lined && (
        <>
          <span class="of-lines">
            <i class="line-swatch is-region" />
            {t('map-region')}
          </span>
          <span class="of-lines">
            <i class="line-swatch is-river" />
            {t('map-river')}
          </span>
          <span class="of-lines is-strait">
            <Icon name="strait" />
            {t('map-strait')}
          </span>
        </>
      )}
    </div>
  )
}
