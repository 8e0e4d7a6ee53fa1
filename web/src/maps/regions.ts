/** Outlines around all areas of a region. */
import type { Area } from '../types'
import type { Place } from './data'

/** The outlines of regions: of all sides of a region's areas those that no two of them share. */
export function regionsOf(areas: Area[], places: Record<string, Place>): [string, string][] {
  const cells = new Map<string, string[]>()
  for (const { id, region } of areas)
    if (region && places[id]) cells.set(region, [...(cells.get(region) ?? []), places[id].cell])
  return [...cells].map(([region, found]) => [region, outline(found)])
}

function outline(cells: string[]): string {
  const sides = new Map<string, string>()
  for (const [from, to] of cells.flatMap(sidesOf)) {
    const key = [from, to].sort().join(' ')
    if (sides.has(key)) sides.delete(key)
    else sides.set(key, `M${from}L${to}`)
  }
  return [...sides.values()].join('')
}

/** The sides of a path of straight lines. */
function sidesOf(path: string): [string, string][] {
  return path
    .split(/[MZ]/)
    .filter((ring) => ring.trim())
    .flatMap((ring) => {
      const corners = ring.split('L').map((corner) => corner.trim())
      return corners.map((corner, i): [string, string] => [
        corner,
        corners[(i + 1) % corners.length] ?? corner,
      ])
    })
}
