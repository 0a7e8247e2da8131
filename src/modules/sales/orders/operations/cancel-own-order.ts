import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { actorOf } from '@/server/actor-of'
import { lockRows } from '@/server/database/lock-rows'
import { dbOf } from '@/server/db-of'
import { inTransactionOn } from '@/server/transaction'
import { CANCELLED_BY_CUSTOMER } from '../rules/cancellation'
import { NOTHING_NEEDED, transitionOrder } from '../rules/order-transition'
import { lockOrderOf, ORDER_NOT_FOUND, vehicleOfOrder } from './lock-order'
import { readOrderedVehicle } from './read-ordered-vehicle'
import { carryOutOrderStep } from './take-order-step'

/**
 * Cancels an order that staff have not confirmed, on behalf of its customer: the vehicle is for sale again, and both
 * sides are notified. Doing it again changes nothing.
 *
 * @throws AppError 404 if there is none of the caller's, 409 once it is confirmed
 */
export async function cancelOwnOrder(req: PayloadRequest, id: number, given: string | null): Promise<void> {
  const actor = await actorOf(req)
  const vehicleId = await vehicleOfOrder(await dbOf(req), id)
  if (vehicleId === null || actor.kind !== 'customer') throw notFound(ORDER_NOT_FOUND)
  await inTransactionOn(req, [`vehicles:${vehicleId}`, `orders:${id}`], async (inner, db) => {
    await lockRows(db, 'vehicles', [vehicleId])
    const order = await lockOrderOf(db, id, vehicleId, actor)
    if (order.status === 'ORDER_CANCELLED') return
    const reason = given ?? CANCELLED_BY_CUSTOMER
    const facts = { ...NOTHING_NEEDED, reason, now: new Date() }
    const step = 'cancelByCustomer'
    const result = transitionOrder({ ...order, endedAt: null }, step, 'customer', facts)
    if (!result.ok) throw conflict(result.error.message)
    const vehicle = await readOrderedVehicle(db, vehicleId)
    if (!vehicle) throw notFound(ORDER_NOT_FOUND)
    const by = { kind: 'customer', id: actor.id } as const
    const taken = {
      step,
      change: result.value,
      vehicle,
      next: null,
      by,
      reason,
      mailedReason: reason,
    } as const
    await carryOutOrderStep(inner, db, order, taken)
  })
}
