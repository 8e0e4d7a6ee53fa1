import type { JSX } from 'preact'
import type { MapData } from '../../maps'
import type { MapPanel } from '../../types'
import { MapBoard as Old } from '../map'

export function MapBoard({ panel }: { panel: MapPanel; data: MapData }): JSX.Element {
  return <Old panel={panel} />
}
