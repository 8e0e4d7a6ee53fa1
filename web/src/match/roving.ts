/** One tab stop for a panel; arrow keys move among its things. */
import { type RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The box that an arrow key leads to, or -1. Home and End lead to the first and last. */
export function boxTowards(boxes: readonly Box[], at: number, key: string): number {
  if (key === 'Home') return boxes.length ? 0 : -1
  if (key === 'End') return boxes.length - 1
  const way = WAYS[key]
  const from = boxes[at]
  if (!way || !from) return -1
  let best = -1
  let least = Infinity
  boxes.forEach((box, i) => {
    const right = box.x + box.width / 2 - from.x - from.width / 2
    const down = box.y + box.height / 2 - from.y - from.height / 2
    const along = right * way[0] + down * way[1]
    const far = along + 2 * Math.abs(right * way[1] + down * way[0])
    if (i !== at && along > 0 && far < least) {
      least = far
      best = i
    }
  })
  return best
}

const THINGS = '[data-roving]'
const CHOOSABLE = '.can'

/**
 * Make the things in a panel (elements with `data-roving`) one tab stop: what has the focus, else the first
 * that can be chosen, else the first.
 */
export function useRovingFocus<E extends HTMLElement>(): RefObject<E | null> {
  const panel = useRef<E>(null)
  useLayoutEffect(() => {
    const things = thingsIn(panel.current)
    const stop =
      things.find((thing) => thing === document.activeElement) ??
      things.find((thing) => thing.matches(CHOOSABLE)) ??
      things[0]
    for (const thing of things) thing.tabIndex = thing === stop ? 0 : -1
  })
  useLayoutEffect(() => {
    const element = panel.current
    const press = (event: KeyboardEvent): void => {
      const things = thingsIn(element)
      const from = things.findIndex((thing) => thing === event.target)
      const boxes = things.map((thing) => thing.getBoundingClientRect())
      const next = from < 0 ? undefined : things[boxTowards(boxes, from, event.key)]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    const follow = (event: FocusEvent): void => {
      const things = thingsIn(element)
      const stop = things.find((thing) => thing === event.target)
      if (stop) for (const thing of things) thing.tabIndex = thing === stop ? 0 : -1
    }
    element?.addEventListener('keydown', press)
    element?.addEventListener('focusin', follow)
    return () => {
      element?.removeEventListener('keydown', press)
      element?.removeEventListener('focusin', follow)
    }
  }, [])
  return panel
}

const thingsIn = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>(THINGS) ?? []),
]
