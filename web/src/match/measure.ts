/** Widths of words, as they are drawn. */
import { useEffect, useState } from 'preact/hooks'

const FAMILY = "'Source Sans 3', 'Segoe UI', sans-serif"
const pen = document.createElement('canvas').getContext('2d')
const known = new Map<string, number>()

/** The widths of the words of a text, in em. */
export function wordWidths(text: string, weight: 400 | 600): number[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => widthOf(word, weight))
}

function widthOf(word: string, weight: number): number {
  const key = `${weight} ${word}`
  const width = known.get(key) ?? drawn(word, weight)
  known.set(key, width)
  return width
}

function drawn(word: string, weight: number): number {
  if (!pen) return word.length / 2
  pen.font = `${weight} 100px ${FAMILY}`
  return pen.measureText(word).width / 100
}

/** Draw again when the fonts have come: what was measured before them is forgotten. */
export function useFonts(): void {
  const [, setReady] = useState(false)
  useEffect(() => {
    void document.fonts.ready.then(() => {
      known.clear()
      setReady(true)
    })
  }, [])
}
