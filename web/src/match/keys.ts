/** The keyboard of a question. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { typed } from '../seals'

interface Keys {
  /** Changes with what is asked. */ question: string
  least: number
  most: number
  choose: (key: number) => void
  explain: () => void
  back: (() => void) | undefined
}

/** Numbers choose, ? explains, Escape and Backspace go back. */
export function useKeys({ question, least, most, ...acts }: Keys): void {
  const before = useRef('')
  // What others do meanwhile redraws the page: a number that is being typed is kept.
  const now = useRef(acts)
  now.current = acts
  // With the options, not a moment after them: a fast typist answers what is on the screen.
  useLayoutEffect(() => {
    before.current = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = (n: number): void => {
      clearTimeout(timer)
      before.current = ''
      now.current.choose(n)
    }
    const type = (digit: string): void => {
      const { chosen, kept } = typed(before.current, digit, most, least)
      clearTimeout(timer)
      before.current = kept
      if (chosen !== null) take(chosen)
      else if (kept) timer = setTimeout(() => take(Number(kept)), 700)
    }
    const press = (event: KeyboardEvent): void => {
      if (isMeantElsewhere(event)) return
      if (/^\d$/.test(event.key)) type(event.key)
      else if (event.key === '?') now.current.explain()
      else if (event.key === 'Escape' || event.key === 'Backspace') now.current.back?.()
    }
    addEventListener('keydown', press)
    return () => {
      removeEventListener('keydown', press)
      clearTimeout(timer)
    }
  }, [question, least, most])
}

function isMeantElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    Boolean(target?.closest('input, textarea, select, dialog, [role=dialog]'))
  )
}
