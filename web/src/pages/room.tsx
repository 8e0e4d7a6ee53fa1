/** Before the start: who sits where, the link, joining and leaving. */
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { api, ensureSession, inWords } from '../api'
import { go, route, tell } from '../state'
import type { MatchInfo } from '../models'
import { Confirm, Icon } from '../ui'
import { Page } from './layout'
import { GuestName } from './name'
import { t } from '../words'

export function Room({
  info,
  changed,
}: {
  info: MatchInfo
  changed: (info: MatchInfo) => void
}): JSX.Element {
  const [callingOff, setCallingOff] = useState(false)
  const act = (promise: Promise<MatchInfo>): void =>
    void promise.then(changed).catch((error: unknown) => tell(inWords(error)))
  const invite = route.value.query.get('invite')
  const join = (seat: number): void =>
    act(ensureSession().then(() => api.join(info.id, invite ? { seat, invite } : { seat })))
  const link = info.invite ? new URL(info.invite, location.origin).href : ''
  const callOff = (): void =>
    void api
      .callOff(info.id)
      .then(() => {
        go('/lobby')
        tell(t('called-off'), false)
      })
      .catch((error: unknown) => tell(inWords(error)))
  const joinable = !info.you.length && info.seats.some((seat) => seat.kind === 'open')
  return (
    <Page title={info.title}>
      <h1>{info.title}</h1>
      <p class="lede">{t('waiting-for-players')}</p>
      {joinable && <GuestName />}
      <ul class="list">
        {info.seats.map((seat) => (
          <li class="panel row" key={seat.index}>
            <span class="seat-number" aria-hidden="true">
              {seat.index + 1}
            </span>
            <div class="grow">
              <b>{seat.kind === 'open' ? t('seat-open') : seat.name || t('seat-bot')}</b>
              <small>{t('seat', { n: seat.index + 1 })}</small>
            </div>
            {seat.you && <span class="tag own">{t('you')}</span>}
            {seat.kind === 'open' && !info.you.length && (
              <button class="button primary" onClick={() => join(seat.index)}>
                {t('join')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {link && <Invitation link={link} />}
      <div class="inline-stack">
        {info.owner && (
          <button class="button primary" onClick={() => act(api.start(info.id))}>
            {t('start')}
          </button>
        )}
        {info.owner && <small>{t('start-why')}</small>}
        {info.you.length > 0 && !info.owner && (
          <button class="button" onClick={() => act(api.leave(info.id))}>
            {t('leave')}
          </button>
        )}
        {info.owner && (
          <button class="button secondary" onClick={() => setCallingOff(true)}>
            {t('call-off')}
          </button>
        )}
      </div>
      {callingOff && (
        <Confirm
          question={t('call-off-question')}
          why={t('call-off-why')}
          yes={t('call-off')}
          bad
          act={callOff}
          close={() => setCallingOff(false)}
        />
      )}
    </Page>
  )
}

function Invitation({ link }: { link: string }): JSX.Element {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <div class="panel padded stack">
      <h2>{t('invite')}</h2>
      <div class="inline-stack">
        <input class="grow" ref={field} readOnly value={link} aria-label={t('invite')} />
        <button class="button" onClick={() => void copy(link, field.current).then(setCopied)}>
          <Icon name="link" />
          {copied ? t('copied') : t('copy')}
        </button>
      </div>
      {copied === false && <small role="alert">{t('copy-by-hand')}</small>}
    </div>
  )
}

/**
 * Whether the text is in the clipboard; without https the browser has only the old way, and else it stays
 * selected.
 */
async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.select()
    return document.execCommand('copy')
  }
}
