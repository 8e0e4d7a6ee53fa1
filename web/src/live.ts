/** The live side: a scene that follows the match, through lost connections. */
import { signal } from '@preact/signals'
import { applied } from './patch'
import { language } from './state'
import type { Scene } from './types'
import type { MatchInfo, LiveMessage } from './models'

const PING = 25_000
const ANSWER = 6000
const FOREIGN = 1008
const REFUSED = 4400
const SIGNED_OUT = 4401
const BACKOFF = [250, 500, 1000, 2000, 4000, 8000, 15_000]

export interface Said {
  id: number
  name: string
  text: string
}

export class Live {
  readonly scene = signal<Scene | null>(null)
  readonly info = signal<MatchInfo | null>(null)
  readonly connected = signal(false)
  readonly lost = signal(false)
  readonly error = signal('')
  /** How often the connection was refused: the seat may be lost, or we are signed out. */
  readonly refused = signal(0)
  readonly chat = signal<Said[]>([])
  readonly present = signal<string[]>([])
  private socket: WebSocket | null = null
  private version = -1
  private tries = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private pinging: ReturnType<typeof setInterval> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private readonly wake = (): void => {
    if (this.socket) this.probe()
    else this.open()
  }

  /**
   * A broken connection may look open for minutes, or never finish closing: ping, and give up without an answer.
   */
  private readonly probe = (): void => {
    if (!this.socket || this.socket.readyState === WebSocket.CONNECTING) return
    if (this.socket.readyState !== WebSocket.OPEN) return this.drop()
    this.socket.send('{"kind":"ping"}')
    this.expectAnswer()
  }

  constructor(
    private readonly match: string,
    readonly seat: number,
  ) {
    addEventListener('online', this.wake)
    addEventListener('offline', this.probe)
    this.open()
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.probe)
    this.drop()
  }

  private open(): void {
    clearTimeout(this.timer)
    const since = this.version >= 0 ? `&since=${this.version}` : ''
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = `seat=${this.seat}&lang=${language.value}${since}`
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${this.match}/live?${query}`)
    if (this.socket) abandon(this.socket)
    this.socket = socket
    socket.onmessage = (event) => {
      clearTimeout(this.silence)
      this.take(JSON.parse(String(event.data)) as LiveMessage)
    }
    socket.onopen = () => {
      clearInterval(this.pinging)
      this.pinging = setInterval(this.probe, PING)
    }
    socket.onclose = (event) => this.again(event.code)
    this.expectAnswer()
  }

  private expectAnswer(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.drop(), ANSWER)
  }

  private drop(): void {
    if (this.socket) abandon(this.socket)
    this.again(0)
  }

  private again(code: number): void {
    this.socket = null
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    clearInterval(this.pinging)
    this.connected.value = false
    if (this.closed) return
    if (code === FOREIGN) {
      this.error.value = 'forbidden'
      return
    }
    const shut = code === SIGNED_OUT || (code === REFUSED && this.error.value !== 'rate_limited')
    if (shut) this.refused.value += 1
    else if (this.tries > 0 || this.version >= 0) this.lost.value = true
    const wait = BACKOFF[Math.min(this.tries, BACKOFF.length - 1)] ?? 1000
    this.tries += 1
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
  }

  private take(message: LiveMessage): void {
    if (message.kind !== 'error') this.back()
    if (message.kind === 'scene') {
      this.scene.value = message.scene
      this.arrived(message.v, message.info)
    } else if (message.kind === 'patch') {
      if (message.v <= this.version) return
      if (message.from !== this.version || !this.scene.value) return this.afresh()
      try {
        this.scene.value = applied(this.scene.value, message.ops)
      } catch {
        return this.afresh()
      }
      this.arrived(message.v, message.info)
    } else if (message.kind === 'chat') {
      // Chat messages are sent again with a whole scene: keep one of each.
      if (!this.chat.value.some((said) => said.id === message.id))
        this.chat.value = [...this.chat.value, message].slice(-200)
    } else if (message.kind === 'presence') this.present.value = message.names
    else if (message.kind === 'error') this.error.value = message.error
  }

  private arrived(version: number, info: MatchInfo): void {
    this.version = version
    this.info.value = info
  }

  private back(): void {
    this.tries = 0
    this.connected.value = true
    this.lost.value = false
    this.error.value = ''
  }

  /** A difference that does not fit: ask for the whole scene. */
  private afresh(): void {
    this.version = -1
    this.open()
  }
}

/**
 * Stop listening to a socket. Closing one that is still connecting logs an error: let it open first, then
 * close it.
 */
function abandon(socket: WebSocket): void {
  socket.onmessage = socket.onclose = null
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}
