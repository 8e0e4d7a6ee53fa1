/** The time that the seats have left. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { classes } from '../classes'
import type { ClockInfo } from '../models'
import { clockText, timeInWords } from '../numbers'
import { announcement, language } from '../state'
import { Icon } from '../ui'
import { t } from '../words'

const LOW = 60
const CALLS = [300, 60, 30, 10]

/** The time a seat has left, ticking while it is asked; the viewer's own is announced when it runs low. */
export function ClockTag({
  clock,
  seat,
  own,
}: {
  clock: ClockInfo
  seat: number
  own: boolean
}): JSX.Element | null {
  const running = clock.running[seat] ?? false
  const at = clock.left[seat]
  const left = useLeft(at ?? 0, running, clock.as_of)
  const low = running && left <= Math.min(LOW, clock.seconds / 3)
  const called = own && running ? CALLS.find((mark) => left <= mark && left > mark - 1.5) : undefined
  useEffect(() => {
    if (called) announcement.value = t('time-low', { time: timeInWords(called, language.value) })
  }, [called])
  if (at === undefined) return null
  const spoken = left <= 0 ? t('time-up') : t('time-left', { time: timeInWords(left, language.value) })
  return (
    <span
      class={classes('clock-tag', running && 'runs', low && 'low')}
      role="timer"
      aria-label={spoken}
      title={spoken}
    >
      <Icon name={low ? 'warn' : 'clock'} />
      {clockText(left)}
    </span>
  )
}

function useLeft(left: number, running: boolean, since: number): number {
  const [now, setNow] = useState(() => Date.now() / 1000)
  useEffect(() => {
    setNow(Date.now() / 1000)
    if (!running) return undefined
    const timer = setInterval(() => setNow(Date.now() / 1000), 1000)
    return () => clearInterval(timer)
  }, [running, left, since])
  return running ? Math.max(0, left - Math.max(0, now - since)) : left
}
