import { useSyncExternalStore } from 'react'
import { deviceValue } from '@/ui/device-value'
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

const stored = deviceValue<Comparison>('kaido:compare', readComparison)

/** This browser's comparison; none during server rendering. */
export const useComparison = (): Comparison =>
  useSyncExternalStore(stored.subscribe, stored.read, stored.onServer)

/** Adds a vehicle, or returns why not. */
export function compare(vehicle: Compared): void {
  const after = addCompared(stored.fresh(), vehicle)
  // Changes made in another tab that this one missed are picked up in any case.
  stored.write(after.ok ? after.value : stored.fresh())
  if (after.ok) return
  if (after.error === 'present') toast(COMPARE_PRESENT)
  else toast(COMPARE_FULL, 'warning')
}

export const stopComparing = (id: number): void => stored.write(removeCompared(stored.fresh(), id))

/** The same in the place of a vehicle; nothing changes for who only looks at somebody else's comparison. */
export const compareInstead = (id: number, vehicle: Compared): void =>
  stored.write(replaceCompared(stored.fresh(), id, vehicle))

/** Adds a vehicle beside one that is compared already. */
export function compareWith(id: number, vehicle: Compared): void {
  const list = stored.fresh()
  const after = addCompared(list, vehicle)
  if (after.ok && list.some((one) => one.id === id)) stored.write(after.value)
}

/** Replaces all compared vehicles; none clears the comparison. */
export const compareOnly = (vehicles: Comparison): void => stored.write(vehicles)
