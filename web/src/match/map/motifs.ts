/** Terrain in lines. */
import { chances } from '../../maps/hexes'

/** As a pattern: width, height, strokes. */
export const PATTERNS: Record<string, [number, number, string]> = {
  mountain: [30, 24, 'M3 12l4-6 4 6M14 16l2.5-4 2.5 4'],
  fertile: [22, 22, 'M6 16V8M6 12l-3-3M6 12l3-3M17 20v-6M17 17l-2-2M17 17l2-2'],
  forest: [24, 24, 'M7 15v-3M3.5 12L7 4l3.5 8zM18 21v-2M15.5 19l2.5-6 2.5 6z'],
  jungle: [24, 24, 'M6 16c0-5-2-7-4-8M6 16c0-5 2-7 4-8M6 16V6M18 22c0-4-1.500-5-3-6M18 22c0-4 1.500-5 3-6'],
  marsh: [24, 20, 'M4 12h8M6 12V7M8 12V5M10 12V8M14 18h7M16 18v-4M18 18v-5'],
  desert: [18, 16, 'M4 5h.1M12 9h.1M7 13h.1M15 3h.1'],
  barren: [18, 16, 'M4 5h.1M12 9h.1M7 13h.1M15 3h.1'],
  tundra: [22, 16, 'M3 5h5M13 11h5'],
  water: [26, 16, 'M2 6c2-3 4-3 6 0s4 3 6 0M14 13c2-3 4-3 6 0'],
  ocean: [44, 26, 'M4 8c4-5 8-5 12 0s8 5 12 0M24 21c3-4 6-4 9 0'],
}

/** In a hex of radius 40: where motifs stand, at the rim, and what is drawn there. */
const RIMS: Record<string, { spots: string; draw: (x: string, y: string, size: number) => string }> = {
  forest: {
    spots: '-27 6,-21 17,-11 25,1 28,13 25,23 16,28 5,20 -19,10 -27,29 -8',
    draw: (x, y) => `M${x} ${y}l-3.6-1.2c-.8-2.3 1.6-7 3.6-8.3c2 1.3 4.4 6 3.6 8.3zm0-.6v3.4`,
  },
  mountain: {
    spots: '-25 8 6,-13 25 7,4 28 5.5,17 22 7,28 6 5,15 -23 5.5,27 -10 4.5',
    draw: (x, y, size) => {
      const at = (by: number): string => (size * by).toFixed(1)
      return `M${x} ${y}m${at(-1.1)} ${at(0.6)}l${at(1.1)} ${at(-1.6)}l${at(1.15)} ${at(1.6)}m${at(-0.97)} ${at(-1.15)}l${at(-0.25)} ${at(0.5)}l${at(0.3)} ${at(0.35)}`
    },
  },
  barren: {
    spots: '-24 12,-8 26,10 25,24 11,16 -25,28 -8,-29 -2,0 29,6 -29',
    draw: (x, y) => `M${x} ${y}m-4 0q4-3.6 8 0m2 3h.1m-12 1h.1m7-9h.1`,
  },
  plain: {
    spots: '-26 8,-12 27,14 26,26 10,18 -25,29 -6,1 29',
    draw: (x, y) => `M${x} ${y}v-4.5m0 2l-2.4-2.5m2.4 2.5l2.4-2.5`,
  },
  water: {
    spots: '-18 14,8 24,14 -22,-6 -28,22 6,-26 -4',
    draw: (x, y) => `M${x} ${y}q2.5-2.6 5 0t5 0`,
  },
}
const ALIKE: Record<string, string> = {
  jungle: 'forest',
  desert: 'barren',
  fertile: 'plain',
  island: 'plain',
  tundra: 'plain',
  marsh: 'plain',
  ocean: 'water',
}

/** The motif at the rim of a hex. */
export function rimOf(terrain: string, x: number, y: number, seed: string): string {
  const rim = RIMS[terrain] ?? RIMS[ALIKE[terrain] ?? '']
  if (!rim) return ''
  const chance = chances(`${seed} motif`)
  const stray = (by: number): number => (chance() - 0.5) * by
  return rim.spots
    .split(',')
    .map((spot) => {
      const [dx = 0, dy = 0, size = 6] = spot.split(' ').map(Number)
      return rim.draw((x + dx + stray(4)).toFixed(1), (y + dy + stray(3)).toFixed(1), size + stray(1))
    })
    .join('')
}
