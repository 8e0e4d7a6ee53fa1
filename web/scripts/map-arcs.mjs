// Draws a map whose areas share their borders: projects the arcs of a TopoJSON, sorts them into kinds of lines,
// and places names and straits. Content decides what is land, river, region and strait.
import { readFileSync } from 'node:fs'
import { geoNaturalEarth1Raw } from 'd3-geo'
import { arcsOf, faultsOf, pairOf, usersOf } from './map-borders.mjs'
import { curve, round } from './map-projection.mjs'

const GAMES = new URL('../../src/saecula/games/', import.meta.url)
/** An area smaller than this, in square units, gets a ring to aim at. */
const TINY = 100
/** The least length of an arrow across a strait, and how far inside the land it ends. */
const LEAST_ARROW = 8
const INLAND = 2.6
const HEAD = 2.1
/** A strait that seems broader than this lies across the cut through the world: its arrow is drawn twice. */
const BROADEST = 80
const WEST = -169

const contentOf = (of, name) => JSON.parse(readFileSync(new URL(`${of.content}/${name}.json`, GAMES), 'utf8'))

/** What is wrong with the borders of a map. */
export function faultsOfMap(of) {
  return faultsOf(of.shapes, contentOf(of, 'areas'), contentOf(of, 'arrows'))
}

/** Longitudes run on over the cut: nothing wraps. */
function projected({ rotate, scale, translate, knots }) {
  const [across, down] = knots.map(curve)
  return ([lat, lon]) => {
    const [x, y] = geoNaturalEarth1Raw(((lon + rotate) * Math.PI) / 180, (lat * Math.PI) / 180)
    return [across(translate[0] + scale * x), down(translate[1] - scale * y)]
  }
}

export function drawnByArcs(of) {
  const faults = faultsOfMap(of)
  if (faults.length) throw new Error(faults.join('\n'))
  const at = projected(of.projection)
  const arcs = arcsOf(of.shapes).map((arc) => arc.map(([lon, lat]) => at([lat, lon]).map(round)))
  const users = usersOf(of.shapes)
  const content = new Map(contentOf(of, 'areas').map((area) => [area.id, area]))
  const isLand = (id) => id === '' || content.get(id)?.kind === 'land'
  const pick = (fits) => users.flatMap((sides, i) => (fits(sides) ? [i] : []))
  const rivers = new Set(contentOf(of, 'rivers').map(({ areas: [one, other] }) => pairOf(one, other)))
  const regionOf = (id) => content.get(id)?.regions?.[0] ?? ''
  const inner = (sides) => sides.length === 2 && sides.every(isLand)
  const isCoast = (sides) => sides.some(isLand) && (sides.length === 1 || sides.some((side) => !isLand(side)))
  const coast = new Set(pick(isCoast))
  const areas = {}
  for (const { id, kind } of content.values()) {
    const [x, y] = at(of.labels[id]).map(round)
    const polygons = of.shapes.objects[id]
    areas[`${of.kind}:${id}`] = {
      arcs: polygons,
      x,
      y,
      ...(of.labels[id][2] ? { sea: true } : {}),
      ...(kind === 'land' ? ringOf(polygons, arcs) : { water: true }),
    }
  }
  const shoreOf = (id) => [...coast].filter((i) => users[i].includes(id)).flatMap((i) => arcs[i])
  const aroundWorld = (id) => {
    const { lat } = content.get(id)
    return at([lat, WEST + 360])[0] - at([lat, WEST])[0]
  }
  const names = new Map(contentOf(of, 'regions').map(({ id, name }) => [id, name]))
  return {
    frame: of.frame,
    arcs: arcs.map(packed),
    areas,
    out: of.shapes.objects[''] ?? [],
    lines: {
      coast: [...coast],
      inner: pick(inner),
      sea: pick((sides) => sides.length === 2 && !sides.some(isLand)),
      regions: pick((sides) => inner(sides) && regionOf(sides[0]) !== regionOf(sides[1])),
      rivers: pick((sides) => sides.length === 2 && rivers.has(pairOf(...sides))),
    },
    straits: contentOf(of, 'arrows')
      .map(({ areas: ends }) => strait(ends.map(shoreOf), aroundWorld(ends[0])))
      .join(''),
    regions: Object.entries(of.regions).map(([id, [x, y]]) => ({ ...names.get(id), x, y })),
  }
}

/** An arc as numbers in tenths: where it begins, and each step. */
function packed(arc) {
  const tenths = arc.map((point) => point.map((n) => Math.round(n * 10)))
  const steps = tenths.flatMap(([x, y], i) => {
    const [fromX, fromY] = tenths[i - 1] ?? [0, 0]
    return i && x === fromX && y === fromY ? [] : [x - fromX, y - fromY]
  })
  return steps.reduce((text, n, i) => text + (i && n >= 0 ? ' ' : '') + n, '')
}

function corners(ring, arcs) {
  return ring.flatMap((i) => (i < 0 ? arcs[~i].slice().reverse() : arcs[i]).slice(0, -1))
}

function sizeOf(points) {
  const sum = points.reduce((all, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]
    return all + x * v - u * y
  }, 0)
  return Math.abs(sum / 2)
}

/** The middle of a tiny island. */
function ringOf(polygons, arcs) {
  const outers = polygons.map(([ring]) => corners(ring, arcs))
  if (outers.reduce((sum, points) => sum + sizeOf(points), 0) >= TINY) return {}
  const [largest] = outers.sort((a, b) => sizeOf(b) - sizeOf(a))
  const middle = (k) => {
    const values = largest.map((point) => point[k])
    return round((Math.min(...values) + Math.max(...values)) / 2)
  }
  return { ring: [middle(0), middle(1)] }
}

/** A double arrow from shore to shore. */
function strait([one, other], width) {
  const direct = nearest(one, other)
  if (apart(direct) <= BROADEST) return doubleArrow(...direct)
  const shifted = (points, by) => points.map(([x, y]) => [x + by, y])
  const ways = [width, -width].map((by) => [by, nearest(one, shifted(other, by))])
  const [by, way] = ways.sort((a, b) => apart(a[1]) - apart(b[1]))[0]
  return doubleArrow(...way) + doubleArrow(...shifted(way, -by))
}

const apart = ([[x, y], [u, v]]) => Math.hypot(u - x, v - y)

function nearest(one, other) {
  let best = [one[0], other[0]]
  let least = Infinity
  for (const from of one)
    for (const to of other) {
      const far = apart([from, to])
      if (far < least) {
        least = far
        best = [from, to]
      }
    }
  return best
}

function doubleArrow(from, to) {
  const [[x, y], [u, v]] = [from, to]
  const length = apart([from, to]) || 1
  const [dx, dy] = [(u - x) / length, (v - y) / length]
  const more = Math.max(INLAND, (LEAST_ARROW - length) / 2)
  const ends = [
    [x - dx * more, y - dy * more, 1],
    [u + dx * more, v + dy * more, -1],
  ]
  const text = (a, b) => `${round(a)},${round(b)}`
  const line = ends.map(([a, b]) => text(a, b)).join('L')
  const heads = ends.map(([a, b, way]) => {
    const [across, along] = [way * dx * HEAD, way * dy * HEAD]
    const left = text(a + across - dy * HEAD, b + along + dx * HEAD)
    const right = text(a + across + dy * HEAD, b + along - dx * HEAD)
    return `M${left}L${text(a, b)}L${right}`
  })
  return `M${line}${heads.join('')}`
}
