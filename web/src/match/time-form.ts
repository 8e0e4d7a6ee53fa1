/** How the time of a match is drawn in the room there is. */
import type { TrackCell } from '../types'

export interface Stretch {
  name: string
  cells: TrackCell[]
}

/** The steps of a track by the epochs they belong to. */
export function stretches(cells: readonly TrackCell[]): Stretch[] {
  const found: Stretch[] = []
  for (const cell of cells) {
    const last = found.at(-1)
    if (last && last.name === cell.group) last.cells.push(cell)
    else found.push({ name: cell.group, cells: [cell] })
  }
  return found
}

const PIP = 27
const LETTER = 7.6
const BETWEEN = 18
const nameWidth = (stretch: Stretch): number => stretch.name.length * LETTER + 8
export const isNow = (stretch: Stretch): boolean => stretch.cells.some((cell) => cell.state === 'now')

export type TimeForm = 'all' | 'names' | 'epoch' | 'now' | 'none'

/** How much of the time fits: all steps, all epochs with the steps of this one, this epoch, or this step. */
export function timeForm(all: readonly Stretch[], width: number): TimeForm {
  const names = all.reduce((sum, stretch) => sum + nameWidth(stretch) + BETWEEN, -BETWEEN)
  const pips = all.reduce((sum, stretch) => sum + stretch.cells.length, 0) * PIP
  const now = all.find(isNow)
  const own = (now?.cells.length ?? 0) * PIP
  if (names + pips <= width) return 'all'
  if (names + own <= width) return 'names'
  if (!now) return 'none'
  if (nameWidth(now) + own <= width) return 'epoch'
  return nameWidth(now) + PIP <= width ? 'now' : 'none'
}
