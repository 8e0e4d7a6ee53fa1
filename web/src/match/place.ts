/** Where a pane that explains something stands on the page. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 10
const MARGIN = 8

/**
 * The corner of a pane of this size: beside, below or above what it explains, within the page, off everything
 * that must stay free. Where that cannot be had, it covers as little as can be.
 */
export function placeFor(
  size: { width: number; height: number },
  at: Box,
  page: { width: number; height: number },
  free: readonly Box[],
): { left: number; top: number } {
  const level = at.top < page.height * 0.55 ? at.top : at.top + at.height - size.height
  const spots = [
    { left: at.left + at.width + GAP, top: level },
    { left: at.left - size.width - GAP, top: level },
    { left: at.left, top: at.top - size.height - GAP },
    { left: at.left, top: at.top + at.height + GAP },
    ...free.flatMap((box) => [
      { left: at.left, top: box.top - size.height - GAP },
      { left: at.left, top: box.top + box.height + GAP },
      { left: box.left - size.width - GAP, top: level },
      { left: box.left + box.width + GAP, top: level },
    ]),
  ].map((spot) => ({
    left: within(spot.left, size.width, page.width),
    top: within(spot.top, size.height, page.height),
  }))
  const { width, height } = size
  const cost = (spot: { left: number; top: number }): number =>
    [at, ...free].reduce((sum, box) => sum + overlap({ ...spot, width, height }, box), 0)
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best))
}

const within = (start: number, length: number, all: number): number =>
  Math.max(MARGIN, Math.min(start, all - length - MARGIN))

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, wide) * Math.max(0, high)
}
