/** What is new since the player last looked. */
import type { LogLine, Piece, RowPanel, Scene } from './types'

const TAIL = 6

/** The end of the log as it was when last looked at. */
export function tailOf(log: LogLine[]): string[] {
  return log.slice(-TAIL).map((line) => line.text)
}

/** How many lines at the end are new: the log may have lost its oldest lines meanwhile. */
export function newLines(log: LogLine[], tail: string[]): number {
  if (!tail.length) return 0
  for (let end = log.length; end >= 1; end--) {
    const from = Math.max(0, end - tail.length)
    const length = end - from
    const wanted = tail.slice(tail.length - length)
    if (length === tail.length || from === 0) {
      if (wanted.every((text, i) => log[from + i]?.text === text)) return log.length - end
    }
  }
  return log.length
}

export interface Look {
  /** The thing on the table. */ id: string
  sign: string
}
export type Looks = ReadonlyMap<string, Look>

/** A short sign of every thing on the table, to see which changed. */
export function looks(scene: Scene): Looks {
  const found = new Map<string, Look>()
  for (const panel of scene.board.panels) {
    if (panel.type === 'map')
      for (const area of panel.areas) found.set(area.id, { id: area.id, sign: signOf(area.pieces) })
    if (panel.type === 'row') for (const [name, look] of looksOf(panel)) found.set(name, look)
  }
  return found
}

/**
 * Cards of a row by their titles: they may move on to other spaces, and whether one can be taken now is no
 * news.
 */
function looksOf(panel: RowPanel): [string, Look][] {
  const seen = new Map<string, number>()
  return panel.cards
    .filter((card) => card.state !== 'empty')
    .map((card) => {
      const copy = (seen.get(card.title) ?? 0) + 1
      seen.set(card.title, copy)
      return [
        `${panel.id} ${card.title} ${copy}`,
        { id: card.id, sign: signOf(card.pieces.filter((piece) => !piece.counts.length)) },
      ]
    })
}

const signOf = (pieces: Piece[]): string =>
  pieces
    .map((piece) => `${piece.kind}${piece.colour}x${piece.count}`)
    .sort()
    .join(' ')

/** Things that look different than before. */
export function changedThings(before: Looks | null, now: Looks): Set<string> {
  const found = new Set<string>()
  if (before) for (const [name, look] of now) if (before.get(name)?.sign !== look.sign) found.add(look.id)
  return found
}
