/** Borders and links between areas. */
import type { MapPanel } from '../types'
import type { Edge, Place } from './data'

/** Half the length of the line drawn across a border. */
const HALF = 20

export const edgeKey = (ends: readonly string[]): string => [...ends].sort().join(' ')

export const tenth = (value: number): number => Math.round(value * 10) / 10

/** Borders nobody drew lie half-way between their areas. */
export function between(panel: MapPanel, areas: Record<string, Place>): Record<string, Edge> {
  const found: Record<string, Edge> = {}
  for (const { ends } of panel.borders) {
    const [one, other] = ends.map((id) => areas[id]?.box)
    if (!one || !other) continue
    const [a, b] = [one, other].map((box) => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] as const) as [
      readonly [number, number],
      readonly [number, number],
    ]
    const turn = Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI)
    const x = tenth((a[0] + b[0]) / 2)
    const y = tenth((a[1] + b[1]) / 2)
    const way = ((turn + 90) * Math.PI) / 180
    const dx = HALF * Math.cos(way)
    const dy = HALF * Math.sin(way)
    found[edgeKey(ends)] = {
      d: `M${tenth(x - dx)} ${tenth(y - dy)}L${tenth(x + dx)} ${tenth(y + dy)}`,
      x,
      y,
      turn,
      sea: false,
    }
  }
  return found
}
