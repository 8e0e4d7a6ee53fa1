/** How a player is notified of their turn: in this browser, by webhook, by e-mail. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, inWords } from '../api'
import { me, tell } from '../state'
import type { Notices as Settings } from '../models'
import { Failure } from '../ui'
import { useLoaded } from './load'
import { t } from '../words'

export function Notices(): JSX.Element {
  return (
    <section class="panel padded stack" aria-label={t('notices')}>
      <h2>{t('notices')}</h2>
      <InBrowser />
      {me.value?.guest ? <p class="hint">{t('notices-guest')}</p> : <Elsewhere />}
    </section>
  )
}

function InBrowser(): JSX.Element {
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
        {t('notices-browser')}
        {state === 'denied' && <small>{t('notices-browser-no')}</small>}
      </span>
    </label>
  )
}

function Elsewhere(): JSX.Element | null {
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
        tell(t('saved'), false)
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
          {t('notices-email')}
          {!now.smtp ? (
            <small>{t('notices-no-smtp')}</small>
          ) : (
            !now.has_email && <small>{t('notices-no-email')}</small>
          )}
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
          {t('notices-webhook')}
          <input
            type="url"
            maxLength={500}
            placeholder="https://"
            value={webhook ?? now.webhook ?? ''}
            onInput={(event) => setWebhook(event.currentTarget.value)}
          />
        </label>
        <small>{t('notices-webhook-why')}</small>
        <div class="inline-stack">
          <button class="button" disabled={!webhook}>
            {t('keep-name')}
          </button>
          {now.webhook && (
            <button type="button" class="button secondary" onClick={() => save({ webhook: null })}>
              {t('remove')}
            </button>
          )}
        </div>
      </form>
    </>
  )
}
