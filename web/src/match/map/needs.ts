import type { MapData } from '../../maps'
import type { MapPanel } from '../../types'
import type { BoardNeeds } from '../needs'

export function mapNeeds(data: MapData, _panel: MapPanel | undefined): BoardNeeds {
  return { core: { width: data.frame[2], height: data.frame[3] }, least: data.frame[2] > 1000 ? 0.5 : 0.66 }
}
