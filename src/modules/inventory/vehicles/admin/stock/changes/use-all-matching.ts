'use client'
import { useState } from 'react'
import type { Selection } from '@/ui/back-office/list/use-selection'
import { BULK_MAX } from '../../../rules/stock/bulk-change'
import type { SentChange } from './stock-change-type'
import { useVehicleChanges } from './use-vehicle-changes'

type Shown = { total: number; capped: boolean; query: string }

/**
 * The selected vehicles: those ticked, or all that the list finds, on every page. The latter holds for the filters it was
 * chosen with: others find other vehicles.
 */
export function useAllMatching(selection: Selection, { capped, query, total }: Shown) {
  const [chosen, setChosen] = useState<string | null>(null)
  const changes = useVehicleChanges()
  const isAll = chosen === query
  const hasMore = total > selection.selected.size
  const clear = () => {
    setChosen(null)
    selection.clear()
  }
  const vehicles = isAll ? { search: query, expected: total } : { ids: [...selection.selected] }
  return {
    isAll,
    total,
    /** How many are changed. */
    count: isAll ? total : selection.selected.size,
    /** Whether there are more than those ticked; and whether they are too many. */
    mayChooseAll: !isAll && selection.isAll && hasMore && !capped && total <= BULK_MAX,
    isTooMany: !isAll && selection.isAll && (capped || total > BULK_MAX),
    chooseAll: () => setChosen(query),
    clear,
    changes,
    vehicles: isAll ? { search: query } : vehicles,
    send: async (change: SentChange) => {
      const answer = await changes.start(change, vehicles)
      if (answer.ok) clear()
      return answer
    },
  }
}
export type AllMatching = ReturnType<typeof useAllMatching>
