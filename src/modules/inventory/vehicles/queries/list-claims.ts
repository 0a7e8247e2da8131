import type { Db } from '@/server/db-of'
import { type ClaimSource, vehicleClaims } from '../operations/declare-claims'
import type { Claim, ClaimEffect, ClaimNotice, VehicleChange } from '../rules/vehicle-claims'

/** One source's claims on one vehicle; at least one. */
export type OpenClaims = { source: ClaimSource; claims: readonly Claim[] }

/**
 * The claims on vehicles, by vehicle and source; one query per source. Vehicles without any are left out.
 *
 * @param named whether the viewer sees who the customers are
 */
export async function listClaimsOn(
  db: Db,
  vehicleIds: readonly number[],
  named: boolean,
): Promise<Map<number, OpenClaims[]>> {
  const byVehicle = new Map<number, OpenClaims[]>()
  for (const source of vehicleClaims.all())
    for (const [vehicle, claims] of await source.open(db, vehicleIds, named))
      byVehicle.set(vehicle, [...(byVehicle.get(vehicle) ?? []), { source, claims }])
  return byVehicle
}

/** The effects of a change on the claims of one source. */
export type AffectedClaims = { source: ClaimSource; effects: readonly ClaimEffect[] }

/** The effects of a change on the claims on a vehicle; sources without affected claims are left out. */
export const affectedClaims = (open: readonly OpenClaims[], change: VehicleChange): AffectedClaims[] =>
  open
    .map(({ claims, source }) => ({ source, effects: source.effects(claims, change) }))
    .filter(({ effects }) => effects.length > 0)

/** Why a vehicle with such claims is skipped: 'Reserved for Jane Doe'. */
export const leftAlone = (affected: readonly AffectedClaims[]): string =>
  affected.map(({ effects, source }) => source.leftAlone(effects)).join('; ')

/** The names of claims in a sentence, each kind once: 'open reservations'. */
export const claimWords = (affected: readonly Pick<OpenClaims, 'source'>[]): string =>
  new Intl.ListFormat('en-GB').format(new Set(affected.map(({ source }) => source.plural)))

/** What the form of a vehicle shows about the claims on it. */
export const claimNotices = (open: readonly OpenClaims[], vehicle: { sku: string }): ClaimNotice[] =>
  open.map(({ claims, source }) => source.notice(claims, vehicle))
