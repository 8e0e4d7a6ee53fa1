/** Rectangles as left, top, right, bottom. */
import type { Box } from '../../maps'

export type { Box }

export interface Spot {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const clamp = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most)

export const around = ({ x, y }: Spot, { width, height }: Size): Box => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
]

/** The smallest box around some; null around nothing. */
export function union(boxes: readonly Box[]): Box | null {
  const [first, ...others] = boxes
  if (!first) return null
  return others.reduce<Box>(
    (all, box) => [
      Math.min(all[0], box[0]),
      Math.min(all[1], box[1]),
      Math.max(all[2], box[2]),
      Math.max(all[3], box[3]),
    ],
    first,
  )
}

/** How much of one box lies under another. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one[2], other[2]) - Math.max(one[0], other[0])
  const high = Math.min(one[3], other[3]) - Math.max(one[1], other[1])
  return wide > 0 && high > 0 ? wide * high : 0
}
