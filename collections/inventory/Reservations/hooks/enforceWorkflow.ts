import type { CollectionBeforeChangeHook } from 'payload'
import { APIError } from 'payload'
import {
  isReservationStep,
  RESERVATION_STATUS_LABELS,
  type ReservationStatus,
  WAITING,
} from '@/modules/inventory/reservations/rules/reservation-workflow'

type State = { status?: ReservationStatus }

/**
 * Holds for every write: a reservation starts as requested, and only moves along the steps of its workflow.
 */
export const enforceWorkflow: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { status: next = WAITING }: State = data
  const { status: was }: State = originalDoc ?? {}
  if (next === (was ?? WAITING) || (was && isReservationStep(was, next))) return data
  const words = RESERVATION_STATUS_LABELS[next].toLowerCase()
  throw new APIError(`A reservation cannot change like this: ${words}.`, 409, { code: 'conflict' }, true)
}
