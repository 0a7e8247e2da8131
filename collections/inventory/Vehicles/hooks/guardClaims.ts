import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { linkedId } from '@/kernel/linked-id'
import {
  affectedClaims,
  claimWords,
  listClaimsOn,
  type OpenClaims,
} from '@/modules/inventory/vehicles/queries/list-claims'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { dbOf } from '@/server/db-of'

function refuse(affected: readonly Pick<OpenClaims, 'source'>[]): never {
  const message = `This affects ${claimWords(affected)} of the vehicle. Change it in its form, which shows what will happen to them.`
  throw new APIError(message, 409, { code: 'affects_reservations' }, true)
}

/** The claims on the vehicle; it does not matter whose they are. */
async function claimsOnOne(req: PayloadRequest, vehicleId: number): Promise<OpenClaims[]> {
  const claims = await listClaimsOn(await dbOf(req), [vehicleId], false)
  return claims.get(vehicleId) ?? []
}

/**
 * Changing a vehicle's status, moving it or trashing it affects its claims: saving it in the form
 * resolves them first (`context.statusChange`); any other write that comes here is rejected while there are claims.
 */
export const guardClaims: CollectionBeforeChangeHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || context.statusChange) return data
  const from = originalDoc.status as VehicleStatus
  const change = {
    from,
    to: (data.status as VehicleStatus | undefined) ?? from,
    isTrashed: Boolean(data.deletedAt) && !originalDoc.deletedAt,
    isMoved: data.showroom !== undefined && linkedId(data.showroom) !== linkedId(originalDoc.showroom),
  }
  if (change.to === from && !change.isTrashed && !change.isMoved) return data
  const affected = affectedClaims(await claimsOnOne(req, Number(originalDoc.id)), change)
  if (affected.length > 0) refuse(affected)
  return data
}

/** A vehicle with claims cannot be deleted permanently: they would be lost silently. */
export const refuseWhileClaimed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const open = await claimsOnOne(req, Number(id))
  if (open.length > 0) refuse(open)
}
