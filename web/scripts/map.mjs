// Draws the maps of the games once; what it writes is committed: src/maps/<map>.json.
// Coast: Natural Earth (world-atlas 50m), Natural Earth I rotated by -11 degrees. Areas: Voronoi cells grown
// from the content's outlines, merged and clipped to the land.
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { geoGraticule, geoNaturalEarth1, geoPath } from 'd3-geo'
import { Delaunay } from 'd3-delaunay'
import clipping from 'polygon-clipping'

const require = createRequire(import.meta.url)
const FRAME = [58, 10, 904, 478]
const BOUNDS = [-20, -40, 1040, 620]
const STEP = 5
const INSET = 3
const CRUMB = 3
const NEAR = 0.7

const projection = geoNaturalEarth1().rotate([-11, 0]).scale(190).translate([497, 285]).precision(0.3)

// Seeds of islands and of land nobody plays on (''), as [area, latitude, longitude].
const SEEDS = [
  ['europe', 54, -3], ['europe', 57, -4], ['europe', 53, -8], ['europe', 65, -18], ['europe', 63, 16], ['europe', 66, 22],
  ['europe', 68, 26], ['europe', 62, 26], ['europe', 40, 9], ['europe', 35.2, 25], ['europe', 55, 20], ['europe', 37.5, 14],
  ['japan', 36, 138], ['japan', 43, 142], ['japan', 33, 131], ['japan', 37, 128], ['japan', 40, 127], ['japan', 27, 128],
  ['russia', 50, 143], ['russia', 56, 160], ['russia', 62, 172], ['russia', 66, -172], ['russia', 75, 100], ['russia', 74, 57],
  ['russia', 68, 40], ['russia', 60, 32], ['russia', 79, 98], ['russia', 75, 142], ['russia', 46, 150],
  ['southern_africa', -19, 46.5], ['southern_africa', -14, 49], ['southern_africa', -24, 45],
  ['india', 7.5, 80.8], ['oceania', -42, 172], ['oceania', -38, 176], ['oceania', -45, 168], ['oceania', -42, 147],
  ['oceania', -6, 143], ['oceania', -5, 138], ['oceania', -9, 148], ['oceania', -9, 160], ['oceania', -21, 165], ['oceania', -17, 178],
  ['southeast_asia', -3, 121], ['southeast_asia', 0, 114], ['southeast_asia', -1, 102], ['southeast_asia', -7, 110],
  ['southeast_asia', 14, 122], ['southeast_asia', 8, 125], ['southeast_asia', -9, 125], ['southeast_asia', -3, 129], ['southeast_asia', -1, 132],
  ['china', 23.6, 121], ['china', 19, 109.7],
  ['central_america', 22, -79], ['central_america', 19, -71], ['central_america', 18, -77], ['central_america', 18, -66], ['central_america', 15, -61],
  ['north_america', 61, -150], ['north_america', 55, -161], ['north_america', 64, -160], ['north_america', 57, -154], ['north_america', 52, -173],
  ['north_america', 52, -128], ['north_america', 49, -56], ['north_america', 58, -75], ['north_america', 62, -74], ['north_america', 66, -70], ['north_america', 63.5, -83],
  ['north_america', 70, -113], ['north_america', 69, -75], ['north_america', 70, -100], ['north_america', 58, -65], ['north_america', 54, -130],
  ['south_america', -52, -59], ['south_america', -42, -74], ['south_america', -53, -70], ['south_america', 10, -62],
  ['africa', 28, -15], ['africa', 15, -23], ['middle_east', 39, 35], ['middle_east', 35, 33], ['middle_east', 12.5, 54],
  ['', 83, -35], ['', 78, -20], ['', 72, -24], ['', 66, -38], ['', 60.5, -44], ['', 64, -51], ['', 70, -53], ['', 76, -62], ['', 78, -70], ['', 74, -45],
  ['', 80, -80], ['', 82, -72], ['', 78, -85], ['', 77, -105], ['', 75.5, -88], ['', 75.5, -100], ['', 76, -118], ['', 73, -120], ['', 79, -95], ['', 79, -112], ['', 74.5, -83], ['', 73, -88], ['', 71, -88],
  ['', 79, 15], ['', 80.5, 50], ['', 71, -8], ['', -80, 0], ['', -75, 120], ['', -75, -90], ['', -70, -60], ['', -67, 60], ['', -67, 130],
]

// Where names and pieces stand, where the middle of the area will not do: [x, y, stands in the sea].
const LABELS = {
  north_america: [206, 132], central_america: [152, 236, 1], south_america: [300, 322], europe: [502, 106], africa: [492, 222],
  southern_africa: [541, 332], middle_east: [612, 168], russia: [690, 76], india: [690, 205], china: [752, 148],
  southeast_asia: [830, 262, 1], oceania: [862, 362], japan: [886, 150, 1],
}
const SEAS = [
  { en: 'Atlantic', de: 'Atlantischer', x: 318, y: 226, turn: -10 }, { en: 'Ocean', de: 'Ozean', x: 366, y: 246, turn: -10 },
  { en: 'Indian Ocean', de: 'Indischer Ozean', x: 650, y: 330, turn: 0 }, { en: 'Pacific', de: 'Pazifik', x: 96, y: 330, turn: 0 },
  { en: 'Pacific', de: 'Pazifik', x: 884, y: 232, turn: 0 },
]
const LINKS = {
  'southeast_asia oceania': 'M826 292Q838 305 846 318', 'china japan': 'M792 146Q806 146 818 152', 'japan russia': 'M842 138Q846 124 838 112',
}

function round(n) {
  return Math.round(n * 10) / 10
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

function thinned(ring) {
  const kept = []
  for (const point of ring) {
    const last = kept[kept.length - 1]
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= NEAR) kept.push(point)
  }
  return kept
}

function land() {
  const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8'))
  const polygons = []
  let ring = []
  let shape = []
  const context = {
    moveTo(x, y) { ring = [[x, y]]; shape.push(ring) },
    lineTo(x, y) { ring.push([x, y]) },
    closePath() {},
    arc() {},
  }
  for (const whole of feature(atlas, atlas.objects.land).features ?? [feature(atlas, atlas.objects.land)]) {
    const parts = whole.geometry.type === 'Polygon' ? [whole.geometry.coordinates] : whole.geometry.coordinates
    for (const part of parts) {
      if (Math.max(...part[0].map((p) => p[1])) < -58) continue
      shape = []
      geoPath(projection, context)({ type: 'Polygon', coordinates: part })
      const rings = shape.map(thinned).filter((r) => r.length > 3)
      // A polygon cut at the edge of the map has several outer rings: holes are those inside the first.
      const outers = rings.filter((r, i) => i === 0 || !inside(r[0], rings[0]))
      const holes = rings.filter((r) => !outers.includes(r))
      outers.forEach((outer, i) => { if (areaOf(outer) >= CRUMB) polygons.push([outer, ...(i ? [] : holes.filter((h) => areaOf(h) >= CRUMB))]) })
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

function samples(outline) {
  const corners = outline.map(([lat, lon]) => projection([lon, lat]))
  const found = []
  corners.forEach(([x, y], i) => {
    const [u, v] = corners[(i + 1) % corners.length]
    const length = Math.hypot(u - x, v - y)
    if (!length || length > 400) return
    const normal = [-(v - y) / length, (u - x) / length]
    const middle = [(x + u) / 2, (y + v) / 2]
    const sign = inside([middle[0] + normal[0], middle[1] + normal[1]], corners) ? 1 : -1
    for (let at = STEP / 2; at < length; at += STEP) {
      found.push([x + ((u - x) * at) / length + sign * INSET * normal[0], y + ((v - y) * at) / length + sign * INSET * normal[1]])
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

function world(kind, territories) {
  const seeds = []
  for (const area of territories) {
    seeds.push([area.id, projection([area.lon, area.lat])])
    for (const point of samples(area.outline)) seeds.push([area.id, point])
  }
  for (const [id, lat, lon] of SEEDS) seeds.push([id, projection([lon, lat])])
  const voronoi = Delaunay.from(seeds.map(([, point]) => point)).voronoi(BOUNDS)
  const coast = land()
  const grown = (id) => {
    const cells = seeds.flatMap(([owner], i) => (owner === id ? [[voronoi.cellPolygon(i)]] : [])).filter(([ring]) => ring)
    return clipping.union(cells[0], ...cells.slice(1))
  }
  const areas = {}
  for (const area of territories) {
    const cell = grown(area.id)
    const shape = clipping.intersection(cell, coast).filter((polygon) => areaOf(polygon[0]) >= CRUMB)
    const largest = shape.reduce((a, b) => (areaOf(a[0]) > areaOf(b[0]) ? a : b))[0]
    const xs = largest.map((p) => p[0])
    const ys = largest.map((p) => p[1])
    const [x, y, sea] = LABELS[area.id] ?? projection([area.lon, area.lat])
    areas[`${kind}:${area.id}`] = {
      d: pathOf(shape), cell: pathOf(cell), x: round(x), y: round(y), sea: Boolean(sea),
      box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(round),
    }
  }
  const line = geoPath(projection)
  return {
    frame: FRAME,
    grid: (line(geoGraticule().step([30, 20])()) ?? '').replace(/\d+\.\d+/g, (n) => String(round(Number(n)))),
    equator: (line({ type: 'LineString', coordinates: [[-168, 0], [-80, 0], [11, 0], [100, 0], [168, 0], [-170, 0]] }) ?? '').replace(/\d+\.\d+/g, (n) => String(round(Number(n)))),
    out: pathOf(clipping.intersection(grown(''), coast)),
    areas,
    seas: SEAS,
    links: Object.fromEntries(Object.entries(LINKS).map(([pair, d]) => [pair.split(' ').map((id) => `${kind}:${id}`).sort().join(' '), d])),
  }
}

const content = new URL('../../src/saecula/games/', import.meta.url)
const territories = JSON.parse(readFileSync(new URL('historia/content/territories.json', content), 'utf8'))
mkdirSync(new URL('../src/maps/', import.meta.url), { recursive: true })
const text = JSON.stringify(world('territory', territories))
writeFileSync(new URL('../src/maps/historia.json', import.meta.url), `${text}\n`)
console.log(`historia: ${text.length} bytes`)
