/** Where the focus goes when what is asked changes. */
import { useEffect, useRef } from 'preact/hooks'

/**
 * When something else is asked and the focus would be lost, it goes to the first option if the player uses the
 * keyboard, and to the question otherwise.
 */
export function useFocusGoesOn(dock: { current: HTMLElement | null }, asked: string): void {
  const by = useRef<'' | 'keys' | 'pointer'>('')
  useEffect(() => {
    const press = (): void => {
      by.current = 'keys'
    }
    const point = (): void => {
      by.current = 'pointer'
    }
    addEventListener('keydown', press, true)
    addEventListener('pointerdown', point, true)
    return () => {
      removeEventListener('keydown', press, true)
      removeEventListener('pointerdown', point, true)
    }
  }, [])
  const before = useRef(asked)
  useEffect(() => {
    if (before.current === asked) return undefined
    before.current = asked
    // What lost its place in the order of tabs keeps the focus until the next frame is drawn.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (by.current && isLost(dock.current))
          target(dock.current, by.current)?.focus({ preventScroll: true })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [dock, asked])
}

function isLost(dock: HTMLElement | null): boolean {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || Boolean(dock?.contains(activeElement))
}

function target(dock: HTMLElement | null, by: 'keys' | 'pointer'): HTMLElement | null | undefined {
  const option = by === 'keys' ? dock?.querySelector<HTMLElement>('[data-option]') : null
  return option ?? dock?.querySelector<HTMLElement>('.question')
}
