import type { BulkConsent, ClaimField } from '../vehicle-claims'
import type { VehicleStatus } from '../vehicle-status'

/**
 * Why the status of a vehicle changes, and what that needs:
 * - staff: saved in the form or by the API, which resolve the claims with the caller's consent
 * - bulk: many at once; `from` leaves out vehicles that have another status by now
 * - trash: on the way to the trash, its claims are ended
 * - reservation, quote: a step that has written its own claim already
 * - order: a step; `ownClaims` names the claims that it does not end
 * - import: a file or its undo, which refuse a row that affects a claim
 */
export type StatusChange =
  | { by: 'staff' }
  | { by: 'bulk'; bulk: BulkConsent; from?: VehicleStatus }
  | { by: 'trash' }
  | { by: 'reservation' }
  | { by: 'quote' }
  | { by: 'order'; ownClaims: ClaimField }
  | { by: 'import' }

/** What a vehicle's status changes for. */
export type StatusReason = StatusChange['by']

const REOPENING: readonly StatusReason[] = ['quote', 'order']

/** Whether it may free a sold vehicle, whoever acts: the cancellation, return or switch of a deal. */
export const mayReopen = (by: StatusReason | undefined): boolean => by !== undefined && REOPENING.includes(by)

const STEPS: readonly StatusReason[] = ['trash', 'reservation', 'quote', 'order']

/**
 * Whether it follows from something else that happens to a vehicle: of any showroom, in the trash too, and it is
 * refused together with what it follows from.
 */
export const isStep = (by: StatusReason): boolean => STEPS.includes(by)

declare module 'payload' {
  interface RequestContext {
    /** Set by whoever has resolved the claims on the vehicle that is being saved. */
    statusChange?: StatusChange
  }
}
