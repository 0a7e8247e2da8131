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

/** This browser's comparison; none during server rendering. */
export const useComparison = (): Comparison => useSyncExternalStore(kept.subscribe, kept.read, kept.onServer)

/** Adds a vehicle, or says why not. */
export function compare(vehicle: Compared): void {
  const after = addCompared(kept.fresh(), vehicle)
  // Changes made in another tab that this one missed are picked up in any case.
  kept.write(after.ok ? after.value : kept.fresh())
  if (after.ok) return
  if (after.error === 'present') toast(COMPARE_PRESENT)
  else toast(COMPARE_FULL, 'warning')
}

export const stopComparing = (id: number): void => kept.write(removeCompared(kept.fresh(), id))

/** Replaces all compared vehicles; none clears the comparison. */
export const compareOnly = (vehicles: Comparison): void => kept.write(vehicles)
