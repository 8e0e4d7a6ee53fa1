/** Who plays without an account says here what the others shall call them; it is kept for all matches. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { guestName, keepGuestName } from '../api'
import { de } from '../locale/de'
import { en } from '../locale/en'
import { me, words } from '../state'

const NO_NAMES = [en.guestName, de.guestName]

export function GuestName(): JSX.Element | null {
  const w = words.value
  const known = me.value?.guest && !NO_NAMES.includes(me.value.name) ? me.value.name : ''
  const [name, setName] = useState(guestName() || null)
  if (me.value === undefined || (me.value && !me.value.guest)) return null
  const change = (to: string): void => {
    setName(to)
    keepGuestName(to)
  }
  return (
    <label class="field">
      {w.yourName}
      <input
        maxLength={40}
        autocomplete="nickname"
        value={name ?? known}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <small>{w.yourNameWhy}</small>
    </label>
  )
}
