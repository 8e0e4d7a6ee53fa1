/** Borders and sea links: those that can be chosen, what stands on them, and their goods. */
import type { JSX } from 'preact'
import { classes } from '../../classes'
import { type Edge, edgeKey, type MapData } from '../../maps'
import type { Border, MapPanel } from '../../types'
import { Seal } from '../../ui'
import { explains, onKey, useTable, useThing } from '../match-context'
import type { Ways } from '../travel'
import type { Box, Spot } from './boxes'
import { goodSize, type Layout } from './labels'
import { tokenScale } from './levels'
import { hovers, rove } from './reaching'

const MANY = 8

export interface DrawnBorder {
  border: Border
  edge: Edge
}

export function edgesOf({ borders }: MapPanel, data: MapData): DrawnBorder[] {
  return borders.flatMap((border) => {
    const edge = data.edges[edgeKey(border.ends)]
    return edge ? [{ border, edge }] : []
  })
}

/** The sea links of a map, as one path. */
export function linksOf({ links, borders }: MapPanel, data: MapData): string {
  const keys = new Set([...links.map(edgeKey), ...borders.map((border) => edgeKey(border.ends))])
  return [...keys].map((key) => (data.edges[key]?.sea ? data.edges[key].d : '')).join('')
}

/** A border as a target for the pointer: a broad invisible line over the drawn one. */
export function BorderGround({
  border,
  edge,
  at,
  scale,
  reveal,
}: DrawnBorder & { at: Spot | undefined; scale: number; reveal: (box: Box) => void }): JSX.Element {
  const thing = useThing(
    border.id,
    [border.name, border.value, border.pieces.map((piece) => piece.label).join(', ')]
      .filter(Boolean)
      .join(', '),
  )
  const spot = at ? { x: at.x / scale, y: at.y / scale } : edge
  const of = {
    title: border.name,
    kind: border.value,
    icon: 'trade',
    text: border.note,
    lines: border.pieces.map((piece) => ({ label: piece.label, value: '' })),
  }
  if (!thing.can)
    return (
      <g class={thing.lit ? 'is-lit' : undefined} aria-hidden="true" {...hovers(of)}>
        <path class="crossing" d={edge.d} />
        <circle class="target" cx={spot.x} cy={spot.y} r={9 / scale} />
      </g>
    )
  return (
    <g
      class={classes('choice', thing.active && 'is-preview', thing.sent && 'is-sent', thing.lit && 'is-lit')}
      role="button"
      tabIndex={0}
      aria-label={thing.label}
      data-thing={border.id}
      onClick={thing.click}
      onKeyDown={(event: KeyboardEvent) => {
        if (!rove(event)) onKey(thing.click)(event)
      }}
      {...(explains(of, thing.look) as object)}
      onFocus={(event: FocusEvent) => {
        if ((event.currentTarget as Element).matches(':focus-visible'))
          reveal([edge.x - 20, edge.y - 20, edge.x + 20, edge.y + 20])
        thing.look(true)
      }}
      onBlur={() => thing.look(false)}
    >
      <path class="crossing choice-border" d={edge.d} />
      <circle class="target" cx={spot.x} cy={spot.y} r={16 / scale} />
    </g>
  )
}

/** Pieces on borders lie across them; goods are written beside them. */
export function BorderMarks({
  edges,
  layout,
  ways,
}: {
  edges: readonly DrawnBorder[]
  layout: Layout
  ways: Ways
}): JSX.Element {
  const token = tokenScale(layout.size)
  return (
    <>
      {edges.map(({ border, edge }) => (
        <g key={border.id}>
          <Good border={border} at={layout.goods.get(border.id)} token={token} />
          <Bars
            border={border}
            turn={edge.turn}
            at={layout.borders.get(border.id)}
            token={token}
            ways={ways}
          />
        </g>
      ))}
    </>
  )
}

function Good({
  border,
  at,
  token,
}: {
  border: Border
  at: Spot | undefined
  token: number
}): JSX.Element | null {
  if (!at) return null
  const { width } = goodSize(border.value, 1)
  return (
    <g class="good" transform={`translate(${at.x} ${at.y}) scale(${token})`}>
      <rect x={-width / 2} y="-9" width={width} height="18" rx="3" />
      <text dy=".34em">{border.value}</text>
    </g>
  )
}

function Bars({
  border,
  turn,
  at,
  token,
  ways,
}: {
  border: Border
  turn: number
  at: Spot | undefined
  token: number
  ways: Ways
}): JSX.Element | null {
  if (!at || !border.pieces.length) return null
  return (
    <>
      {border.pieces.map((piece, i) => (
        <g
          key={piece.id}
          class={`piece bar seat-${piece.colour}`}
          transform={`translate(${at.x} ${at.y}) scale(${token}) rotate(${turn}) translate(0 ${
            (i - (border.pieces.length - 1) / 2) * 9
          })`}
        >
          <g class={ways.has(piece.id) ? 'arrive' : ''}>
            <path class="bar-rim" d="M-9 0H9" />
            <path class="bar-body" d="M-9 0H9" />
          </g>
        </g>
      ))}
    </>
  )
}

export function BorderSeals({
  edges,
  layout,
}: {
  edges: readonly DrawnBorder[]
  layout: Layout
}): JSX.Element {
  const { seals } = useTable()
  const asked = edges.filter(({ border }) => seals.has(border.id))
  return (
    <>
      {asked.map(({ border, edge }) => (
        <BorderSeal
          key={border.id}
          border={border}
          at={layout.borders.get(border.id) ?? { x: edge.x * layout.scale, y: edge.y * layout.scale }}
          radius={(asked.length > MANY ? 9.5 : 11.5) * tokenScale(layout.size)}
        />
      ))}
    </>
  )
}

function BorderSeal({ border, at, radius }: { border: Border; at: Spot; radius: number }): JSX.Element {
  const thing = useThing(border.id, '')
  return (
    <g onClick={thing.click} onMouseEnter={() => thing.look(true)} onMouseLeave={() => thing.look(false)}>
      <Seal x={at.x} y={at.y} text={thing.text} r={radius} />
    </g>
  )
}
