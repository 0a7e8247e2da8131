import { useEffect, useState } from 'react'

/**
 * A text once it has not changed for a while, for what must not be requested with every key.
 *
 * @param first what it is until then
 */
export function useDebouncedValue(text: string, pauseMs: number, first = text): string {
  const [debounced, setDebounced] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return debounced
}
