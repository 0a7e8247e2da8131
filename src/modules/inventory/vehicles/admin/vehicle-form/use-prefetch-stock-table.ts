import { useEffect } from 'react'

/** Safari has no idle time to offer. */
const LATER_MS = 1_000

/** Prefetches the list, to which a save redirects, while the browser has nothing else to do. */
export function usePrefetchStockTable(): void {
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
