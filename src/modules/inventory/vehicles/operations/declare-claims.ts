import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { definePort } from '@/server/port'
import type { Claim, ClaimEffect, ClaimField, ClaimNotice, VehicleChange } from '../rules/vehicle-claims'

/** A locked vehicle, and the change about to be made. */
export type ChangedVehicle = VehicleChange & { id: number; name: string; sku: string }

/** A vehicle with its change's effects on the claims of one source. */
export type ClaimedVehicle<E extends ClaimEffect = ClaimEffect> = {
  vehicle: ChangedVehicle
  effects: readonly E[]
}

/**
 * A source of claims on vehicles. It only receives its own claims and effects, so these may contain more than
 * is required here.
 */
export type ClaimSource<C extends Claim = Claim, E extends ClaimEffect<C> = ClaimEffect<C>> = {
  /**
   * The field in which a call consents to effects on these claims (`schemas/consent.ts`), and which refusals
   * name.
   */
  field: ClaimField
  /** The plural name in a sentence: 'open reservations'. */
  plural: string
  /**
   * The current claims on vehicles, by vehicle; one query for all of them. Read only.
   *
   * @param named whether the viewer sees who the customers are
   */
  open(db: Db, vehicleIds: readonly number[], named: boolean): Promise<Map<number, C[]>>
  /** The effects of a change on the claims of one vehicle; unaffected ones are left out. */
  effects(claims: readonly C[], change: VehicleChange): E[]
  /**
   * The effect on one claim, in a sentence for the person about to change the vehicle; ends with TOLD if a
   * mail is sent.
   */
  effectText(effect: E, change: VehicleChange): string
  /** Why a vehicle is skipped, without a full stop: 'Reserved for Jane Doe'. */
  leftAlone(effects: readonly E[]): string
  /**
   * Ends the affected claims and notifies their customers, in the caller's transaction. The vehicles' own
   * rows are up to the caller, and come after.
   *
   * @param note why, for the customers; a standard reason by default
   */
  end(req: PayloadRequest, db: Db, vehicles: readonly ClaimedVehicle<E>[], note: string | null): Promise<void>
  /** What the vehicle's form shows about its claims, at least one. */
  notice(claims: readonly C[], vehicle: { sku: string }): ClaimNotice
}

/** Claims on vehicles that must not be lost silently: higher modules register them here. */
export const vehicleClaims = definePort<ClaimSource>('vehicleClaims')
