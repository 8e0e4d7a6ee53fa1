/** Short names for the types that the server's description of its API defines (`npm run types`). */
import type { components } from './api-types'
import type { Scene } from './types'

type Schemas = components['schemas']

export type AnalysisInfo = Schemas['AnalysisInfo']
export type AnsweredInfo = Schemas['AnsweredInfo']
export type ChangeNotices = Schemas['ChangeNotices']
export type Choices = Schemas['Choices']
export type Clause = Schemas['Clause']
export type ClockInfo = Schemas['ClockInfo']
export type GameInfo = Schemas['GameInfo']
export type MatchInfo = Schemas['MatchInfo']
export type Me = Schemas['Me']
export type NewClock = Schemas['NewClock']
export type NewMatch = Schemas['NewMatch']
export type NewSeat = Schemas['NewSeat']
export type Notices = Schemas['Notices']
export type Operation = Schemas['Operation']
export type OptionInfo = Schemas['OptionInfo']
export type ProposalInfo = Schemas['ProposalInfo']
export type RulesText = Schemas['RulesText']
export type Scores = Schemas['Scores']
export type StandingInfo = Schemas['StandingInfo']
export type VerdictInfo = Schemas['VerdictInfo']

export type Level = AnalysisInfo['level']
/** How a seat can be given up. */
export type Resignation = MatchInfo['resign'][number]

type SceneMessage = Omit<Schemas['SceneMessage'], 'scene'> & { scene: Scene | null }
export type LiveMessage = Exclude<Schemas['LiveMessage'], { kind: 'scene' }> | SceneMessage
