// What both ways of drawing a map share: rounding, and curves that give crowded lands more room.

export function round(n) {
  return Math.round(n * 10) / 10
}

/**
 * A smooth rising curve through knots `[from, to]`; before the first and after the last it goes on straight.
 */
export function curve(knots) {
  const last = knots.length - 1
  const steep = knots.slice(1).map(([x, y], i) => (y - knots[i][1]) / (x - knots[i][0]))
  // Harmonic means keep the curve rising between any knots that rise.
  const slope = knots.map((_, i) =>
    i === 0 ? steep[0] : i === last ? steep[last - 1] : 2 / (1 / steep[i - 1] + 1 / steep[i]),
  )
  return (value) => {
    if (value <= knots[0][0]) return knots[0][1] + slope[0] * (value - knots[0][0])
    if (value >= knots[last][0]) return knots[last][1] + slope[last] * (value - knots[last][0])
    const i = knots.findIndex(([x]) => x > value) - 1
    const [[x, y], [u, v]] = [knots[i], knots[i + 1]]
    const wide = u - x
    const t = (value - x) / wide
    return (
      (1 + 2 * t) * (1 - t) ** 2 * y +
      t * (1 - t) ** 2 * wide * slope[i] +
      t * t * (3 - 2 * t) * v +
      t * t * (t - 1) * wide * slope[i + 1]
    )
  }
}
