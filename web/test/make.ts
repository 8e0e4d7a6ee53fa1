/** Parts of scenes for tests. */
import type { Ask, Card, LogChange, LogLine, Mat, Piece, RowPanel } from '../src/types'

type Choice = Ask['options'][number]

export function option(action: unknown[], changes: Partial<Choice> = {}): Choice {
  return { action, label: '', hint: '', things: [], free: false, final: false, name: '', ...changes }
}

export function asking(options: Choice[], widget = 'pick'): Ask {
  return { decision: 'd', prompt: '', why: '', clauses: [], widget, picked: [], token: 't', options }
}

/** A question whose options each concern some things. */
export const ask = (things: string[][]): Ask =>
  asking(things.map((some, i) => option(['do', i], { label: String(i), name: String(i), things: some })))

export const card = (id: string): Card =>
  ({ id, title: '', state: 'open', pieces: [] as Piece[] }) as unknown as Card
export const row = (id: string, ...cards: Card[]): RowPanel =>
  ({ type: 'row', id, cards }) as unknown as RowPanel

export const mat = (id: string, changes: Partial<Mat> = {}): Mat =>
  ({ id, name: id, colour: 1, you: false, ...changes }) as Mat

export function line(text: string, changes: Partial<LogLine> = {}): LogLine {
  return { key: '', text, who: '', heading: false, things: [], turn: '', cause: '', changes: [], ...changes }
}

export const change = (who: string, label: string, value: string, points = false): LogChange => ({
  who,
  label,
  value,
  points,
})
