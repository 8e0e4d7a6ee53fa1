/** Finds a free place for each label. */
import { type Box, overlap, type Spot } from './boxes'

export interface Label {
  id: string
  /** Lower ranks choose first. */
  rank: number
  box: Box
  /** How far from its box it may stand, best first. */
  tries: readonly Spot[]
  /** Shown even where no place is free. */
  must?: boolean
  /** The label beside which it stands: its tries count from where that one went. */
  follows?: string
}

/** How far each label stands from its box; labels that found no place are missing. */
export type Places = ReadonlyMap<string, Spot>

const CELL = 96
const ROUNDS = 5
const AIR = 1

/** The boxes that are taken, by squares of the frame. */
class Taken {
  private readonly squares = new Map<string, Box[]>()

  add(box: Box): void {
    for (const key of squaresOf(box)) {
      const square = this.squares.get(key)
      if (square) square.push(box)
      else this.squares.set(key, [box])
    }
  }

  under(box: Box): number {
    let sum = 0
    for (const key of squaresOf(box))
      for (const other of this.squares.get(key) ?? []) sum += overlap(box, other)
    return sum
  }
}

function* squaresOf(box: Box): Iterable<string> {
  for (let x = Math.floor(box[0] / CELL); x <= Math.floor(box[2] / CELL); x++)
    for (let y = Math.floor(box[1] / CELL); y <= Math.floor(box[3] / CELL); y++) yield `${x} ${y}`
}

/** Places labels by rank. Those that are left out choose earlier in another round, while that helps. */
export function place(labels: readonly Label[]): Places {
  const early = new Set<string>()
  let best: Places | null = null
  for (let round = 0; round < ROUNDS; round++) {
    const found = placeOnce(labels, early)
    if (!best || found.size > best.size) best = found
    if (found.size === labels.length) break
    const known = early.size
    for (const { id } of labels) if (!found.has(id)) early.add(id)
    if (early.size === known) break
  }
  return best ?? new Map()
}

function placeOnce(labels: readonly Label[], early: ReadonlySet<string>): Places {
  const order = (label: Label): number => label.rank - (early.has(label.id) ? 0.5 : 0)
  const taken = new Taken()
  const found = new Map<string, Spot>()
  for (const label of [...labels].sort((a, b) => order(a) - order(b))) {
    const by = (label.follows && found.get(label.follows)) || { x: 0, y: 0 }
    const spot = bestTry(label, by, taken)
    if (!spot) continue
    found.set(label.id, spot)
    taken.add(moved(label.box, spot, AIR))
  }
  return found
}

function bestTry({ box, tries, must }: Label, by: Spot, taken: Taken): Spot | null {
  let best: Spot | null = null
  let least = Infinity
  for (const one of tries) {
    const spot = { x: one.x + by.x, y: one.y + by.y }
    const under = taken.under(moved(box, spot))
    if (!under) return spot
    if (under < least) {
      least = under
      best = spot
    }
  }
  return must ? best : null
}

function moved(box: Box, { x, y }: Spot, air = 0): Box {
  return [box[0] + x - air, box[1] + y - air, box[2] + x + air, box[3] + y + air]
}
