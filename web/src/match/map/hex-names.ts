/** Names of hexes that another word might cover. */
import type { Box, Spot } from './boxes'

/** Where a name may stand, from the middle of its hex and in parts of its radius: the first that is free. */
const HEIGHTS = [0.11, -0.36, 0.52] as const

/** How far below the middle of its hex a name stands clear of the word. */
export function freeHeight({ x, y }: Spot, radius: number, size: number, word: Box): number {
  const found = HEIGHTS.map((part) => part * radius).find(
    (by) => x + size < word[0] || x - size > word[2] || y + by < word[1] || y + by - size > word[3],
  )
  return found ?? HEIGHTS[0] * radius
}
