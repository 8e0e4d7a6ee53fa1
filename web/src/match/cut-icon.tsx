/** A solid silhouette of a piece, alone or inside a drawing. */
import type { JSX } from 'preact'
import { ICONS } from '../icons'
import { CUTS } from './map/cuts'

interface CutProps {
  name: string
  x?: number
  y?: number
  size?: number
}

export function CutIcon({ name, x, y, size }: CutProps): JSX.Element {
  const cut = CUTS[name]
  return (
    <svg
      class={cut ? 'cut' : 'cut is-line'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...(size === undefined ? {} : { x, y, width: size, height: size })}
    >
      <path d={cut ?? ICONS[name] ?? ''} />
    </svg>
  )
}
