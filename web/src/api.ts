/** The REST side of the server. */
import { keep, language, me, recall } from './state'
import type {
  AnalysisInfo,
  GameInfo,
  Level,
  MatchInfo,
  Me,
  NewMatch,
  Notices,
  RulesText,
  Scores,
  Resignation,
} from './models'
import type { Scene } from './types'
import { lookup, t } from './words'

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** An error in words for people. */
export function inWords(error: unknown): string {
  if (error instanceof Refused) {
    const known = lookup(`error-${error.code}`)
    return error.code === 'bad_request' && error.message
      ? `${known ?? ''} (${error.message})`
      : (known ?? (error.message || t('failed')))
  }
  return t('failed')
}

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  credentials: RequestCredentials = 'same-origin',
): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (method !== 'GET') headers['X-Saecula'] = '1'
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      credentials,
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Refused('offline', 0, '')
  }
  if (answer.status === 204) return undefined as T
  const data = (await answer.json().catch(() => null)) as unknown
  if (!answer.ok) {
    const refusal = (data ?? {}) as { error?: string; message?: string }
    throw new Refused(
      refusal.error ?? (answer.status >= 500 ? 'offline' : 'bad_request'),
      answer.status,
      refusal.message ?? '',
    )
  }
  return data as T
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path)
/** The answer that anybody would get. */
const getPublic = <T>(path: string): Promise<T> => call<T>('GET', path, undefined, 'omit')
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body)
const lang = (): string => `lang=${language.value}`

let signingIn: Promise<Me> | null = null
const NAME = 'name'

export const api = {
  me: () => get<Me>('/me'),
  session: (name?: string) => post<Me>('/session', name ? { name } : {}),
  changeMe: (change: { name?: string; language?: string }) => post<Me>('/me', change),
  account: (name: string, password: string, email: string) =>
    post<Me>('/account', email ? { name, password, email } : { name, password }),
  login: (name: string, password: string) => post<Me>('/login', { name, password }),
  logout: () => post<void>('/logout'),
  notices: () => get<Notices>('/me/notices'),
  changeNotices: (change: { webhook?: string | null; email?: boolean }) =>
    post<Notices>('/me/notices', change),
  games: () => get<GameInfo[]>(`/games?${lang()}`),
  rules: (game: string) => get<RulesText>(`/games/${encodeURIComponent(game)}/rules?${lang()}`),
  create: (match: NewMatch) => post<MatchInfo>('/matches', match),
  matches: (scope: 'public' | 'mine') => get<MatchInfo[]>(`/matches?scope=${scope}&${lang()}`),
  match: (id: string) => get<MatchInfo>(`/matches/${id}?${lang()}`),
  join: (id: string, body: { seat?: number; invite?: string }) =>
    post<MatchInfo>(`/matches/${id}/join`, body),
  leave: (id: string) => post<MatchInfo>(`/matches/${id}/leave`),
  callOff: (id: string) => call<undefined>('DELETE', `/matches/${id}`),
  start: (id: string) => post<MatchInfo>(`/matches/${id}/start`),
  choose: (id: string, seat: number, token: string, action: unknown[]) =>
    post<{ choices: number }>(`/matches/${id}/choices`, { seat, token, action }),
  undo: (id: string, seat: number) => post<{ choices: number }>(`/matches/${id}/undo`, { seat }),
  propose: (id: string, seat: number, kind: 'undo' | 'replace', target?: number) =>
    post<MatchInfo>(`/matches/${id}/propose`, target === undefined ? { seat, kind } : { seat, kind, target }),
  answer: (id: string, seat: number, proposal: string, agree: boolean) =>
    post<MatchInfo>(`/matches/${id}/answer`, { seat, proposal, agree }),
  resign: (id: string, seat: number, how: Resignation) =>
    post<MatchInfo>(`/matches/${id}/resign`, { seat, how }),
  standing: (id: string, seat: number, answer: string, on: boolean) =>
    post<MatchInfo>(`/matches/${id}/standing`, { seat, id: answer, on }),
  chat: (id: string, text: string) => post<void>(`/matches/${id}/chat`, { text }),
  scene: (id: string, seat: number, at?: number) =>
    get<Scene>(`/matches/${id}/scene?seat=${seat}${at === undefined ? '' : `&at=${at}`}&${lang()}`),
  recordPath: (id: string) => `/api/matches/${id}/record`,
  importRecord: (record: unknown) => post<MatchInfo>('/matches/import', record),
  scores: (id: string) => get<Scores>(`/matches/${id}/scores?${lang()}`),
  /** The match and its scores, counted in the steps that everybody knows about. */
  publicMatch: (id: string) => getPublic<MatchInfo>(`/matches/${id}?${lang()}`),
  publicScores: (id: string) => getPublic<Scores>(`/matches/${id}/scores?${lang()}`),
  fork: (id: string, at: number) => post<MatchInfo>(`/matches/${id}/fork`, { at }),
  /** The last analysis asked for, unless a level is named; the verdicts beyond a choice. */
  analysis: (id: string, level: Level | null, after: number) =>
    get<AnalysisInfo>(`/matches/${id}/analysis?after=${after}${level ? `&level=${level}` : ''}&${lang()}`),
  analyse: (id: string, level: Level) => post<AnalysisInfo>(`/matches/${id}/analysis?${lang()}`, { level }),
  stopAnalysis: (id: string, level: Level) =>
    post<AnalysisInfo>(`/matches/${id}/analysis/stop?${lang()}`, { level }),
  rematch: (id: string) => post<MatchInfo>(`/matches/${id}/rematch`),
}

/** Asks who I am, without starting a session. */
export async function whoAmI(): Promise<void> {
  try {
    me.value = document.cookie.includes('saecula_known=') ? await api.me() : null
  } catch (error) {
    // A known person stays known while the connection is down.
    if (!me.value || (error instanceof Refused && error.code === 'not_signed_in')) me.value = null
  }
}

/** The name a guest chose on this machine; '' is none. */
export const guestName = (): string => recall(NAME)?.trim() ?? ''
export const keepGuestName = (name: string): void => keep(NAME, name.trim() || null)

/** A player needs a session; a guest's is created at once, under the name chosen here. */
export async function ensureSession(): Promise<Me> {
  const wanted = guestName()
  if (!me.value) {
    signingIn ??= api.session(wanted || t('guest-name')).finally(() => {
      signingIn = null
    })
    me.value = await signingIn
  }
  if (me.value.guest && wanted && me.value.name !== wanted) me.value = await api.changeMe({ name: wanted })
  return me.value
}
