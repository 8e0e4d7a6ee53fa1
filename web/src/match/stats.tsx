/** Numbers with their icons: what they are made of, and what can be spent. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import type { Mat, Pool, Stat } from '../types'
import { Icon, Shape } from '../ui'
import { explains, useThing } from './match-context'

/** A number, explained on hover; where it stands alone, on focus too. */
export function StatCell({ stat, focus = false }: { stat: Stat; focus?: boolean }): JSX.Element {
  const thing = useThing(stat.id, `${stat.label} ${stat.value}`)
  const of = {
    title: stat.label,
    kind: '',
    icon: stat.icon,
    text: '',
    lines: [{ label: stat.label, value: stat.value }, ...stat.reasons],
  }
  const [value = '', ...change] = stat.value.split(' ')
  const inner = (
    <>
      <Icon name={stat.icon} label={stat.label} />
      <b>{value}</b>
      {change.length > 0 && <small>{change.join(' ')}</small>}
    </>
  )
  const reached = focus
    ? {
        tabIndex: 0,
        role: 'note' as const,
        'aria-label': [
          `${stat.label} ${stat.value}`,
          ...stat.reasons.map((part) => `${part.label} ${part.value}`),
        ].join(', '),
      }
    : {}
  const seat = stat.colour ? <Shape colour={stat.colour} /> : null
  if (!thing.can)
    return (
      <div class={stat.best ? 'best' : ''} {...reached} {...explains(of)}>
        {seat}
        {inner}
      </div>
    )
  return (
    <button
      class={classes('can', thing.lesser && 'lesser', thing.active && 'is-preview')}
      aria-label={thing.label}
      data-thing={stat.id}
      onClick={thing.click}
      {...explains(of, thing.look)}
    >
      {seat}
      {inner}
      {thing.text && <b class="key">{thing.text}</b>}
    </button>
  )
}

export const poolsOf = (mat: Mat): Pool[] => mat.facts.flatMap((fact) => fact.pools)

/** What can be spent: what is left filled, what is gone pale. */
export function Pools({ pool, worded = false }: { pool: Pool; worded?: boolean }): JSX.Element {
  const all = Math.max(pool.all, pool.left)
  return (
    <span
      class="pools"
      role="img"
      aria-label={`${pool.label} ${pool.left}/${pool.all}`}
      title={`${pool.label} ${pool.left}/${pool.all}`}
    >
      {Array.from({ length: all }, (_, i) => (
        <span key={i} class={i < pool.left ? '' : 'spent'}>
          <Icon name={pool.icon} />
        </span>
      ))}
      {worded && (
        <em>
          <b>{pool.left}</b>
          <i> {pool.label.replace(/^\d+ /, '')}</i>
        </em>
      )}
    </span>
  )
}
