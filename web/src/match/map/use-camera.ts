/** The camera of a map in motion: layers move by a transform, and are redrawn when it comes to rest. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { RefObject } from 'preact'
import type { Box, Size, Spot } from './boxes'
import {
  bounded,
  type Bounds,
  type Camera,
  freeView,
  isInside,
  midway,
  panned,
  revealed,
  wholeView,
  zoomed,
} from './camera'

const FLIGHT = 260
const REST = 140
/** Layers are redrawn when they would be scaled or moved by more than this. */
const STRETCH = 2.2
const DRIFT = 0.4

export interface CameraMan {
  /** The view the layers are drawn for. */
  drawn: Camera
  /** The view at rest. */
  view: Camera
  /** Whether the player moved the map since it was last sent somewhere. */
  moved: boolean
  pan: (dx: number, dy: number) => void
  zoom: (factor: number, at: Spot, fly?: boolean) => void
  fly: (to: Camera) => void
  /** Fly there because the player wants to. */
  visit: (to: Camera) => void
  whole: () => void
  home: () => void
  reveal: (box: Box) => void
}

/** Follows the size of an element, in its own pixels. */
export function useSize(of: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return undefined
    const read = (): void => setSize({ width: element.clientWidth, height: element.clientHeight })
    const watch = new ResizeObserver(read)
    watch.observe(element)
    read()
    return () => watch.disconnect()
  }, [of])
  return size
}

/**
 * Moves the camera. It goes home when what is asked changes, unless all of it is in sight or the player moved
 * the map during this question.
 */
export function useCamera(
  layers: RefObject<HTMLElement | null>,
  bounds: Bounds,
  home: Camera,
  asked: { question: string; key: string; box: Box | null; least: number },
): CameraMan {
  const [drawn, setDrawn] = useState(home)
  const [view, setView] = useState(home)
  const [moved, setMoved] = useState(false)
  const live = useRef(home)
  const base = useRef(home)
  const flight = useRef(0)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = useRef({ bounds, home, moved })
  now.current = { bounds, home, moved }

  const show = useCallback(() => {
    if (layers.current)
      layers.current.style.transform = between(base.current, live.current, now.current.bounds.size)
  }, [layers])
  const settle = useCallback(() => {
    const to = live.current
    setView(to)
    if (isFar(base.current, to, now.current.bounds.size, 1.001)) {
      base.current = to
      setDrawn(to)
    }
  }, [])
  const set = useCallback(
    (camera: Camera) => {
      live.current = camera
      show()
      clearTimeout(rest.current)
      if (isFar(base.current, camera, now.current.bounds.size, STRETCH)) settle()
      else rest.current = setTimeout(settle, REST)
    },
    [show, settle],
  )
  const jump = useCallback((to: Camera) => {
    cancelAnimationFrame(flight.current)
    clearTimeout(rest.current)
    live.current = to
    base.current = to
    setDrawn(to)
    setView(to)
  }, [])
  const fly = useCallback(
    (to: Camera) => {
      cancelAnimationFrame(flight.current)
      clearTimeout(rest.current)
      if (isStill() || isSame(live.current, to)) return jump(to)
      const from = live.current
      const start = performance.now()
      const step = (time: number): void => {
        const part = Math.min(1, Math.max(0, (time - start) / FLIGHT))
        live.current = part < 1 ? midway(from, to, part) : to
        show()
        if (part < 1) flight.current = requestAnimationFrame(step)
        else settle()
      }
      flight.current = requestAnimationFrame(step)
    },
    [jump, show, settle],
  )
  // The transform goes when the layers are drawn for the new view, in the same frame.
  useLayoutEffect(show, [drawn, show])
  useEffect(
    () => () => {
      cancelAnimationFrame(flight.current)
      clearTimeout(rest.current)
    },
    [],
  )

  const { width, height } = bounds.size
  const sheet = bounds.sheet.join()
  useLayoutEffect(() => {
    if (width && height)
      jump(now.current.moved ? bounded(live.current, now.current.bounds) : now.current.home)
  }, [width, height, sheet, jump])

  const question = useRef(asked.question)
  const { key, box, least } = asked
  const covered = Object.values(bounds.covered).join()
  useEffect(() => {
    const same = question.current === asked.question
    question.current = asked.question
    if (same && now.current.moved) return
    const inSight =
      !box ||
      (live.current.scale >= least * 0.999 && isInside(box, freeView(live.current, now.current.bounds)))
    if (inSight) return
    setMoved(false)
    fly(now.current.home)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- boxes are compared by what is asked
  }, [key, asked.question, covered, fly])

  return useMemo(() => {
    const byHand = (camera: Camera, flown = false): void => {
      cancelAnimationFrame(flight.current)
      setMoved(true)
      if (flown) fly(camera)
      else set(camera)
    }
    return {
      drawn,
      view,
      moved,
      pan: (dx, dy) => byHand(panned(live.current, dx, dy, now.current.bounds)),
      zoom: (factor, at, flown) => byHand(zoomed(live.current, factor, at, now.current.bounds), flown),
      fly,
      visit: (to) => byHand(to, true),
      whole: () => byHand(wholeView(now.current.bounds), true),
      home: () => {
        setMoved(false)
        fly(now.current.home)
      },
      reveal: (to) => {
        const there = revealed(live.current, to, now.current.bounds)
        if (!isSame(live.current, there)) fly(there)
      },
    }
  }, [drawn, view, moved, fly, set])
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function isSame(one: Camera, other: Camera): boolean {
  return (
    Math.hypot(one.x - other.x, one.y - other.y) * one.scale < 0.5 &&
    Math.abs(one.scale / other.scale - 1) < 0.001
  )
}

function isFar(from: Camera, to: Camera, { width, height }: Size, stretch: number): boolean {
  const by = to.scale / from.scale
  return (
    by > stretch ||
    by < 1 / stretch ||
    Math.abs(to.x - from.x) * to.scale > width * DRIFT ||
    Math.abs(to.y - from.y) * to.scale > height * DRIFT
  )
}

/** The transform that shows layers drawn for one view as another sees them. */
function between(from: Camera, to: Camera, { width, height }: Size): string {
  const by = to.scale / from.scale
  const x = (from.x - to.x) * to.scale + (width / 2) * (1 - by)
  const y = (from.y - to.y) * to.scale + (height / 2) * (1 - by)
  const still = Math.abs(by - 1) < 0.0001
  if (!still) return `translate(${x}px, ${y}px) scale(${by})`
  // Whole pixels keep letters sharp.
  return `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}
