import type { VehicleStatus } from './vehicle-status'

/** What is about to be done to a vehicle. */
export type VehicleChange = {
  from: VehicleStatus
  to: VehicleStatus
  /** It goes to the trash, whatever its status. */
  isTrashed?: boolean
  /** It goes to another showroom. */
  isMoved?: boolean
  /** Whether a sold vehicle is sold to the customer for whom it is kept; undefined while nobody has said so. */
  isSoldToHolder?: boolean
}

/**
 * What a customer has on a vehicle as long as it lasts, such as a reservation. `customer` is null for whoever does not
 * deal with customers; an id is unique among the claims of one source.
 */
export type Claim = { id: number; customer: string | null }

/** How a claim ends while nobody has said who has bought the vehicle. */
export const UNDECIDED = 'undecided'

/** What a change of a vehicle makes of one claim. */
export type ClaimEffect<C extends Claim = Claim> = {
  claim: C
  /** How it ends, in its source's words, or UNDECIDED; null when it lasts. */
  ends: string | null
}

/** The field of a call that agrees to what becomes of the claims of one source, such as 'affectedReservations'. */
export type ClaimField = `affected${string}`

/** Whoever changes the vehicle has been told of these claims and wants the change all the same. */
export type Consent = {
  /** Ids of claims, by the field of their source. */
  agreed: { readonly [field: ClaimField]: readonly number[] | undefined }
  /** Why, for the customers whose claims end. */
  note?: string | null
  isSoldToHolder?: boolean
}

/** The effects on claims of one source that nobody has agreed to. */
export const notAgreed = <E extends ClaimEffect>(
  effects: readonly E[],
  agreed: readonly number[] | undefined,
): E[] => effects.filter(({ claim, ends }) => ends === UNDECIDED || !agreed?.includes(claim.id))

/** Longest reason that staff give a customer whose claim ends, in characters. */
export const CLAIM_NOTE_MAX = 300

/** Said of a claim that ends, and whose customer reads so. */
export const TOLD = 'The customer is told by e-mail.'

/** What the form of a vehicle says about the claims of one source. */
export type ClaimNotice = {
  /** Names them, and the list that they stand in. */
  title: string
  href: string
  /** Each ends with a full stop when it is shown: 'Reserved for', then the customer, then 'until' the moment (ISO). */
  sentences: { text: string; customer?: string; until?: string }[]
}
