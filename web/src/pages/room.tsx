/** Before the start: who sits where, the link, joining and leaving. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ensureSession, inWords } from '../api'
import { route, tell, words } from '../state'
import type { MatchInfo } from '../wire'
import { Icon } from '../ui'
import { Page } from './frame'

export function Room({ info, changed }: { info: MatchInfo; changed: (info: MatchInfo) => void }): JSX.Element {
  const w = words.value
  const [copied, setCopied] = useState(false)
  const act = (promise: Promise<MatchInfo>): void => void promise.then(changed).catch((error: unknown) => tell(inWords(error)))
  const invite = route.value.query.get('invite')
  const join = (seat: number): void => act(ensureSession().then(() => api.join(info.id, invite ? { seat, invite } : { seat })))
  const link = info.invite ? new URL(info.invite, location.origin).href : ''
  return (
    <Page title={info.title}>
      <h1>{info.title}</h1>
      <p class="lede">{w.waitingForPlayers}</p>
      <ul class="list">
        {info.seats.map((seat) => (
          <li class="panel row" key={seat.index}>
            <span class="seatn" aria-hidden="true">{seat.index + 1}</span>
            <div class="grow"><b>{seat.kind === 'open' ? w.seatOpen : seat.name || w.seatBot}</b><small>{w.seat(seat.index + 1)}</small></div>
            {seat.you && <span class="tag me">{w.you}</span>}
            {seat.kind === 'open' && !info.you.length && <button class="btn pri" onClick={() => join(seat.index)}>{w.join}</button>}
          </li>
        ))}
      </ul>
      {link && (
        <div class="panel pad stack">
          <h2>{w.invite}</h2>
          <div class="hstack"><input readOnly value={link} aria-label={w.invite} style={{ flex: 1 }} /><button class="btn" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}><Icon name="link" />{copied ? w.copied : w.copy}</button></div>
        </div>
      )}
      <div class="hstack">
        {info.owner && <button class="btn pri" onClick={() => act(api.start(info.id))}>{w.start}</button>}
        {info.owner && <small>{w.startWhy}</small>}
        {info.you.length > 0 && !info.owner && <button class="btn" onClick={() => act(api.leave(info.id))}>{w.leave}</button>}
      </div>
    </Page>
  )
}
