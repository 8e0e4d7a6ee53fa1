/** The map: sea, land, owners as inner bands, pieces, values, borders, and what can be chosen. */
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { classes } from '../classes'
import { chipWidth } from '../chips'
import { ICONS } from '../icons'
import { type Box, type Edge, edgeKey, type MapData, mapOf, type Place, regionsOf } from '../maps'
import { language, words } from '../state'
import type { Area, Border, MapPanel, Piece } from '../types'
import { Icon, NumberChip, Seal, Token, useMedia } from '../ui'
import { explains, onKey, useTable, useThing } from './match-context'
import { type Standing, type Ways, useWays } from './travel'

const LANDS = 5
const SIZE = 19
const PILL = 32
const GAP = 4
const LINE = 24
const WIDEST = 116
const FOLD = 4
const MANY = 8
const PUSHED = 17
const SEALED = 23
const NOTHING = { title: '', kind: '', icon: '', text: '' }

export function MapBoard({ panel }: { panel: MapPanel }): JSX.Element {
  const table = useTable()
  const game = table.scene.game
  const [data, setData] = useState<MapData | null>(null)
  const played = panel.areas.map((area) => `${area.id}${area.state}`).join()
  useEffect(() => {
    let current = true
    void mapOf(game, panel).then((found) => {
      if (current) setData(found)
    })
    return () => {
      current = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `played` says what of the panel shapes the map
  }, [game, played])
  return (
    <div class="mapw">
      {data && <Drawn panel={panel} data={data} />}
      <svg class="frame" aria-hidden="true">
        <rect class="f0" width="100%" height="100%" />
        <rect class="f1" width="100%" height="100%" />
      </svg>
    </div>
  )
}

interface DrawnBorder {
  border: Border
  edge: Edge
}

function edgesOf(borders: Border[], data: MapData): DrawnBorder[] {
  return borders.flatMap((border) => {
    const edge = data.edges[edgeKey(border.ends)]
    return edge ? [{ border, edge }] : []
  })
}

function Drawn({ panel, data }: { panel: MapPanel; data: MapData }): JSX.Element {
  const table = useTable()
  const w = words.value
  const svg = useRef<SVGSVGElement>(null)
  const size = useSize(svg)
  const mine = table.scene.board.mats.find((mat) => mat.you)?.colour ?? 0
  const can = panel.areas.filter((area) => table.seals.has(area.id))
  const edges = useMemo(() => edgesOf(panel.borders, data), [panel.borders, data])
  const crossing = edges.filter(({ border }) => table.seals.has(border.id))
  const wanted = [
    ...can.map((area) => data.areas[area.id]?.box),
    ...crossing.map(({ edge }) => [edge.x - 20, edge.y - 20, edge.x + 20, edge.y + 20] as Box),
  ].flatMap((box) => (box ? [box] : []))
  const held = panel.areas
    .filter((area) => ownersOf(area).includes(mine))
    .flatMap<number>((area) => data.areas[area.id]?.box ?? [])
  const view = useView(svg, data, size, wanted, held)
  const scale = scaleOf(size, view.box)
  const bordered = new Set(panel.borders.map((border) => edgeKey(border.ends)))
  const links = [...new Set([...panel.links.map(edgeKey), ...bordered])].flatMap((key) =>
    data.edges[key]?.sea ? [data.edges[key].d] : [],
  )
  const looks = panel.areas.map((area) => `${area.id} ${area.terrain} ${area.state} ${area.region}`).join()
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `looks` says what of the areas is drawn
  const ground = useMemo(() => <Ground data={data} areas={panel.areas} />, [data, looks])
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `looks` says what of the areas is drawn
  const lines = useMemo(() => <Lines data={data} areas={panel.areas} />, [data, looks])
  const sealed = crossing.map(({ border }) => border.id).join()
  const spots = useMemo(
    () => spotsOf(edges, panel.areas, data, scale, sealed.split(',')),
    [data, edges, panel.areas, scale, sealed],
  )
  const ways = useWays(standing(panel, data), table.scene)
  const box = view.box.join(' ')
  const changed = panel.areas.some((area) => table.fresh.has(area.id))
  return (
    <>
      <div class="layers" {...view.handlers}>
        <svg ref={svg} class="map" viewBox={box} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
          {ground}
        </svg>
        <svg
          class="map"
          viewBox={box}
          preserveAspectRatio="xMidYMid meet"
          role="group"
          aria-label={panel.title}
        >
          {panel.areas.map((area, i) => (
            <Owners key={area.id} area={area} land={(i * 2) % LANDS} />
          ))}
          {lines}
          {links.map((d) => (
            <path key={d} class="link" d={d} />
          ))}
          {panel.areas.map((area) => (
            <AreaGround key={area.id} area={area} />
          ))}
          {edges.map(({ border, edge }) => (
            <BorderGround key={border.id} border={border} edge={edge} spot={spots.get(border.id) ?? edge} />
          ))}
        </svg>
        <svg class="map top-layer" viewBox={box} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
          {data.seas.map((sea) => (
            <text
              key={`${sea.x} ${sea.y}`}
              class="sea"
              x={sea.x}
              y={sea.y}
              transform={sea.turn ? `rotate(${sea.turn} ${sea.x} ${sea.y})` : undefined}
            >
              {sea[language.value]}
            </text>
          ))}
          {edges.map(({ border, edge }) => (
            <BorderMarks
              key={border.id}
              border={border}
              spot={spots.get(border.id) ?? edge}
              turn={edge.turn}
              scale={scale}
              ways={ways}
            />
          ))}
          {panel.areas.map((area) => (
            <AreaMarks
              key={area.id}
              area={area}
              place={data.areas[area.id]}
              mine={mine}
              scale={scale}
              ways={ways}
              frame={data.frame}
            />
          ))}
          {crossing.map(({ border, edge }) => (
            <BorderSeal
              key={border.id}
              border={border}
              spot={spots.get(border.id) ?? edge}
              scale={scale}
              many={crossing.length > MANY}
            />
          ))}
        </svg>
      </div>
      {(can.length > 0 || crossing.length > 0 || changed) && (
        <div class="cart" aria-hidden="true">
          {can.length + crossing.length > 0 && (
            <span>
              <i class="sw" />
              {w.canChoose}
            </span>
          )}
          {changed && (
            <span class="nw">
              <i class="gd" />
              {w.changedNote}
            </span>
          )}
        </div>
      )}
      {view.moved && (
        <button class="btn home-view" onClick={view.reset}>
          <Icon name="globe" />
          <span>{view.focused ? w.zoomOut : w.back}</span>
        </button>
      )}
    </>
  )
}

function ownersOf(area: Area): number[] {
  return area.owners ?? [...new Set(area.pieces.map((piece) => piece.colour))]
}

/** Every piece of the map and where it stands, to see what moved. */
function standing(panel: MapPanel, data: MapData): Standing[] {
  const at = (pieces: Piece[], spot: { x: number; y: number } | undefined): Standing[] =>
    spot ? pieces.map(({ id, kind, colour }) => ({ id, kind, colour, x: spot.x, y: spot.y })) : []
  return [
    ...panel.areas.flatMap((area) => at(area.pieces, data.areas[area.id])),
    ...panel.borders.flatMap((border) => at(border.pieces, data.edges[edgeKey(border.ends)])),
  ]
}

/** Borders and coasts above the owners' bands. */
function Lines({ data, areas }: { data: MapData; areas: Area[] }): JSX.Element {
  return (
    <>
      <g clip-path="url(#c-all)" class="bds">
        {areas.map(({ id }) => (
          <path key={id} class="bd" d={data.areas[id]?.cell ?? ''} />
        ))}
      </g>
      {areas.map(
        ({ id }) => data.areas[id]?.water && <path key={id} class="shoal" d={data.areas[id].water} />,
      )}
      {areas.map(({ id }) => (
        <use key={id} class="coast" href={`#a-${id}`} />
      ))}
      {regionsOf(areas, data.areas).map(([region, d]) => (
        <path key={region} class="region" d={d} />
      ))}
    </>
  )
}

/** What never changes: drawn once, in a layer of its own. */
function Ground({ data, areas }: { data: MapData; areas: Area[] }): JSX.Element {
  const ids = areas.map((area) => area.id)
  const elsewhere = Object.entries(data.areas).flatMap(([id, place]) => (ids.includes(id) ? [] : [place.d]))
  const waters = areas.flatMap(({ id, state }) =>
    data.areas[id]?.water && state !== 'out' ? [data.areas[id].water] : [],
  )
  return (
    <>
      <defs>
        <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch" d="M0 0V7" />
        </pattern>
        {Object.entries(MOTIFS).map(([name, [width, height, d]]) => (
          <pattern key={name} id={`t-${name}`} width={width} height={height} patternUnits="userSpaceOnUse">
            <path class="motif" d={d} />
          </pattern>
        ))}
        {ids.map((id) => (
          <path key={id} id={`a-${id}`} d={data.areas[id]?.d} />
        ))}
        {ids.map((id) => (
          <path key={id} id={`w-${id}`} d={`${data.areas[id]?.d ?? ''}${data.areas[id]?.water ?? ''}`} />
        ))}
        {ids.map((id) => (
          <clipPath key={id} id={`c-${id}`}>
            <use href={`#a-${id}`} />
          </clipPath>
        ))}
        <clipPath id="c-all">
          {ids.map((id) => (
            <use key={id} href={`#a-${id}`} />
          ))}
        </clipPath>
      </defs>
      {waters.map((d) => (
        <path key={d} class="waters" d={d} />
      ))}
      <path class="grat" d={data.grid} />
      <path class="eq" d={data.equator} />
      {[
        [9, 0.28],
        [5.5, 0.42],
        [2.6, 0.7],
      ].map(([width, opacity]) => (
        <g key={width} class="shore" stroke-width={width} stroke-opacity={opacity}>
          {ids.map((id) => (
            <use key={id} href={`#a-${id}`} />
          ))}
          {elsewhere.map((d) => (
            <path key={d} d={d} />
          ))}
          <path d={data.out} />
        </g>
      ))}
      <path class="out" d={data.out} />
      {elsewhere.map((d) => (
        <path key={d} class="out" d={d} />
      ))}
      {areas.map(({ id, terrain, state }, i) => (
        <g key={id}>
          <use
            class={state === 'out' ? 'out' : `ar land-${(i * 2) % LANDS} t-${terrain}`}
            href={`#a-${id}`}
          />
          {terrain in MOTIFS && state !== 'out' && <use fill={`url(#t-${terrain})`} href={`#a-${id}`} />}
        </g>
      ))}
    </>
  )
}

/** Terrain as line motifs: width, height, strokes. */
const MOTIFS: Record<string, [number, number, string]> = {
  mountain: [30, 24, 'M3 12l4-6 4 6M14 16l2.5-4 2.5 4'],
  fertile: [22, 22, 'M6 16V8M6 12l-3-3M6 12l3-3M17 20v-6M17 17l-2-2M17 17l2-2'],
  forest: [24, 24, 'M7 15v-3M3.5 12L7 4l3.5 8zM18 21v-2M15.5 19l2.5-6 2.5 6z'],
  jungle: [24, 24, 'M6 16c0-5-2-7-4-8M6 16c0-5 2-7 4-8M6 16V6M18 22c0-4-1.500-5-3-6M18 22c0-4 1.500-5 3-6'],
  marsh: [24, 20, 'M4 12h8M6 12V7M8 12V5M10 12V8M14 18h7M16 18v-4M18 18v-5'],
  desert: [18, 16, 'M4 5h.1M12 9h.1M7 13h.1M15 3h.1'],
  barren: [18, 16, 'M4 5h.1M12 9h.1M7 13h.1M15 3h.1'],
  tundra: [22, 16, 'M3 5h5M13 11h5'],
  water: [26, 16, 'M2 6c2-3 4-3 6 0s4 3 6 0M14 13c2-3 4-3 6 0'],
  ocean: [44, 26, 'M4 8c4-5 8-5 12 0s8 5 12 0M24 21c3-4 6-4 9 0'],
  unexplored: [9, 9, 'M0 9L9 0'],
}

function Owners({ area, land }: { area: Area; land: number }): JSX.Element | null {
  const owners = ownersOf(area)
  const [first] = owners
  if (first === undefined) return null
  return (
    <g clip-path={`url(#c-${area.id})`} class={owners.length > 2 ? 'thin' : undefined}>
      {owners.length === 1 && <use class={`wash s${first}`} href={`#a-${area.id}`} />}
      {owners
        .map((colour, i) => (
          <g key={colour}>
            {i < owners.length - 1 && <use class={`bare b${i + 1} edge-${land}`} href={`#a-${area.id}`} />}
            <use class={`band b${i + 1} s${colour}`} href={`#a-${area.id}`} />
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

function nameOf(area: Area): string {
  const w = words.value
  return [
    area.name,
    area.value && w.tile(area.value),
    area.note,
    area.pieces.map(counted).join(', ') || w.empty,
    area.warning,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The ground of an area: explains on hover, takes the click when it can be chosen. */
function AreaGround({ area }: { area: Area }): JSX.Element {
  const thing = useThing(area.id, nameOf(area))
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
      ...(area.value ? [{ label: words.value.tile('').trim(), value: area.value }] : []),
      ...pieces,
      ...area.reasons,
    ],
  }
  const whole = `#w-${area.id}`
  if (!thing.can)
    return (
      <use
        class={classes('ground', thing.lit && 'is-lit')}
        href={whole}
        aria-hidden="true"
        {...(explains(area.state === 'out' ? NOTHING : of) as object)}
      />
    )
  return (
    <g
      class={classes(
        'choice',
        thing.lesser && 'lesser',
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
      {...(explains(area.note || area.warning ? of : NOTHING, thing.look) as object)}
    >
      <use class="can-h" href={whole} />
      <use class="can" href={whole} />
    </g>
  )
}

/** A border that can be chosen or explained: a broad invisible line over the drawn one. */
function BorderGround({ border, edge, spot }: { border: Border; edge: Edge; spot: Spot }): JSX.Element {
  const thing = useThing(
    border.id,
    [border.name, border.value, border.pieces.map((piece) => piece.label).join(', ')]
      .filter(Boolean)
      .join(', '),
  )
  const of = {
    title: border.name,
    kind: border.value,
    icon: 'trade',
    text: border.note,
    lines: border.pieces.map((piece) => ({ label: piece.label, value: '' })),
  }
  if (!thing.can)
    return (
      <g class={thing.lit ? 'is-lit' : undefined} aria-hidden="true" {...(explains(of) as object)}>
        <path class="crossing" d={edge.d} />
        <circle class="hit" cx={spot.x} cy={spot.y} r="9" />
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
    >
      <path class="crossing can-b" d={edge.d} />
      <circle class="hit" cx={spot.x} cy={spot.y} r="16" />
    </g>
  )
}

function scaled(scale: number, x: number, y: number): string | undefined {
  return scale === 1 ? undefined : `translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})`
}

function BorderMarks({
  border,
  spot: { x, y },
  turn,
  scale,
  ways,
}: {
  border: Border
  spot: Spot
  turn: number
  scale: number
  ways: Ways
}): JSX.Element {
  const table = useTable()
  const width = border.value.length * 6.4 + 12
  const down = pushOf(border, table.seals.has(border.id))
  return (
    <g class="marks" transform={scaled(scale, x, y)}>
      {border.value && (
        <g transform={`translate(${x} ${y + down})`}>
          <rect class="good" x={-width / 2} y="-9" width={width} height="18" rx="3" />
          <text class="gt" dy=".34em">
            {border.value}
          </text>
        </g>
      )}
      {border.pieces.map((piece, i) => {
        const off = (i - (border.pieces.length - 1) / 2) * 9
        return (
          <g
            key={piece.id}
            class={`s${piece.colour}`}
            transform={`translate(${x} ${y}) rotate(${turn}) translate(0 ${off})`}
          >
            <g class={ways.has(piece.id) ? 'arrive' : ''}>
              <path class="cvo" d="M-9 0H9" />
              <path class="cv" d="M-9 0H9" />
            </g>
          </g>
        )
      })}
    </g>
  )
}

function BorderSeal({
  border,
  spot,
  scale,
  many,
}: {
  border: Border
  spot: Spot
  scale: number
  many: boolean
}): JSX.Element {
  const thing = useThing(border.id, '')
  return (
    <g
      transform={scaled(scale, spot.x, spot.y)}
      onClick={thing.click}
      onMouseEnter={() => thing.look(true)}
      onMouseLeave={() => thing.look(false)}
    >
      <Seal x={spot.x} y={spot.y} text={thing.text} r={many ? 9.5 : 11.5} />
    </g>
  )
}

interface Spot {
  x: number
  y: number
}

/** How far what stands on a border pushes its value down. */
function pushOf(border: Border, sealed: boolean): number {
  if (!border.value) return 0
  return sealed ? SEALED : border.pieces.length ? PUSHED : 0
}

/** Where the marks of each border stand: on its line, near the middle, clear of what stands in the areas. */
function spotsOf(
  edges: { border: Border; edge: Edge }[],
  areas: Area[],
  data: MapData,
  scale: number,
  sealed: string[],
): Map<string, Spot> {
  const taken = areas.flatMap((area): Box[] => {
    const place = data.areas[area.id]
    if (!place || area.state === 'out') return []
    const lines = laid(marksOf(area, new Map()))
    const width = Math.max(area.name.length * 8.4, ...lines.map(widthOf)) * scale
    const star: Box[] = area.pieces.some((piece) => piece.strong)
      ? [[place.x - 8 * scale, place.y - 31 * scale, place.x + 8 * scale, place.y]]
      : []
    return [
      ...star,
      [
        place.x - width / 2,
        place.y - 13 * scale,
        place.x + width / 2,
        place.y + (8 + lines.length * LINE) * scale,
      ],
    ]
  })
  const found = new Map<string, Spot>()
  for (const { border, edge } of edges) {
    const half = (border.value ? border.value.length * 3.3 + 7 : 12) * scale
    const tall = 11 * scale
    const down = pushOf(border, sealed.includes(border.id)) * scale
    const cost = ({ x, y }: Spot): number => {
      const over = taken.reduce(
        (sum, box) =>
          sum +
          Math.max(0, Math.min(x + half, box[2]) - Math.max(x - half, box[0])) *
            Math.max(0, Math.min(y + down + tall, box[3]) - Math.max(y - tall, box[1])),
        0,
      )
      return over * 3 + Math.hypot(x - edge.x, y - edge.y) * 2
    }
    const spot = [{ x: edge.x, y: edge.y }, ...pointsOf(edge)].reduce((best, one) =>
      cost(one) < cost(best) ? one : best,
    )
    taken.push([spot.x - half, spot.y - tall, spot.x + half, spot.y + down + tall])
    found.set(border.id, spot)
  }
  return found
}

/** Points along a line: its corners, or between the ends of a bow. */
function pointsOf(edge: Edge): Spot[] {
  const numbers = (edge.d.match(/-?[\d.]+/g) ?? []).map(Number)
  const corners = Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => ({
    x: numbers[2 * i] ?? 0,
    y: numbers[2 * i + 1] ?? 0,
  }))
  const [from, bow, to] = corners
  if (!edge.sea || !from || !bow || !to) return corners
  return [0.3, 0.4, 0.6, 0.7].map((t) => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bow.x + t * t * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bow.y + t * t * to.y,
  }))
}

interface Mark {
  width: number
  draw: (x: number, y: number) => JSX.Element
}

/** Marks side by side, in as many lines as they need. */
function laid(marks: Mark[]): Mark[][] {
  const lines: Mark[][] = []
  let left = 0
  for (const mark of marks) {
    const last = lines[lines.length - 1]
    if (last && left >= mark.width) last.push(mark)
    else {
      lines.push([mark])
      left = WIDEST
    }
    left -= mark.width + GAP
  }
  return lines
}

function AreaMarks({
  area,
  place: drawn,
  mine,
  scale,
  ways,
  frame,
}: {
  area: Area
  place: Place | undefined
  mine: number
  scale: number
  ways: Ways
  frame: Box
}): JSX.Element | null {
  const table = useTable()
  const thing = useThing(area.id, area.name)
  if (!drawn) return null
  const place = kept(drawn, area.name, frame, scale)
  if (area.state === 'out')
    return isBeside(drawn, place, frame) ? null : (
      <text
        class="nm o"
        text-anchor="middle"
        x={place.x}
        y={place.y}
        transform={scaled(scale, place.x, place.y)}
      >
        {area.name}
      </text>
    )
  const fresh = table.fresh.has(area.id)
  const ghost = thing.active && mine > 0 && !area.pieces.some((piece) => piece.colour === mine)
  const capital = area.pieces.find((piece) => piece.strong)
  const marks: Mark[] = [
    ...marksOf(area, ways),
    ...(ghost
      ? [
          {
            width: SIZE,
            draw: (x: number, y: number) => <Token colour={mine} x={x} y={y - SIZE / 2} ghost />,
          },
        ]
      : []),
    ...(thing.can
      ? [
          {
            width: SIZE + 8,
            draw: (x: number, y: number) => <Seal x={x + 14} y={y} text={thing.text} quiet={thing.lesser} />,
          },
        ]
      : []),
  ]
  return (
    <g
      class={classes('marks', thing.lit && 'is-lit')}
      onClick={thing.click}
      onMouseEnter={() => thing.look(true)}
      onMouseLeave={() => thing.look(false)}
      transform={scaled(scale, place.x, place.y)}
    >
      <text class={place.sea ? 'nm w' : 'nm'} text-anchor="middle" x={place.x} y={place.y}>
        {area.name}
      </text>
      {capital && (
        <path
          class={`star s${capital.colour}`}
          transform={`translate(${place.x - 8} ${place.y - 31}) scale(.68)`}
          d={ICONS['capital'] ?? ''}
        />
      )}
      {laid(marks).map((line, i) => {
        const y = place.y + 20 + i * LINE
        let x = place.x - widthOf(line) / 2
        return (
          <g key={i}>
            {line.map((mark, k) => {
              const here = x
              x += mark.width + GAP
              return <g key={k}>{mark.draw(here, y)}</g>
            })}
            {i === 0 && area.warning && (
              <g class="alarm" transform={`translate(${x + 6} ${y - 10})`}>
                <path d="M0-7L8 7H-8z" />
                <text y="5.5" text-anchor="middle">
                  !
                </text>
              </g>
            )}
            {i === 0 && fresh && <path class="fold" d={`M${x - (thing.can ? 2 : 4)} ${y - 16}h11l-11 11z`} />}
          </g>
        )
      })}
    </g>
  )
}

/** Names stay on the sheet, also where they are drawn larger. */
function kept(place: Place, name: string, frame: Box, scale: number): Place {
  const half = name.length * 4.6 * scale
  return { ...place, x: Math.min(Math.max(place.x, frame[0] + half), frame[0] + frame[2] - half) }
}

/**
 * Whether a name would not stand where its area is: that area lies beside the part of the sheet that is
 * shown.
 */
function isBeside(drawn: Place, place: Place, frame: Box): boolean {
  return place.x !== drawn.x || drawn.y < frame[1] + 14 || drawn.y > frame[1] + frame[3]
}

/** What stands in an area: its value, then pieces; many fold. */
function marksOf(area: Area, ways: Ways): Mark[] {
  const more = area.pieces.length - FOLD
  return [
    ...(area.value ? [valueMark(area)] : []),
    ...area.pieces.slice(0, FOLD).map((piece) => pieceMark(piece, ways)),
    ...(more > 0
      ? [
          {
            width: SIZE,
            draw: (x: number, y: number) => (
              <text class="vptx" x={x + 9} y={y + 5}>
                +{more}
              </text>
            ),
          },
        ]
      : []),
  ]
}

const widthOf = (line: Mark[]): number => line.reduce((sum, mark) => sum + mark.width + GAP, -GAP)

function valueMark(area: Area): Mark {
  const icon = area.icon ? ICONS[area.icon] : undefined
  if (!icon)
    return {
      width: 21,
      draw: (x, y) => (
        <>
          <circle class="vpt" cx={x + 10.5} cy={y} r="10.5" />
          <text class="vptx" x={x + 10.5} y={y + 5}>
            {area.value}
          </text>
        </>
      ),
    }
  return {
    width: PILL,
    draw: (x, y) => (
      <g transform={`translate(${x} ${y - 11})`}>
        <rect
          class={area.pieces.some((piece) => piece.strong) ? 'rt cap' : 'rt'}
          width={PILL}
          height="22"
          rx="11"
        />
        <path class="ric" transform="translate(3.5 4) scale(.58)" d={icon} />
        <text class="vptx" x="23.5" y="16">
          {area.value}
        </text>
      </g>
    ),
  }
}

function pieceMark(piece: Piece, ways: Ways): Mark {
  const way = ways.get(piece.id)
  if (piece.counts.length)
    return {
      width: chipWidth(piece),
      draw: (x, y) => <NumberChip piece={piece} x={x} y={y - 10.5} way={way} />,
    }
  return {
    width: SIZE + (piece.count > 1 ? 5 : 1),
    draw: (x, y) => (
      <Token
        colour={piece.colour}
        x={x}
        y={y - SIZE / 2}
        count={piece.count}
        icon={piece.icon}
        mark={piece.mark}
        way={way}
      />
    ),
  }
}

/** Arrow keys move the focus to the nearest area that can be chosen in that direction. */
function rove(event: KeyboardEvent): boolean {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
  if (!way) return false
  event.preventDefault()
  const from = event.currentTarget as SVGElement
  const middle = (of: Element): [number, number] => {
    const box = of.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const [x, y] = middle(from)
  let best: SVGElement | null = null
  let least = Infinity
  for (const other of from.parentElement?.querySelectorAll<SVGElement>('.choice') ?? []) {
    const [u, v] = middle(other)
    const along = (u - x) * (way[0] ?? 0) + (v - y) * (way[1] ?? 0)
    const aside = Math.abs((u - x) * (way[1] ?? 0)) + Math.abs((v - y) * (way[0] ?? 0))
    if (other !== from && along > 0 && along + 2 * aside < least) {
      least = along + 2 * aside
      best = other
    }
  }
  best?.focus()
  return true
}

interface View {
  box: Box
  moved: boolean
  focused: boolean
  reset: () => void
  handlers: object
}
interface Size {
  width: number
  height: number
}

/**
 * The part of the map that is shown. Phones fill their height and open on what can be chosen; pinch and drag
 * move it.
 */
function useView(
  svg: { current: SVGSVGElement | null },
  data: MapData,
  size: Size,
  wanted: Box[],
  held: number[],
): View {
  const whole = data.frame
  const key = wanted.join()
  const own = held.join()
  const [box, setBox] = useState<Box | null>(null)
  const narrow = useMedia('(max-width: 700px)')
  const aspect = size.width && size.height ? size.width / size.height : 0
  const near = useMemo<Box | null>(
    () => (narrow && aspect ? nearBox(whole, aspect, wanted, held) : null),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- boxes are compared by their numbers
    [whole, key, own, narrow, aspect],
  )
  const frame = whole.join()
  useEffect(() => setBox(null), [key, narrow, frame])
  const shown = box ?? near ?? whole
  const touches = useRef(new Map<number, { x: number; y: number }>())
  const moved = useRef(false)
  const scale = (): number => {
    const size = svg.current?.getBoundingClientRect()
    return size ? Math.max(shown[2] / size.width, shown[3] / size.height) : 1
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      moved.current = false
    },
    onPointerMove: (event: PointerEvent) => {
      const before = touches.current.get(event.pointerId)
      if (!before || (event.pointerType === 'mouse' && !event.buttons)) return
      const by = { x: event.clientX - before.x, y: event.clientY - before.y }
      if (!moved.current && Math.hypot(by.x, by.y) < 8) return
      const k = scale()
      const others = [...touches.current.entries()].filter(([id]) => id !== event.pointerId)
      const [other] = others
      if (other) {
        const o = other[1]
        const was = Math.hypot(before.x - o.x, before.y - o.y)
        const is = Math.hypot(event.clientX - o.x, event.clientY - o.y)
        setBox(zoomed(shown, whole, was / Math.max(is, 1), 0.5, 0.5))
      } else if (moved.current || narrow || shown !== whole)
        setBox(clamped([shown[0] - by.x * k, shown[1] - by.y * k, shown[2], shown[3]], whole))
      moved.current = true
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerUp: (event: PointerEvent) => touches.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => touches.current.delete(event.pointerId),
    onPointerLeave: (event: PointerEvent) => touches.current.delete(event.pointerId),
    onClickCapture: (event: MouseEvent) => {
      if (!moved.current) return
      moved.current = false
      event.stopPropagation()
    },
    onWheel: (event: WheelEvent) => {
      if (!event.ctrlKey && !event.shiftKey) return
      event.preventDefault()
      const size = svg.current?.getBoundingClientRect()
      if (size)
        setBox(
          zoomed(
            shown,
            whole,
            event.deltaY > 0 ? 1.15 : 0.87,
            (event.clientX - size.x) / size.width,
            (event.clientY - size.y) / size.height,
          ),
        )
    },
  }
  return {
    box: shown,
    moved: box !== null || near !== null,
    focused: box === null,
    reset: () => setBox(box === null ? whole : null),
    handlers,
  }
}

/**
 * A part of the map in the shape of the screen: all that can be chosen, else as much as fits around what I
 * hold.
 */
function nearBox(whole: Box, aspect: number, wanted: Box[], held: number[]): Box {
  const corner = (from: number, numbers: number[]): number[] => numbers.filter((_, i) => i % 4 === from)
  const around = wanted.length
    ? wanted.flat()
    : held.length
      ? held
      : [whole[0], whole[1], whole[0] + whole[2], whole[1] + whole[3]]
  const x0 = Math.min(...corner(0, around)) - 30
  const y0 = Math.min(...corner(1, around)) - 30
  const x1 = Math.max(...corner(2, around)) + 30
  const y1 = Math.max(...corner(3, around)) + 40
  const least = wanted.length ? 280 : whole[3]
  const height = Math.min(whole[3], Math.max(least, y1 - y0, wanted.length ? (x1 - x0) / aspect : 0))
  const width = Math.min(whole[2], height * aspect)
  return clamped([(x0 + x1 - width) / 2, (y0 + y1 - height) / 2, width, height], whole)
}

function useSize(svg: { current: SVGSVGElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    if (!svg.current) return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watch.observe(svg.current)
    return () => watch.disconnect()
  }, [svg])
  return size
}

/** How much larger names and pieces are drawn where the map is small, so that they stay readable. */
function scaleOf(size: Size, box: Box): number {
  if (!size.width) return 1
  const zoom = Math.min(size.width / box[2], size.height / box[3])
  return Math.round(Math.min(1.4, Math.max(zoom > 1.5 ? 0.8 : 1, 0.84 / zoom)) * 100) / 100
}

function clamped([x, y, width, height]: Box, whole: Box): Box {
  const w = Math.min(width, whole[2])
  const h = Math.min(height, whole[3])
  return [
    Math.min(Math.max(x, whole[0]), whole[0] + whole[2] - w),
    Math.min(Math.max(y, whole[1]), whole[1] + whole[3] - h),
    w,
    h,
  ]
}

function zoomed([x, y, width, height]: Box, whole: Box, by: number, ax: number, ay: number): Box {
  const w = Math.min(Math.max(width * by, 140), whole[2])
  const h = (height * w) / width
  return clamped([x + (width - w) * ax, y + (height - h) * ay, w, h], whole)
}
