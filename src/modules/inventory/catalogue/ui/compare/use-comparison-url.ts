'use client'

import { useSearchParams } from 'next/navigation'
import { ONLY } from '../../rules/comparison'
import { readComparedIds } from '../../rules/read-compared-ids'

/** What the URL contains of the comparison on screen: its order, and whether only differences are shown. */
export function useComparisonUrl() {
  const params = useSearchParams()
  const ids = readComparedIds(params.get('ids') ?? undefined)
  return { ids, onlyDifferences: params.get(ONLY.name) === ONLY.value }
}

/** Shows the same vehicles in another way: the URL changes, and nothing is requested from the server. */
export const showComparison = (href: string): void => window.history.replaceState(null, '', href)
