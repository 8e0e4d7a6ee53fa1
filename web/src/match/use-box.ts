/** The size of the content box of an element, or of what it stands in, kept up to date. */
import { useLayoutEffect, useState } from 'preact/hooks'
import type { Size } from './layout'

export function useBox(element: { current: Element | null }, within = ''): Size {
  const [box, setBox] = useState<Size>({ width: Infinity, height: Infinity })
  useLayoutEffect(() => {
    const box = within ? element.current?.closest(within) : element.current
    if (!box) return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setBox((known) => (known.width === width && known.height === height ? known : { width, height }))
    })
    watch.observe(box)
    return () => watch.disconnect()
  }, [element, within])
  return box
}
