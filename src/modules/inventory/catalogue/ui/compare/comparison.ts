import { useSyncExternalStore } from 'react'
import { keptValue } from '@/ui/kept-value'
import { toast } from '@/ui/toast'
import {
  addCompared,
  COMPARE_FULL,
  COMPARE_PRESENT,
  type Compared,
  type Comparison,
  readComparison,
  removeCompared,
} from '../../rules/comparison'

const kept = keptValue<Comparison>('kaido:compare', readComparison)

/** The comparison of this browser; none while the server draws the page. */
export const useComparison = (): Comparison => useSyncExternalStore(kept.subscribe, kept.read, kept.onServer)

/** Adds a vehicle, or says why it is not added. */
export function compare(vehicle: Compared): void {
  const after = addCompared(kept.fresh(), vehicle)
  // What another tab did, of which this one had not heard, is taken over in any case.
  kept.write(after.ok ? after.value : kept.fresh())
  if (after.ok) return
  if (after.error === 'present') toast(COMPARE_PRESENT)
  else toast(COMPARE_FULL, 'warning')
}

export const stopComparing = (id: number): void => kept.write(removeCompared(kept.fresh(), id))

/** Puts others in the place of all that are compared; none clears the comparison. */
export const compareOnly = (vehicles: Comparison): void => kept.write(vehicles)
