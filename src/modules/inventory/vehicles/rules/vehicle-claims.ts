import type { VehicleStatus } from './vehicle-status'

/** The change about to be made to a vehicle. */
export type VehicleChange = {
  from: VehicleStatus
  to: VehicleStatus
  /** It goes to the trash, whatever its status. */
  isTrashed?: boolean
  /** It moves to another showroom. */
  isMoved?: boolean
  /** Whether a sold vehicle is sold to the customer it is reserved for; undefined if not stated. */
  isSoldToHolder?: boolean
}

/**
 * A customer's claim on a vehicle, such as a reservation. `customer` is null for staff who do not deal with
 * customers; ids are unique within one source.
 */
export type Claim = { id: number; customer: string | null }

/** The outcome of a claim while it is not known who has bought the vehicle. */
export const UNDECIDED = 'undecided'

/** The effect of a vehicle's change on one claim. */
export type ClaimEffect<C extends Claim = Claim> = {
  claim: C
  /** How it ends, in its source's terms, or UNDECIDED; null if it continues. */
  ends: string | null
}

/** The call's field for consent to effects on one source's claims, such as 'affectedReservations'. */
export type ClaimField = `affected${string}`

/** The person changing the vehicle has seen these claims and wants the change anyway. */
export type Consent = {
  /** Ids of claims, by the field of their source. */
  agreed: { readonly [field: ClaimField]: readonly number[] | undefined }
  /** Why, for the customers whose claims end. */
  note?: string | null
  isSoldToHolder?: boolean
}

/** For changes to several vehicles: the consent, and whether vehicles it does not cover are skipped. */
export type BulkConsent = { consent: Consent; leavesAffected?: boolean }

/** The effects on one source's claims without consent. */
export const notAgreed = <E extends ClaimEffect>(
  effects: readonly E[],
  agreed: readonly number[] | undefined,
): E[] => effects.filter(({ claim, ends }) => ends === UNDECIDED || !agreed?.includes(claim.id))

/** Longest reason that staff give a customer whose claim ends, in characters. */
export const CLAIM_NOTE_MAX = 300

/** The text about an ending claim whose customer is notified. */
export const REPORTED = 'The customer is notified by e-mail.'

/** What a vehicle's form shows about the claims of one source. */
export type ClaimNotice = {
  /** Names them, and the list that contains them. */
  title: string
  href: string
  /** Shown with a full stop at the end: 'Reserved for', then the customer, then 'until' the time (ISO). */
  sentences: { text: string; customer?: string; until?: string }[]
}
