// Draws the maps once; what it writes is committed: maps-src/<map>.json gives src/maps/<map>.json.
// Coast: Natural Earth (world-atlas). Areas: Voronoi cells grown from outlines or seeds, merged and clipped
// to the land; waters are outlines clipped to the sea. Degrees are [latitude, longitude]. Maps with `shapes`
// share their borders: map-arcs.mjs projects them, and stops where one is missing or false.
import { readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { geoConicEqualArea, geoGraticule, geoNaturalEarth1, geoPath } from 'd3-geo'
import { Delaunay } from 'd3-delaunay'
import clipping from 'polygon-clipping'
import { drawnByArcs } from './map-arcs.mjs'
import { curve, round } from './map-projection.mjs'

const require = createRequire(import.meta.url)
const BEYOND = 90 // cells and coasts go on so far outside the frame, unless a map says how far
const ROUGH = 3 // outside the frame coasts need no more detail
const STEP = 5
const INSET = 3
const CRUMB = 3
const PACE = 1.2
const TOUCH = 2.2

/** The projection of a map: a d3 projection, and what bends its points afterwards. */
function projected({ kind, rotate, scale, translate, parallels, centre, knots }) {
  const raw = kind === 'conic' ? geoConicEqualArea().parallels(parallels).center(centre) : geoNaturalEarth1()
  const projection = raw.rotate([rotate, 0]).scale(scale).translate(translate).precision(0.3)
  if (kind === 'conic')
    projection.clipExtent([
      [-900, -700],
      [1900, 1300],
    ])
  const [across, down] = (knots ?? []).map(curve)
  const bent = knots ? ([x, y]) => [across(x), down(y)] : (point) => point
  return { at: ([lat, lon]) => bent(projection([lon, lat])), bent, projection }
}

function areaOf(ring) {
  let sum = 0
  for (let i = 0; i < ring.length; i++) {
    const [x, y] = ring[i]
    const [u, v] = ring[(i + 1) % ring.length]
    sum += x * v - u * y
  }
  return Math.abs(sum / 2)
}

function apart([x, y], [u, v]) {
  return Math.hypot(x - u, y - v)
}

function thinned(ring, near) {
  const kept = []
  for (const point of ring) {
    const last = kept[kept.length - 1]
    if (!last || apart(point, last) >= near(point)) kept.push(point)
  }
  return kept
}

function framed([x, y], [left, top, width, height]) {
  return x > left && y > top && x < left + width && y < top + height
}

/** The rings of a shape on the sheet. */
function rings(shape, { projection, bent }) {
  const found = []
  const context = {
    moveTo(x, y) {
      found.push([bent([x, y])])
    },
    lineTo(x, y) {
      found[found.length - 1].push(bent([x, y]))
    },
    closePath() {},
    arc() {},
  }
  geoPath(projection, context)(shape)
  return found
}

function land(sheet, { coast, near: fine, frame }) {
  const near = (point) => (framed(point, frame) ? fine : ROUGH)
  const atlas = JSON.parse(readFileSync(require.resolve(`world-atlas/${coast}.json`), 'utf8'))
  const polygons = []
  for (const { geometry } of feature(atlas, atlas.objects.land).features) {
    for (const part of geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) {
      if (Math.max(...part[0].map((p) => p[1])) < -58) continue
      const drawn = rings({ type: 'Polygon', coordinates: part }, sheet)
        .map((r) => thinned(r, near))
        .filter((r) => r.length > 3)
      // Rings come in no order where the edge of the map cut them: the largest is the outer one, holes lie in
      // it.
      drawn.sort((a, b) => areaOf(b) - areaOf(a))
      const outers = drawn.filter((r, i) => i === 0 || !inside(r[0], drawn[0]))
      const holes = drawn.filter((r) => !outers.includes(r) && areaOf(r) >= CRUMB)
      outers
        .filter((outer) => areaOf(outer) >= CRUMB)
        .forEach((outer, i) => polygons.push([outer, ...(i ? [] : holes)]))
    }
  }
  return polygons
}

function inside([x, y], ring) {
  let odd = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = ring[i]
    const [c, d] = ring[j]
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) odd = !odd
  }
  return odd
}

function samples(outline, at) {
  const corners = outline.map(at)
  const found = []
  corners.forEach(([x, y], i) => {
    const [u, v] = corners[(i + 1) % corners.length]
    const length = Math.hypot(u - x, v - y)
    if (!length || length > 400) return
    const normal = [-(v - y) / length, (u - x) / length]
    const middle = [(x + u) / 2, (y + v) / 2]
    const sign = inside([middle[0] + normal[0], middle[1] + normal[1]], corners) ? 1 : -1
    for (let along = STEP / 2; along < length; along += STEP) {
      found.push([
        x + ((u - x) * along) / length + sign * INSET * normal[0],
        y + ((v - y) * along) / length + sign * INSET * normal[1],
      ])
    }
  })
  return found
}

function pathOf(polygons) {
  return polygons
    .filter((polygon) => areaOf(polygon[0]) >= CRUMB)
    .flatMap((polygon) => polygon)
    .map((ring) => {
      const points = ring.slice(0, -1).map(([x, y]) => `${round(x)},${round(y)}`)
      return `M${points.filter((p, i) => p !== points[i - 1]).join('L')}Z`
    })
    .join('')
}

/** Points every few pixels along all rings of a shape. */
function shoreline(polygons) {
  return polygons.flat().flatMap((ring) =>
    ring.flatMap(([x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length]
      const pieces = Math.max(1, Math.ceil(Math.hypot(u - x, v - y) / PACE))
      return Array.from({ length: pieces }, (_, k) => [
        x + ((u - x) * k) / pieces,
        y + ((v - y) * k) / pieces,
      ])
    }),
  )
}

/** The stretches of one shoreline that run along the other; the longest first. */
function shared(one, other) {
  const grid = new Map()
  for (const point of other) {
    const key = `${Math.floor(point[0] / TOUCH)} ${Math.floor(point[1] / TOUCH)}`
    grid.set(key, [...(grid.get(key) ?? []), point])
  }
  const touches = ([x, y]) => {
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) {
        if (
          grid
            .get(`${Math.floor(x / TOUCH) + i} ${Math.floor(y / TOUCH) + j}`)
            ?.some((p) => apart(p, [x, y]) < TOUCH)
        )
          return true
      }
    return false
  }
  const stretches = []
  for (const point of one.filter(touches)) {
    const last = stretches[stretches.length - 1]
    if (last && apart(point, last[last.length - 1]) < 3 * TOUCH) last.push(point)
    else stretches.push([point])
  }
  return stretches.sort((a, b) => b.length - a.length)
}

function turnOf([x, y], [u, v]) {
  return Math.round((Math.atan2(v - y, u - x) * 180) / Math.PI)
}

/** A border: its line, its middle, and how something lies that crosses it. */
function border(one, other) {
  const stretches = shared(one, other)
  const [longest] = stretches
  if (!longest || longest.length < 3) return null
  const middle = longest[Math.floor(longest.length / 2)]
  const near = Math.min(8, Math.floor(longest.length / 2))
  const at = Math.floor(longest.length / 2)
  const along = turnOf(longest[at - near] ?? longest[0], longest[at + near] ?? longest[longest.length - 1])
  const line = stretches
    .filter((s) => s.length > 2)
    .map(
      (s) =>
        `M${thinned(s, () => 2.5)
          .map(([x, y]) => `${round(x)},${round(y)}`)
          .join('L')}`,
    )
    .join('')
  return { d: line, x: round(middle[0]), y: round(middle[1]), turn: (along + 270) % 180, sea: false }
}

/** A sea link: dots from shore to shore, a little bowed. */
function link(from, to) {
  const [x, y] = from
  const [u, v] = to
  const bow = [(x + u) / 2 - (v - y) * 0.12, (y + v) / 2 + (u - x) * 0.12]
  const middle = [(x + 2 * bow[0] + u) / 4, (y + 2 * bow[1] + v) / 4]
  return {
    d: `M${round(x)} ${round(y)}Q${round(bow[0])} ${round(bow[1])} ${round(u)} ${round(v)}`,
    x: round(middle[0]),
    y: round(middle[1]),
    turn: (turnOf(from, to) + 360) % 180,
    sea: true,
  }
}

function nearest(one, other, frame) {
  const shown = (point) => framed(point, frame)
  let best = null
  let least = Infinity
  const there = other.filter(shown)
  for (const p of one.filter(shown))
    for (const q of there) {
      const d = apart(p, q)
      if (d < least) {
        least = d
        best = [p, q]
      }
    }
  return best
}

function drawn(of) {
  const sheet = projected(of.projection)
  const { at } = sheet
  const [left, top, width, height] = of.frame
  const beyond = of.beyond ?? BEYOND
  const bounds = [left - beyond, top - beyond, left + width + beyond, top + height + beyond]
  const games = new URL('../../src/saecula/games/', import.meta.url)
  const content = of.content ? JSON.parse(readFileSync(new URL(of.content.file, games), 'utf8')) : []
  const kind = of.content?.kind ?? of.kind
  const ids = of.areas ?? content.map((area) => area.id)
  const seeds = content.flatMap((area) => [
    [area.id, at([area.lat, area.lon])],
    ...samples(area.outline, at).map((point) => [area.id, point]),
  ])
  for (const [id, points] of Object.entries(of.seeds)) for (const point of points) seeds.push([id, at(point)])
  const voronoi = Delaunay.from(seeds.map(([, point]) => point)).voronoi(bounds)
  const coast = land(sheet, of)
  const grown = (id) => {
    const cells = seeds
      .flatMap(([owner], i) => (owner === id ? [[voronoi.cellPolygon(i)]] : []))
      .filter(([ring]) => ring)
    return clipping.union(cells[0], ...cells.slice(1))
  }
  const areas = {}
  const shores = {}
  const waters = {}
  for (const id of ids) {
    const cell = grown(id)
    const shape = clipping.intersection(cell, coast).filter((polygon) => areaOf(polygon[0]) >= CRUMB)
    const outline = of.waters?.[id]
    waters[id] = outline
      ? clipping.difference([outline.map(at)], coast).filter((polygon) => areaOf(polygon[0]) >= 40)
      : []
    const largest = (waters[id].length ? waters[id] : shape).reduce((a, b) =>
      areaOf(a[0]) > areaOf(b[0]) ? a : b,
    )[0]
    const xs = largest.map((p) => p[0])
    const ys = largest.map((p) => p[1])
    const [lat, lon, sea] = of.labels[id]
    const [x, y] = at([lat, lon])
    shores[id] = shoreline(shape)
    areas[`${kind}:${id}`] = {
      d: pathOf(shape),
      cell: pathOf(cell),
      ...(outline ? { water: pathOf(waters[id]) } : {}),
      x: round(x),
      y: round(y),
      sea: Boolean(sea),
      box: [
        Math.max(left, Math.min(...xs)),
        Math.max(top, Math.min(...ys)),
        Math.min(left + width, Math.max(...xs)),
        Math.min(top + height, Math.max(...ys)),
      ].map(round),
    }
  }
  const edges = {}
  const named = (a, b) =>
    [a, b]
      .map((id) => `${kind}:${id}`)
      .sort()
      .join(' ')
  for (const [a, b] of of.borders ?? []) {
    const [one, other] = [a, b].map((id) => (waters[id].length ? shoreline(waters[id]) : shores[id]))
    const found = border(one, other)
    if (!found) throw new Error(`${a} and ${b} do not touch`)
    edges[named(a, b)] = found
  }
  for (const [a, b, ends] of of.links) {
    const [from, to] = ends ? ends.map(at) : nearest(shores[a], shores[b], of.frame)
    edges[named(a, b)] = link(from, to)
  }
  if (of.borders) report(ids, shores, of)
  const line = (shape) =>
    rings(shape, sheet)
      .map((ring) => `M${ring.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}`)
      .join('')
  return {
    frame: of.frame,
    grid: line(geoGraticule().step(of.graticule ?? [30, 20])()),
    equator: of.content
      ? line({
          type: 'LineString',
          coordinates: [
            [-168, 0],
            [-80, 0],
            [11, 0],
            [100, 0],
            [168, 0],
            [-170, 0],
          ],
        })
      : '',
    out: pathOf(clipping.intersection(grown(''), coast)),
    areas,
    seas: of.seas.map(({ at: where, turn, ...names }) => ({
      ...names,
      x: round(at(where)[0]),
      y: round(at(where)[1]),
      turn,
    })),
    edges,
  }
}

/** Areas that touch on land although they are not neighbours: their seeds need fixing. */
function report(ids, shores, { borders, links, waters }) {
  const known = new Set([...borders, ...links].map(([a, b]) => [a, b].sort().join(' ')))
  ids.forEach((a, i) =>
    ids.slice(i + 1).forEach((b) => {
      if (known.has([a, b].sort().join(' ')) || waters[a] || waters[b]) return
      const [longest] = shared(shores[a], shores[b])
      if (longest && longest.length > 6)
        console.log(`  ${a} and ${b} touch, and are no neighbours (${longest.length})`)
    }),
  )
}

const sources = new URL('../maps-src/', import.meta.url)
mkdirSync(new URL('../src/maps/', import.meta.url), { recursive: true })
for (const name of readdirSync(sources).filter((file) => file.endsWith('.json'))) {
  console.log(name)
  const of = JSON.parse(readFileSync(new URL(name, sources), 'utf8'))
  const text = JSON.stringify(of.shapes ? drawnByArcs(of) : drawn(of))
  writeFileSync(new URL(`../src/maps/${name}`, import.meta.url), `${text}\n`)
  console.log(`  ${text.length} bytes`)
}
