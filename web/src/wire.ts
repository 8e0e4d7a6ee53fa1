/** What the server answers beside scenes; see docs of the wire contract. */
import type { Scene } from './types'

export interface Me {
  id: string
  name: string
  guest: boolean
  language: string
}
export interface OptionInfo {
  name: string
  kind: string
  default: unknown
  choices: string[]
  text: string
  clause: string
}
export interface GameInfo {
  id: string
  title: string
  players: [number, number]
  options: OptionInfo[]
  bots: string[]
  usual_bot: string
  sources: Record<string, number>
  digest: string
}
export interface SeatInfo {
  index: number
  kind: 'person' | 'open' | 'bot'
  name: string
  you: boolean
  to_move: boolean
}
export interface NewClock {
  kind: 'move' | 'budget'
  seconds: number
  increment?: number
}
/** What each seat had left at a moment, in seconds, and whose clock runs since. */
export interface ClockInfo {
  kind: 'move' | 'budget'
  seconds: number
  increment: number
  left: number[]
  running: boolean[]
  as_of: number
}
/** What somebody wants the others to agree to. */
export interface ProposalInfo {
  id: string
  kind: 'undo' | 'replace'
  by: number
  target: number | null
  answers: (boolean | null)[]
  open: number[]
}
export interface Notices {
  webhook: string | null
  email: boolean
  has_email: boolean
  smtp: boolean
}
/** To give a seat up: as the rules of the game say, or to a bot. */
export type Way = 'rules' | 'bot'
/** An answer the server gives by itself, if that is on at my seat. */
export interface StandingInfo {
  id: string
  label: string
  on: boolean
}
/** A question that the server answered for me. */
export interface AnsweredInfo {
  prompt: string
  choice: string
}
export interface ResultInfo {
  places: number[]
  scores: number[]
  winners: number[]
}
export interface MatchInfo {
  id: string
  game: string
  title: string
  options: Record<string, unknown>
  public: boolean
  status: 'open' | 'running' | 'over'
  created: string | number
  moment: string
  seats: SeatInfo[]
  you: number[]
  owner: boolean
  choices: number
  /** Whether my last choice can be taken back: at once, if all agree, or not at all. */
  undo: 'free' | 'ask' | 'no'
  /** How my seat can be given up now. */
  resign: Way[]
  standing: StandingInfo[]
  /** By standing answers since my last own choice, oldest first. */
  answered: AnsweredInfo[]
  clock: ClockInfo | null
  proposal: ProposalInfo | null
  result?: ResultInfo | null
  invite?: string | null
}
export interface NewSeat {
  kind: 'me' | 'open' | 'bot' | 'hotseat'
  bot?: string
  name?: string
}
export interface NewMatch {
  game: string
  options: Record<string, unknown>
  seats: NewSeat[]
  public: boolean
  seed?: string
  clock?: NewClock
}
export interface Clause {
  id: string
  text: string
}
export interface Chapter {
  title: string
  clauses: Clause[]
}
export interface Rules {
  game: string
  chapters: Chapter[]
}
export interface Scores {
  points: { at: number; moment: string; scores: number[] }[]
  turns: number[]
}

export interface Op {
  op: 'add' | 'remove' | 'replace'
  path: string
  value?: unknown
}
export type Message =
  | { kind: 'scene'; v: number; scene: Scene; info: MatchInfo }
  | { kind: 'patch'; v: number; from: number; ops: Op[]; info: MatchInfo }
  | { kind: 'chat'; id: number; v?: number; name: string; text: string; at: string | number }
  | { kind: 'presence'; names: string[] }
  | { kind: 'error'; error: string; message: string }
  | { kind: 'pong' }

export type Level = 'settler' | 'prince' | 'emperor'
/** Each seat's chance to win after so many choices; what is missing to 1 is that nobody wins. */
export interface Chances {
  at: number
  chances: number[]
}
export interface Turning {
  at: number
  seat: number
  change: number
  favourite: boolean
}
export interface Weighed {
  label: string
  points: number
  chance: number
  chosen: boolean
}
/** What the analysis thinks of the choice made after so many others: the best options, the chosen one among them. */
export interface Verdict {
  at: number
  seat: number
  prompt: string
  loss: number
  options: Weighed[]
}
export interface AnalysisInfo {
  level: Level
  status: 'none' | 'waiting' | 'running' | 'stopped' | 'done' | 'failed'
  done: number
  all: number
  /** Analyses that wait too. */
  others: number
  /** Until it is done, as far as can be said. */
  seconds: number | null
  /** Whether I may stop it. */
  yours: boolean
  chances: Chances[]
  turning: Turning[]
  verdicts: Verdict[]
}
