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
  replaceCompared,
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

/** The same in the place of a vehicle; nothing changes for who only looks at somebody else's comparison. */
export const compareInstead = (id: number, vehicle: Compared): void =>
  kept.write(replaceCompared(kept.fresh(), id, vehicle))

/** Adds a vehicle beside one that is compared already. */
export function compareWith(id: number, vehicle: Compared): void {
  const list = kept.fresh()
  const after = addCompared(list, vehicle)
  if (after.ok && list.some((one) => one.id === id)) kept.write(after.value)
}

/** Replaces all compared vehicles; none clears the comparison. */
export const compareOnly = (vehicles: Comparison): void => kept.write(vehicles)
