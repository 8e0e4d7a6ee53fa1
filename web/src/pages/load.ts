/** A value that is being fetched: loading, there, or refused. */
import { useCallback, useEffect, useState } from 'preact/hooks'
import { inWords } from '../api'

export interface Loaded<T> {
  value: T | null
  error: string
  again: () => void
  set: (value: T) => void
}

export function useLoaded<T>(fetch: () => Promise<T>, keys: unknown[]): Loaded<T> {
  const [value, set] = useState<T | null>(null)
  const [error, setError] = useState('')
  const again = useCallback(() => {
    let current = true
    fetch()
      .then((found) => {
        if (current) {
          set(() => found)
          setError('')
        }
      })
      .catch((e: unknown) => {
        if (current) setError(inWords(e))
      })
    return () => {
      current = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller names what the value depends on
  }, keys)
  useEffect(() => again(), [again])
  return { value, error, again, set }
}
