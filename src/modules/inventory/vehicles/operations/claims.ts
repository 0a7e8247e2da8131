import type { PayloadRequest } from 'payload'
import { definePort } from '@/server/port'
import type { Db } from '@/server/transaction'
import type { Claim, ClaimEffect, ClaimField, ClaimNotice, VehicleChange } from '../rules/claims'

/** A vehicle whose row is locked, and what is about to be done to it. */
export type ChangedVehicle = VehicleChange & { id: number; name: string; sku: string }

/** A vehicle with what its change makes of the claims of one source. */
export type ClaimedVehicle<E extends ClaimEffect = ClaimEffect> = {
  vehicle: ChangedVehicle
  effects: readonly E[]
}

/**
 * Somebody who knows of claims on vehicles. It is handed nothing but its own claims and effects, so it may keep more
 * in them than is asked for here.
 */
export type ClaimSource<C extends Claim = Claim, E extends ClaimEffect<C> = ClaimEffect<C>> = {
  /** Where a call agrees to what becomes of these claims (`schemas/consent.ts`), and where a refusal names them. */
  field: ClaimField
  /** What several are called in a sentence: 'open reservations'. */
  plural: string
  /**
   * The claims that vehicles have now, by vehicle; one query for all of them. Reads only.
   *
   * @param named whether the viewer learns who the customers are
   */
  open(db: Db, vehicleIds: readonly number[], named: boolean): Promise<Map<number, C[]>>
  /** What a change makes of the claims of one vehicle; those that it leaves as they are do not appear. */
  effects(claims: readonly C[], change: VehicleChange): E[]
  /** What becomes of one, in a sentence for whoever is about to change the vehicle; ends with TOLD where a mail is sent. */
  effectText(effect: E, change: VehicleChange): string
  /** Why a vehicle is left as it is, without a full stop: 'Reserved for Jane Doe'. */
  leftAlone(effects: readonly E[]): string
  /**
   * Ends the claims that the changes end and tells their customers, in the caller's transaction. The vehicles' own rows
   * are the caller's affair, and come after.
   *
   * @param note why, for the customers; a usual reason without
   */
  end(req: PayloadRequest, db: Db, vehicles: readonly ClaimedVehicle<E>[], note: string | null): Promise<void>
  /** What the vehicle's form says about its claims, of which there is one at least. */
  notice(claims: readonly C[], vehicle: { sku: string }): ClaimNotice
}

/** Who has a claim on a vehicle that must not be lost without a word: each higher module that knows registers here. */
export const vehicleClaims = definePort<ClaimSource>('vehicleClaims')
