import { useEffect } from 'react'

/** Safari has no idle time to offer. */
const LATER_MS = 1_000

/** Makes the list ready, to which a save leads, while the browser has nothing else to do. */
export function useListReady(): void {
  useEffect(() => {
    const prepare = () => void import('../stock/stock-table').catch(() => null)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prepare, LATER_MS)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(prepare)
    return () => cancelIdleCallback(idle)
  }, [])
}
