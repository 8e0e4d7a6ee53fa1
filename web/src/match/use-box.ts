/** The size of an element's content box, kept up to date. */
import { useLayoutEffect, useState } from 'preact/hooks'
import type { Size } from './layout'

export function useBox(element: { current: Element | null }): Size {
  const [box, setBox] = useState<Size>({ width: Infinity, height: Infinity })
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setBox((known) => (known.width === width && known.height === height ? known : { width, height }))
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return box
}
