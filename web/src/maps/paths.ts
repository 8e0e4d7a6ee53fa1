/** Paths of straight lines: `Mx,yLx,y…Z`, once for each ring. */

/** A path with fewer corners: none nearer to the one before than a distance. Rings that vanish are left out. */
export function thinned(path: string, distance: number): string {
  return path
    .split(/[MZ]/)
    .map((ring) => thinnedRing(ring, distance))
    .join('')
}

function thinnedRing(ring: string, distance: number): string {
  const kept: string[] = []
  let [lastX, lastY] = [Infinity, Infinity]
  for (const corner of ring.split('L')) {
    const [x, y] = corner.trim().split(/[ ,]+/).map(Number)
    if (x === undefined || y === undefined || Math.hypot(x - lastX, y - lastY) < distance) continue
    kept.push(`${x},${y}`)
    lastX = x
    lastY = y
  }
  return kept.length > 2 ? `M${kept.join('L')}Z` : ''
}
