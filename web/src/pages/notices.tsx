/** How somebody is told that it is their turn: in this browser, by webhook, by e-mail. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, inWords } from '../api'
import { me, tell, words } from '../state'
import type { Notices as Settings } from '../models'
import { Failure } from '../ui'
import { useLoaded } from './load'

export function Notices(): JSX.Element {
  const w = words.value
  return (
    <section class="panel padded stack" aria-label={w.notices}>
      <h2>{w.notices}</h2>
      <InBrowser />
      {me.value?.guest ? <p class="hint">{w.noticesGuest}</p> : <Elsewhere />}
    </section>
  )
}

function InBrowser(): JSX.Element {
  const w = words.value
  const known = typeof Notification !== 'undefined'
  const [state, setState] = useState(known ? Notification.permission : 'denied')
  return (
    <label class="check-field">
      <input
        type="checkbox"
        checked={state === 'granted'}
        disabled={state !== 'default'}
        onChange={() => void Notification.requestPermission().then(setState)}
      />
      <span>
        {w.noticesBrowser}
        {state === 'denied' && <small>{w.noticesBrowserNo}</small>}
      </span>
    </label>
  )
}

function Elsewhere(): JSX.Element | null {
  const w = words.value
  const settings = useLoaded(api.notices, [me.value?.id])
  const [webhook, setWebhook] = useState<string | null>(null)
  if (settings.error) return <Failure text={settings.error} again={settings.again} />
  if (!settings.value) return null
  const now = settings.value
  const save = (change: { webhook?: string | null; email?: boolean }): void => {
    api
      .changeNotices(change)
      .then((saved: Settings) => {
        settings.set(saved)
        setWebhook(null)
        tell(w.saved, false)
      })
      .catch((error: unknown) => tell(inWords(error)))
  }
  return (
    <>
      <label class="check-field">
        <input
          type="checkbox"
          checked={now.email}
          disabled={!now.has_email || !now.smtp}
          onChange={(event) => save({ email: event.currentTarget.checked })}
        />
        <span>
          {w.noticesEmail}
          {!now.smtp ? <small>{w.noticesNoSmtp}</small> : !now.has_email && <small>{w.noticesNoEmail}</small>}
        </span>
      </label>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (webhook) save({ webhook })
        }}
      >
        <label class="field">
          {w.noticesWebhook}
          <input
            type="url"
            maxLength={500}
            placeholder="https://"
            value={webhook ?? now.webhook ?? ''}
            onInput={(event) => setWebhook(event.currentTarget.value)}
          />
        </label>
        <small>{w.noticesWebhookWhy}</small>
        <div class="inline-stack">
          <button class="btn" disabled={!webhook}>
            {w.keepName}
          </button>
          {now.webhook && (
            <button type="button" class="btn secondary" onClick={() => save({ webhook: null })}>
              {w.remove}
            </button>
          )}
        </div>
      </form>
    </>
  )
}
