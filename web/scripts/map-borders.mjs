// Which borders a map of shared arcs draws, and how they differ from those of the content.

/** Less is a point where four areas meet, and no border. */
const LEAST_KM = 8
const KM_A_DEGREE = 111.2
const WEST = -169
const EAST = 191
const ON_SEAM = 0.01

export const pairOf = (one, other) => [one, other].sort().join(' ')

/** The arcs of a TopoJSON in degrees. */
export function arcsOf({ arcs, transform: { scale, translate } }) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

/** The shapes on the sides of each arc; `''` is land out of play. */
export function usersOf({ arcs, objects }) {
  const users = arcs.map(() => new Set())
  for (const [id, polygons] of Object.entries(objects))
    for (const i of polygons.flat(2)) users[i < 0 ? ~i : i].add(id)
  return users.map((set) => [...set])
}

function kilometres([a, b], [c, d]) {
  return KM_A_DEGREE * Math.hypot((c - a) * Math.cos(((b + d) * Math.PI) / 360), d - b)
}

/** How many kilometres of border each pair of areas shares. */
export function drawnBorders(shapes) {
  const arcs = arcsOf(shapes)
  const users = usersOf(shapes)
  const found = new Map()
  const add = (one, other, length) => {
    if (one && other && one !== other)
      found.set(pairOf(one, other), (found.get(pairOf(one, other)) ?? 0) + length)
  }
  arcs.forEach((arc, i) => {
    const length = arc.slice(1).reduce((sum, point, k) => sum + kilometres(arc[k], point), 0)
    if (users[i].length === 2) add(users[i][0], users[i][1], length)
  })
  const [west, east] = [WEST, EAST].map((longitude) => alongSeam(arcs, users, longitude))
  for (const [one, low, high] of west)
    for (const [other, from, to] of east) {
      const shared = Math.min(high, to) - Math.max(low, from)
      if (shared > 0) add(one, other, shared * KM_A_DEGREE)
    }
  return new Map([...found].filter(([, length]) => length >= LEAST_KM))
}

/** What lies on one side of the cut through the world: shapes, and from where to where. */
function alongSeam(arcs, users, longitude) {
  const isOn = ([x]) => Math.abs(x - longitude) < ON_SEAM
  return arcs.flatMap((arc, i) =>
    arc.slice(1).flatMap((point, k) => {
      if (!isOn(point) || !isOn(arc[k])) return []
      const [low, high] = [point[1], arc[k][1]].sort((a, b) => a - b)
      return users[i].map((id) => [id, low, high])
    }),
  )
}

/** The borders that the content has. */
export function wantedBorders(areas) {
  return new Set(
    areas.flatMap(({ id, land = [], shores = [], sea = [] }) =>
      [...land, ...shores.flat(), ...sea].map((other) => pairOf(id, other)),
    ),
  )
}

/** What is wrong with a map: borders missing and false, areas without a shape, straits without an area. */
export function faultsOf(shapes, areas, arrows) {
  const drawn = drawnBorders(shapes)
  const wanted = wantedBorders(areas)
  const ids = new Set(areas.map(({ id }) => id))
  return [
    ...[...wanted].filter((pair) => !drawn.has(pair)).map((pair) => `missing border: ${pair}`),
    ...[...drawn.keys()].filter((pair) => !wanted.has(pair)).map((pair) => `false border: ${pair}`),
    ...[...ids].filter((id) => !shapes.objects[id]?.length).map((id) => `no shape: ${id}`),
    ...Object.keys(shapes.objects)
      .filter((id) => id && !ids.has(id))
      .map((id) => `no such area: ${id}`),
    ...arrows.flatMap(({ id, areas: ends }) =>
      ends.filter((end) => !shapes.objects[end]).map((end) => `no shore of ${id}: ${end}`),
    ),
  ]
}
