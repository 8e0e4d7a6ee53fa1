/** The log in turns: who did what, what came of it, and what of it concerns the viewer. */
import { read } from '../numbers'
import type { LogChange, LogLine, Mat } from '../types'

/** A heading, or lines that belong together: of one turn, or of one seat outside of turns. */
export type LogEntry = LogHeading | LogTurn

export interface LogHeading {
  kind: 'heading'
  first: LogLine
  fresh: boolean
}

export interface LogTurn {
  kind: 'turn'
  first: LogLine
  lines: LogLine[]
  /** The mat whose turn it is, or whom the lines are about; none: everybody. */
  mat: Mat | undefined
  /** How many of its lines are from before the last look. */
  known: number
  /** Whether others changed something of the viewer's here, or did something to them. */
  concerns: boolean
}

/** The entries of a log, oldest first; the last `fresh` lines are new. */
export function turnsOf(log: readonly LogLine[], mats: readonly Mat[], fresh: number): LogEntry[] {
  const seats = new Map(mats.map((mat) => [mat.id, mat]))
  const mine = mats.find((mat) => mat.you)?.id ?? ''
  const entries: LogEntry[] = []
  let turn: LogTurn | null = null
  let before = ''
  log.forEach((line, at) => {
    const isNew = at >= log.length - fresh
    if (line.heading) {
      turn = null
      // A heading that only says whose turn begins is left to the turn itself.
      if (!line.turn || line.who !== line.turn) entries.push({ kind: 'heading', first: line, fresh: isNew })
      return
    }
    const owner = line.turn || (seats.has(line.who) ? line.who : '')
    if (!turn || !owner || before !== `${line.turn}/${owner}`) {
      turn = { kind: 'turn', first: line, lines: [], mat: seats.get(owner), known: 0, concerns: false }
      entries.push(turn)
    }
    before = `${line.turn}/${owner}`
    turn.lines.push(line)
    if (!isNew) turn.known += 1
    turn.concerns ||= touches(line, mine)
  })
  return entries
}

export const isFresh = (entry: LogEntry): boolean =>
  entry.kind === 'heading' ? entry.fresh : entry.known < entry.lines.length

/** Whether a line of another's turn, or of nobody's, names this mat or changes its numbers. */
function touches(line: LogLine, mine: string): boolean {
  if (!mine || line.turn === mine) return false
  const changed = line.changes.some((change) => change.who === mine)
  return changed || (line.turn !== '' && line.things.includes(mine))
}

/** The entries with a turn that concerns the viewer, each under its last heading. */
export function onlyConcerning(entries: readonly LogEntry[]): LogEntry[] {
  let heading: LogHeading | null = null
  return entries.flatMap((entry): LogEntry[] => {
    if (entry.kind === 'heading') {
      heading = entry
      return []
    }
    if (!entry.concerns) return []
    const above = heading
    heading = null
    return above ? [above, entry] : [entry]
  })
}

export interface Net {
  label: string
  by: number
  points: boolean
}

/** What lines changed of a mat in all, points first; what cancels out is left out. */
export function netOf(lines: readonly LogLine[], mat: string): Net[] {
  const found = new Map<string, Net>()
  for (const change of lines.flatMap((line) => line.changes)) {
    if (change.who !== mat) continue
    const net = found.get(change.label) ?? { label: change.label, by: 0, points: change.points }
    found.set(change.label, { ...net, by: net.by + read(change.value) })
  }
  return [...found.values()].filter((net) => net.by !== 0).sort((a, b) => Number(b.points) - Number(a.points))
}

/** The changes of a line whose number its sentence does not mention. */
export function unsaid(line: LogLine): LogChange[] {
  const said = new Set(line.text.split(/[^\d]+/))
  return line.changes.filter((change) => !said.has(change.value.slice(1)))
}

/** A sentence in two: the name it begins with, if it does, and the rest. */
export function parted(text: string, name: string): [string, string] {
  const found = name && text.startsWith(name) ? /^[:,]?\s+/.exec(text.slice(name.length)) : null
  if (!found) return ['', text]
  const end = name.length + found[0].length
  return [text.slice(0, end).trim(), text.slice(end)]
}

/** The lines that sum up a turn: what its player chose, else its first. */
export function actsOf(turn: LogTurn): LogLine[] {
  const own = turn.lines.filter((line) => !line.cause && line.who === turn.mat?.id)
  return own.length ? own : turn.lines.slice(0, 1)
}
