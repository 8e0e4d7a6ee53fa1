/** How pointer and keys reach what lies on a map. */
import { type Explained, explains } from '../match-context'

/** Explains under the pointer only: what handles focus would be a tab stop. */
export function hovers(of: Explained): object {
  const { onMouseEnter, onMouseLeave, onTouchStart, onTouchEnd } = explains(of)
  return { onMouseEnter, onMouseLeave, onTouchStart, onTouchEnd }
}

/** Arrow keys move the focus to the nearest choice in that direction. */
export function rove(event: KeyboardEvent): boolean {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
  if (!way) return false
  event.preventDefault()
  const [across = 0, down = 0] = way
  const from = event.currentTarget as SVGElement
  const [x, y] = middleOf(from)
  let best: SVGElement | null = null
  let least = Infinity
  for (const other of from.parentElement?.querySelectorAll<SVGElement>('.choice') ?? []) {
    const [u, v] = middleOf(other)
    const along = (u - x) * across + (v - y) * down
    const aside = Math.abs((u - x) * down) + Math.abs((v - y) * across)
    if (other === from || along <= 0 || along + 2 * aside >= least) continue
    least = along + 2 * aside
    best = other
  }
  best?.focus()
  return true
}

function middleOf(of: Element): [number, number] {
  const box = of.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}
