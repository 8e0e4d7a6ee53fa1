/** Fingers, mouse, wheel and keys that move a map. */
import { useMemo, useRef } from 'preact/hooks'
import type { Spot } from './boxes'
import type { CameraMan } from './use-camera'

/** A pointer that moved less still clicks. */
const SLOP = 8
const TWICE = 320
const STEP = 1.5
const STRIDE = 72
const WHEEL = 0.0016
const PINCH_WHEEL = 0.01
const LINE_HEIGHT = 20

interface Touch extends Spot {
  startX: number
  startY: number
}

type Moves = Pick<CameraMan, 'pan' | 'zoom' | 'whole' | 'home'>

/** Handlers for the element that frames a map. */
export function useGestures(camera: Moves, isLens: boolean): object {
  const touches = useRef(new Map<number, Touch>())
  const dragged = useRef(false)
  const lastTap = useRef({ time: 0, x: 0, y: 0 })
  const latest = useRef(camera)
  latest.current = camera
  return useMemo(
    () => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button) return
        if (!touches.current.size) dragged.current = false
        const at = spotOf(event)
        touches.current.set(event.pointerId, { ...at, startX: at.x, startY: at.y })
      },
      onPointerMove: (event: PointerEvent) => {
        const before = touches.current.get(event.pointerId)
        if (!before) return
        if (event.pointerType === 'mouse' && !event.buttons) {
          touches.current.delete(event.pointerId)
          return
        }
        const at = spotOf(event)
        if (!dragged.current && Math.hypot(at.x - before.startX, at.y - before.startY) < SLOP) return
        if (!dragged.current) {
          dragged.current = true
          frameOf(event).setPointerCapture(event.pointerId)
        }
        const [other] = [...touches.current].flatMap(([id, touch]) => (id === event.pointerId ? [] : [touch]))
        if (other) pinch(latest.current, before, at, other)
        else latest.current.pan(at.x - before.x, at.y - before.y)
        touches.current.set(event.pointerId, { ...before, ...at })
      },
      onPointerUp: (event: PointerEvent) => {
        const touch = touches.current.get(event.pointerId)
        touches.current.delete(event.pointerId)
        if (!touch || dragged.current || onChoice(event)) return
        const { time, x, y } = lastTap.current
        lastTap.current = { time: event.timeStamp, x: touch.x, y: touch.y }
        if (event.timeStamp - time > TWICE || Math.hypot(touch.x - x, touch.y - y) > 24) return
        lastTap.current.time = 0
        latest.current.zoom(STEP * STEP, touch, true)
      },
      onPointerCancel: (event: PointerEvent) => touches.current.delete(event.pointerId),
      onClickCapture: (event: MouseEvent) => {
        if (!dragged.current) return
        dragged.current = false
        event.stopPropagation()
      },
      onWheel: (event: WheelEvent) => {
        event.preventDefault()
        const by = event.deltaY * (event.deltaMode === 1 ? LINE_HEIGHT : 1)
        latest.current.zoom(Math.exp(-by * (event.ctrlKey ? PINCH_WHEEL : WHEEL)), spotOf(event))
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
        const { width, height } = sizeOf(event)
        if (move(latest.current, event.key, { x: width / 2, y: height / 2 }, isLens)) event.preventDefault()
      },
    }),
    [isLens],
  )
}

/** Two fingers: the place between them stays between them. */
function pinch(camera: Moves, before: Spot, now: Spot, other: Spot): void {
  const was = Math.hypot(before.x - other.x, before.y - other.y)
  const is = Math.hypot(now.x - other.x, now.y - other.y)
  camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  camera.zoom(is / Math.max(was, 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
}

function move(camera: Moves, key: string, middle: Spot, isLens: boolean): boolean {
  const way = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key]
  if (way) camera.pan((way[0] ?? 0) * STRIDE, (way[1] ?? 0) * STRIDE)
  else if (key === '+' || key === '=') camera.zoom(STEP, middle, true)
  else if (key === '-' || key === '−') camera.zoom(1 / STEP, middle, true)
  else if (key === '0' && isLens) camera.whole()
  else if (key === '0' || key === 'Home') camera.home()
  else return false
  return true
}

const frameOf = (event: Event): HTMLElement => event.currentTarget as HTMLElement

const onChoice = (event: Event): boolean =>
  Boolean((event.target as Element).closest('.choice, .seal, button'))

function sizeOf(event: Event): { width: number; height: number } {
  const frame = frameOf(event)
  return { width: frame.clientWidth, height: frame.clientHeight }
}

/** Where an event happened in the frame's own pixels; pages may be drawn larger than they are laid out. */
function spotOf(event: MouseEvent): Spot {
  const frame = frameOf(event)
  const box = frame.getBoundingClientRect()
  const by = box.width / Math.max(frame.offsetWidth, 1)
  return { x: (event.clientX - box.x) / by, y: (event.clientY - box.y) / by }
}
