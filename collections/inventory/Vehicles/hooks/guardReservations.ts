import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { APIError } from 'payload'
import { openReservations } from '@/modules/inventory/queries/reservations'
import { effectText, reservationEffects } from '@/modules/inventory/rules/reservation-effects'
import type { VehicleStatus } from '@/modules/inventory/rules/vehicle-status'
import { dbOf } from '@/server/transaction'

const refuse = (why: readonly string[]): never => {
  const message = `This affects open reservations of the vehicle. Change it in its own form, which asks first. ${why.join(' ')}`
  throw new APIError(message.trim(), 409, { code: 'affects_reservations' }, true)
}

const idOf = (value: unknown): unknown =>
  value && typeof value === 'object' && 'id' in value ? value.id : value

/**
 * Whoever gives a vehicle another status, moves it or puts it into the trash knows what becomes of its reservations:
 * the product's own operations settle them first and say so here; every other way is refused while there are any.
 */
export const guardReservations: CollectionBeforeChangeHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || context.reservationsSettled === true) return data
  const from = originalDoc.status as VehicleStatus
  const change = {
    from,
    to: (data.status as VehicleStatus | undefined) ?? from,
    isTrashed: Boolean(data.deletedAt) && !originalDoc.deletedAt,
    isMoved: data.showroom !== undefined && idOf(data.showroom) !== idOf(originalDoc.showroom),
  }
  if (change.to === from && !change.isTrashed && !change.isMoved) return data
  const id = Number(originalDoc.id)
  const open = await openReservations(await dbOf(req), [id])
  const effects = reservationEffects(open.get(id) ?? [], change)
  if (effects.length > 0) refuse(effects.map((effect) => effectText(effect, change.to)))
  return data
}

/** A vehicle is not deleted for good while somebody waits for it: the reservation would be gone without a word. */
export const refuseWhileReserved: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const open = await openReservations(await dbOf(req), [Number(id)])
  if (open.size > 0) refuse([])
}
