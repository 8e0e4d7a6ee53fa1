/** The map: sea, land, owners as inner bands, pieces, values, and what can be chosen. */
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type MapData, mapOf, type Place } from '../maps'
import { language, words } from '../state'
import type { Area, MapPanel } from '../types'
import { Icon, Seal, Token, useMedia } from '../ui'
import { explains, onKey, useTable, useThing } from './table'

type Box = [number, number, number, number]
const LANDS = 5
const SIZE = 19
const STEP = 24

export function MapBoard({ panel }: { panel: MapPanel }): JSX.Element {
  const table = useTable()
  const game = table.scene.game
  const [data, setData] = useState<MapData | null>(null)
  useEffect(() => {
    let current = true
    void mapOf(game, panel).then((found) => { if (current) setData(found) })
    return () => { current = false }
  }, [game])
  return (
    <div class="mapw">
      {data && <Drawn panel={panel} data={data} />}
      <svg class="frame" aria-hidden="true"><rect class="f0" width="100%" height="100%" /><rect class="f1" width="100%" height="100%" /></svg>
    </div>
  )
}

function Drawn({ panel, data }: { panel: MapPanel; data: MapData }): JSX.Element {
  const table = useTable()
  const w = words.value
  const svg = useRef<SVGSVGElement>(null)
  const can = panel.areas.filter((area) => table.seals.has(area.id))
  const held = panel.areas.filter((area) => area.pieces.length)
  const view = useView(svg, data, (can.length ? can : held).map((area) => area.id))
  const scale = useScale(svg, view.box)
  const mine = table.scene.board.mats.find((mat) => mat.you)
  const links = panel.links.flatMap((pair) => data.links[[...pair].sort().join(' ')] ?? [])
  const ground = useMemo(() => <Ground data={data} ids={panel.areas.map((area) => area.id)} />, [data])
  const lines = useMemo(() => <Lines data={data} ids={panel.areas.map((area) => area.id)} />, [data])
  const box = view.box.join(' ')
  const changed = panel.areas.some((area) => table.fresh.has(area.id))
  return (
    <>
      <div class="layers" {...view.handlers}>
        <svg ref={svg} class="map" viewBox={box} preserveAspectRatio="xMidYMid meet" aria-hidden="true">{ground}</svg>
        <svg class="map" viewBox={box} preserveAspectRatio="xMidYMid meet" role="group" aria-label={panel.title}>
          {panel.areas.map((area, i) => <Owners key={area.id} area={area} land={(i * 2) % LANDS} />)}
          {lines}
          {links.map((d) => <path key={d} class="link" d={d} />)}
          {panel.areas.map((area) => <AreaGround key={area.id} area={area} />)}
        </svg>
        <svg class="map top-layer" viewBox={box} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
          {data.seas.map((sea) => <text key={`${sea.x} ${sea.y}`} class="sea" x={sea.x} y={sea.y} transform={sea.turn ? `rotate(${sea.turn} ${sea.x} ${sea.y})` : undefined}>{sea[language.value]}</text>)}
          {panel.areas.map((area) => <AreaMarks key={area.id} area={area} place={data.areas[area.id]} mine={mine?.colour ?? 0} scale={scale} />)}
        </svg>
      </div>
      {(can.length > 0 || changed) && (
        <div class="cart" aria-hidden="true">
          {can.length > 0 && <span><i class="sw" />{w.canChoose}</span>}
          {changed && <span class="nw"><i class="gd" />{w.changedNote}</span>}
        </div>
      )}
      {view.moved && <button class="btn home-view" onClick={view.reset}><Icon name="globe" />{view.focused ? w.zoomOut : w.back}</button>}
    </>
  )
}

/** Borders and coasts above the owners' bands. */
function Lines({ data, ids }: { data: MapData; ids: string[] }): JSX.Element {
  return (
    <>
      <g clip-path="url(#c-all)" class="bds">{ids.map((id) => <path key={id} class="bd" d={data.areas[id]?.cell ?? ''} />)}</g>
      {ids.map((id) => <use key={id} class="coast" href={`#a-${id}`} />)}
    </>
  )
}

/** What never changes: drawn once, in a layer of its own. */
function Ground({ data, ids }: { data: MapData; ids: string[] }): JSX.Element {
  return (
    <>
      <defs>
        <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M0 0V7" /></pattern>
        {ids.map((id) => <path key={id} id={`a-${id}`} d={data.areas[id]?.d} />)}
        {ids.map((id) => <clipPath key={id} id={`c-${id}`}><use href={`#a-${id}`} /></clipPath>)}
        <clipPath id="c-all">{ids.map((id) => <use key={id} href={`#a-${id}`} />)}</clipPath>
      </defs>
      <path class="grat" d={data.grid} />
      <path class="eq" d={data.equator} />
      {[[9, 0.28], [5.5, 0.42], [2.6, 0.7]].map(([width, opacity]) => (
        <g key={width} class="shore" stroke-width={width} stroke-opacity={opacity}>
          {ids.map((id) => <use key={id} href={`#a-${id}`} />)}
          <path d={data.out} />
        </g>
      ))}
      <path class="out" d={data.out} />
      {ids.map((id, i) => <use key={id} class={`ar land-${(i * 2) % LANDS}`} href={`#a-${id}`} />)}
    </>
  )
}

function Owners({ area, land }: { area: Area; land: number }): JSX.Element | null {
  const owners = [...new Set(area.pieces.map((piece) => piece.colour))]
  const [first] = owners
  if (first === undefined) return null
  return (
    <g clip-path={`url(#c-${area.id})`} class={owners.length > 2 ? 'thin' : undefined}>
      {owners.length === 1 && <use class={`wash s${first}`} href={`#a-${area.id}`} />}
      {owners.map((colour, i) => (
        <g key={colour}>
          {i < owners.length - 1 && <use class={`bare b${i + 1} edge-${land}`} href={`#a-${area.id}`} />}
          <use class={`band b${i + 1} s${colour}`} href={`#a-${area.id}`} />
        </g>
      )).reverse()}
    </g>
  )
}

function nameOf(area: Area): string {
  const w = words.value
  const pieces = area.pieces.map((piece) => (piece.count > 1 ? `${piece.label} ${piece.count}` : piece.label)).join(', ')
  return [area.name, area.value && w.tile(area.value), area.note, pieces || w.empty].filter(Boolean).join(', ')
}

/** The ground of an area: explains on hover, takes the click when it can be chosen. */
function AreaGround({ area }: { area: Area }): JSX.Element {
  const thing = useThing(area.id, nameOf(area))
  const of = { title: area.name, kind: '', icon: 'territory', text: [area.note].filter(Boolean).join(' '), lines: [...(area.value ? [{ label: words.value.tile('').trim(), value: area.value }] : []), ...area.pieces.map((piece) => ({ label: piece.label, value: piece.count > 1 ? String(piece.count) : '' }))] }
  if (!thing.can) return <use class="ground" href={`#a-${area.id}`} aria-hidden="true" {...(explains(of) as object)} />
  return (
    <g class={`choice${thing.active ? ' is-preview' : ''}${thing.sent ? ' is-sent' : ''}`} role="button" tabIndex={0} aria-label={thing.label} data-thing={area.id} onClick={thing.click} onKeyDown={(event: KeyboardEvent) => { if (!rove(event)) onKey(thing.click)(event) }} {...(explains(area.note ? of : { title: '', kind: '', icon: '', text: '' }, thing.look) as object)}>
      <use class="can-h" href={`#a-${area.id}`} />
      <use class="can" href={`#a-${area.id}`} />
    </g>
  )
}

function AreaMarks({ area, place, mine, scale }: { area: Area; place: Place | undefined; mine: number; scale: number }): JSX.Element | null {
  const table = useTable()
  const thing = useThing(area.id, area.name)
  if (!place) return null
  const ghost = thing.active && mine > 0 && !area.pieces.some((piece) => piece.colour === mine)
  const tokens = area.pieces.length > 4 ? area.pieces.slice(0, 4) : area.pieces
  const slots = (area.value ? 1 : 0) + tokens.length + (ghost ? 1 : 0) + (thing.can ? 1.2 : 0)
  let x = place.x - ((slots - 1) * STEP) / 2
  const y = place.y + 20
  const at = (): number => {
    const here = x
    x += STEP
    return here
  }
  const value = area.value ? at() : 0
  return (
    <g class="marks" onClick={thing.click} onMouseEnter={() => thing.look(true)} onMouseLeave={() => thing.look(false)} transform={scale === 1 ? undefined : `translate(${place.x} ${place.y}) scale(${scale}) translate(${-place.x} ${-place.y})`}>
      <text class={place.sea ? 'nm w' : 'nm'} text-anchor="middle" x={place.x} y={place.y}>{area.name}</text>
      {area.value && <><circle class="vpt" cx={value} cy={y} r="10.5" /><text class="vptx" x={value} y={y + 5}>{area.value}</text></>}
      {tokens.map((piece) => <Token key={piece.id} colour={piece.colour} x={at() - SIZE / 2} y={y - SIZE / 2} count={piece.count} fresh={table.fresh.has(area.id)} />)}
      {ghost && <Token colour={mine} x={at() - SIZE / 2} y={y - SIZE / 2} ghost />}
      {thing.can && <Seal x={x + 3} y={y} text={thing.text} />}
      {table.fresh.has(area.id) && <circle class="gold" cx={x - (thing.can ? -20 : 10)} cy={y - 11} r="5" />}
    </g>
  )
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

interface View { box: Box; moved: boolean; focused: boolean; reset: () => void; handlers: object }

/** The part of the map that is shown. Phones open on what can be chosen; pinch and drag move it. */
function useView(svg: { current: SVGSVGElement | null }, data: MapData, ids: string[]): View {
  const whole = data.frame
  const key = ids.join()
  const [box, setBox] = useState<Box | null>(null)
  const focus = useMemo<Box | null>(() => focusOf(data, ids), [data, key])
  const narrow = useMedia('(max-width: 700px)')
  useEffect(() => setBox(null), [key, narrow])
  const natural = narrow && focus ? focus : whole
  const shown = box ?? natural
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
      } else if (moved.current || narrow || shown !== whole) setBox(clamped([shown[0] - by.x * k, shown[1] - by.y * k, shown[2], shown[3]], whole))
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
      if (size) setBox(zoomed(shown, whole, event.deltaY > 0 ? 1.15 : 0.87, (event.clientX - size.x) / size.width, (event.clientY - size.y) / size.height))
    },
  }
  return {
    box: shown, moved: box !== null || (narrow && focus !== null), focused: box === null,
    reset: () => setBox(box === null ? whole : null), handlers,
  }
}

/** How much larger names and pieces are drawn where the map is small, so that they stay readable. */
function useScale(svg: { current: SVGSVGElement | null }, box: Box): number {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!svg.current) return undefined
    const watch = new ResizeObserver(([entry]) => { if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height }) })
    watch.observe(svg.current)
    return () => watch.disconnect()
  }, [])
  if (!size.width) return 1
  const zoom = Math.min(size.width / box[2], size.height / box[3])
  return Math.round(Math.min(1.4, Math.max(zoom > 1.5 ? 0.8 : 1, 0.84 / zoom)) * 100) / 100
}

function focusOf(data: MapData, ids: string[]): Box | null {
  const places = ids.flatMap((id) => data.areas[id] ?? [])
  if (!places.length) return null
  const x0 = Math.min(...places.map((p) => Math.min(p.box[0], p.x - 60)))
  const y0 = Math.min(...places.map((p) => Math.min(p.box[1], p.y - 20)))
  const x1 = Math.max(...places.map((p) => Math.max(p.box[2], p.x + 60)))
  const y1 = Math.max(...places.map((p) => Math.max(p.box[3], p.y + 40)))
  const width = Math.max(x1 - x0, 300) + 24
  const height = Math.max(y1 - y0, 260) + 24
  return clamped([(x0 + x1 - width) / 2, (y0 + y1 - height) / 2, width, height], data.frame)
}

function clamped([x, y, width, height]: Box, whole: Box): Box {
  const w = Math.min(width, whole[2])
  const h = Math.min(height, whole[3])
  return [Math.min(Math.max(x, whole[0]), whole[0] + whole[2] - w), Math.min(Math.max(y, whole[1]), whole[1] + whole[3] - h), w, h]
}

function zoomed([x, y, width, height]: Box, whole: Box, by: number, ax: number, ay: number): Box {
  const w = Math.min(Math.max(width * by, 140), whole[2])
  const h = (height * w) / width
  return clamped([x + (width - w) * ax, y + (height - h) * ay, w, h], whole)
}
