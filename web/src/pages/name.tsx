/** The name under which a player without an account is known to the others; it is kept for all matches. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { guestName, keepGuestName } from '../api'
import { LANGUAGES } from '../locale/messages'
import { me } from '../state'
import { t } from '../words'

const NO_NAMES: readonly string[] = LANGUAGES.map(({ guest }) => guest)

export function GuestName(): JSX.Element | null {
  const known = me.value?.guest && !NO_NAMES.includes(me.value.name) ? me.value.name : ''
  const [name, setName] = useState(guestName() || null)
  if (me.value === undefined || (me.value && !me.value.guest)) return null
  const change = (to: string): void => {
    setName(to)
    keepGuestName(to)
  }
  return (
    <label class="field">
      {t('your-name')}
      <input
        maxLength={40}
        autocomplete="nickname"
        value={name ?? known}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <small>{t('your-name-why')}</small>
    </label>
  )
}
