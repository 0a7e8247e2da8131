'use client'

import { useSearchParams } from 'next/navigation'
import { ONLY, readComparedIds } from '../../rules/comparison'

/** What the address contains of the comparison on screen: its order, and whether only differences are shown. */
export function useComparisonUrl() {
  const address = useSearchParams()
  const ids = readComparedIds(address.get('ids') ?? undefined)
  return { ids, onlyDifferences: address.get(ONLY.name) === ONLY.value }
}

/** Shows the same vehicles in another way: the address changes, and nothing is requested from the server. */
export const showComparison = (href: string): void => window.history.replaceState(null, '', href)
