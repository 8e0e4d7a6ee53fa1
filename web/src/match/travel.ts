/** What moved since the last scene: pieces that appear come from where one of their kind vanished. */
import { useRef } from 'preact/hooks'

export interface Standing {
  id: string
  kind: string
  colour: number
  x: number
  y: number
}
export interface Way {
  dx: number
  dy: number
}
/** Where each new piece came from; null: from nowhere. */
export type Ways = ReadonlyMap<string, Way | null>

export function waysOf(before: readonly Standing[], now: readonly Standing[]): Ways {
  const there = new Set(now.map((piece) => piece.id))
  const known = new Set(before.map((piece) => piece.id))
  const gone = before.filter((piece) => !there.has(piece.id))
  const found = new Map<string, Way | null>()
  for (const piece of now) {
    if (known.has(piece.id)) continue
    const from = gone.findIndex((old) => old.kind === piece.kind && old.colour === piece.colour)
    const [old] = from < 0 ? [] : gone.splice(from, 1)
    found.set(piece.id, old ? { dx: old.x - piece.x, dy: old.y - piece.y } : null)
  }
  return found
}

/** The paths of the last change; kept until the next, so that redrawing does not cut a journey short. */
export function useWays(now: Standing[], scene: unknown): Ways {
  const memory = useRef<{ scene: unknown; standing: Standing[]; ways: Ways } | null>(null)
  const last = memory.current
  if (!last) memory.current = { scene, standing: now, ways: new Map() }
  else if (last.scene !== scene) {
    const ways = waysOf(last.standing, now)
    memory.current = { scene, standing: now, ways: ways.size ? ways : last.ways }
  }
  return memory.current?.ways ?? new Map()
}
