/** Interactive areas: their owners, what explains them, and which can be chosen. */
import type { JSX } from 'preact'
import { classes } from '../../classes'
import type { MapData, Place } from '../../maps'
import type { Area, Piece } from '../../types'
import { explains, onKey, useTable, useThing } from '../match-context'
import type { Box } from './boxes'
import { landOf } from './ground'
import { hovers, rove } from './reaching'
import { t } from '../../words'

const NOTHING = { title: '', kind: '', icon: '', text: '' }

export function ownersOf(area: Area): number[] {
  return area.owners ?? [...new Set(area.pieces.map((piece) => piece.colour))]
}

/** Owners as bands along the inner side of the border; more than one lie inside each other. */
export function Owners({
  area,
  place,
  i,
}: {
  area: Area
  place: Place | undefined
  i: number
}): JSX.Element | null {
  const owners = ownersOf(area)
  const [first] = owners
  if (first === undefined || !place) return null
  // Seas have no land for bands.
  if (!place.d) return <path class={`wash is-sea seat-${first}`} d={place.water ?? ''} />
  const outline = `#area-${area.id}`
  return (
    <g clip-path={`url(#clip-${area.id})`} class={owners.length > 2 ? 'is-thin' : undefined}>
      <clipPath id={`clip-${area.id}`}>
        <use href={outline} />
      </clipPath>
      {owners.length === 1 && <use class={`wash seat-${first}`} href={outline} />}
      {owners
        .map((colour, k) => (
          <g key={colour}>
            {k < owners.length - 1 && <use class={`bare band-${k + 1} edge-${landOf(i)}`} href={outline} />}
            <use class={`band band-${k + 1} seat-${colour}`} href={outline} />
          </g>
        ))
        .reverse()}
    </g>
  )
}

function counted(piece: Piece): string {
  if (piece.counts.length)
    return `${piece.label} ${piece.counts.map((count) => `${count.value} ${count.label}`).join(', ')}`
  return piece.count > 1 ? `${piece.label} ${piece.count}` : piece.label
}

function spokenName(area: Area): string {
  return [
    area.name,
    area.value && t('tile', { value: area.value }),
    area.note,
    area.pieces.map(counted).join(', ') || t('empty'),
    area.warning,
  ]
    .filter(Boolean)
    .join(', ')
}

function explanation(area: Area): typeof NOTHING & { reason: string } {
  const pieces = area.pieces.map((piece) => ({
    label: piece.label,
    value: piece.counts.length
      ? piece.counts.map((count) => `${count.value} ${count.label}`).join(', ')
      : piece.count > 1
        ? String(piece.count)
        : '',
  }))
  const of = {
    title: area.name,
    kind: '',
    icon: 'territory',
    text: area.note,
    reason: area.warning,
    lines: [
      ...(area.value ? [{ label: t('tile', { value: '' }).trim(), value: area.value }] : []),
      ...pieces,
      ...area.reasons,
    ],
  }
  return of
}

/** The ground of an area: explains on hover, takes the click when it can be chosen. */
export function AreaGround({
  area,
  data,
  reveal,
}: {
  area: Area
  data: MapData
  reveal: (box: Box) => void
}): JSX.Element | null {
  const { seals, lit } = useTable()
  const place = data.areas[area.id]
  if (!place) return null
  const d = `${place.d}${place.water ?? ''}`
  if (seals.has(area.id))
    return <Choice area={area} d={d} ring={place.ring} reveal={() => reveal(place.box)} />
  return (
    <path
      class={classes('ground', lit.value.has(area.id) && 'is-lit')}
      d={d}
      aria-hidden="true"
      {...hovers(area.state === 'out' ? NOTHING : explanation(area))}
    />
  )
}

interface ChoiceProps {
  area: Area
  d: string
  /** Around an island too small to be aimed at. */
  ring: Place['ring']
  reveal: () => void
}

function Choice({ area, d, ring, reveal }: ChoiceProps): JSX.Element {
  const thing = useThing(area.id, spokenName(area))
  const handlers = explains(area.note || area.warning ? explanation(area) : NOTHING, thing.look)
  return (
    <g
      class={classes(
        'choice',
        thing.lesser && 'is-lesser',
        thing.active && 'is-preview',
        thing.sent && 'is-sent',
        thing.lit && 'is-lit',
      )}
      role="button"
      tabIndex={0}
      aria-label={thing.label}
      data-thing={area.id}
      onClick={thing.click}
      onKeyDown={(event: KeyboardEvent) => {
        if (!rove(event)) onKey(thing.click)(event)
      }}
      {...(handlers as object)}
      onFocus={(event: FocusEvent) => {
        if ((event.currentTarget as Element).matches(':focus-visible')) reveal()
        thing.look(true)
      }}
      onBlur={() => thing.look(false)}
    >
      <path class="choice-hatch" d={d} />
      <path class="choice-area" d={d} />
      {ring && <circle class="choice-area choice-ring" cx={ring.x} cy={ring.y} />}
    </g>
  )
}
