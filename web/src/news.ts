/** What is new since the player last looked. */
import type { LogLine, Scene } from './types'

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

/** A short signature of every thing on the table, to see which changed. */
export function looks(scene: Scene): Map<string, string> {
  const found = new Map<string, string>()
  for (const panel of scene.board.panels) {
    if (panel.type === 'map') for (const area of panel.areas) found.set(area.id, area.pieces.map((p) => `${p.kind}${p.colour}x${p.count}`).sort().join(' '))
    if (panel.type === 'row') for (const card of panel.cards) if (card.state !== 'empty') found.set(card.id, card.state)
  }
  return found
}

/** Things that look otherwise than before. */
export function changedThings(before: Map<string, string> | null, now: Map<string, string>): Set<string> {
  const found = new Set<string>()
  if (before) for (const [id, look] of now) if (before.get(id) !== look) found.add(id)
  return found
}
