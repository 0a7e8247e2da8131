import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { inTransactionOn } from '@/server/transaction'
import {
  cancellationDeclinedMail,
  cancellationRequestedMail,
  cancellationWithdrawnMail,
} from '../mail/cancellation-mails'
import { isCancellationRequested } from '../queries/match-cancellations'
import { cancellationOf } from '../rules/cancellation'
import { type LockedOrder, lockOrder } from './lock-order'
import { notifyOrderCustomer, notifyOrderStaff } from './notify-order-customer-or-staff'
import { writeOrderHistory } from './write-order-history'

const isRequested = (db: Db, id: number): Promise<boolean> =>
  exists(db, sql`FROM orders o WHERE o.id = ${id} AND ${isCancellationRequested(sql`o.id`)}`)

/** Whether a request to cancel still waits for its answer: once the order has ended, none does. */
const isWaiting = async (db: Db, { id, status }: LockedOrder): Promise<boolean> =>
  cancellationOf(status) === 'request' && (await isRequested(db, id))

const needReason = () => validationFailed([issue('reason', 'Give a reason.')])

/**
 * Requests staff to cancel a confirmed order, on behalf of its customer: work for staff until they cancel or
 * decline. Requesting again while it is open changes nothing.
 *
 * @throws AppError 404 if there is none of the caller's, 409 if it can be cancelled at once, or no longer, 422
 * without a reason
 */
export async function requestCancellation(
  req: PayloadRequest,
  id: number,
  reason: string | null,
): Promise<void> {
  const actor = await actorOf(req)
  await inTransactionOn(req, [`orders:${id}`], async (inner, db) => {
    const order = await lockOrder(db, id, actor)
    if (!reason) throw needReason()
    const { status } = order
    if (cancellationOf(status) !== 'request')
      throw conflict('A cancellation cannot be requested for this order now.')
    if (await isRequested(db, id)) return
    const by = { kind: 'customer', id: Number(inner.user?.id) } as const
    await writeOrderHistory(db, {
      orderId: id,
      from: status,
      to: status,
      step: 'requestCancellation',
      by,
      reason,
    })
    const effect = `cancellation-requested:${Date.now()}`
    await notifyOrderStaff(inner, id, cancellationRequestedMail, { effect, values: { reason } })
  })
}

/**
 * Declines a customer's request to cancel: the order goes on, and the customer gets the reason.
 *
 * @throws AppError 404 if there is none of the caller's showrooms, 409 without a request, 422 without a reason
 */
export async function declineCancellation(
  req: PayloadRequest,
  id: number,
  reason: string | null,
): Promise<void> {
  const actor = await actorOf(req)
  await inTransactionOn(req, [`orders:${id}`], async (inner, db) => {
    const order = await lockOrder(db, id, actor)
    if (!reason) throw needReason()
    const { status } = order
    if (!(await isWaiting(db, order))) throw conflict('The customer has not asked to cancel this order.')
    const by = { kind: 'staff', id: Number(inner.user?.id) } as const
    await writeOrderHistory(db, {
      orderId: id,
      from: status,
      to: status,
      step: 'declineCancellation',
      by,
      reason,
    })
    const effect = `cancellation-declined:${Date.now()}`
    await notifyOrderCustomer(inner, id, cancellationDeclinedMail, { effect, values: { reason } })
  })
}

/**
 * Withdraws a customer's own request to cancel: the order goes on, and the showroom is notified.
 *
 * @throws AppError 404 if there is none of the caller's, 409 if no request waits for its answer
 */
export async function withdrawCancellation(req: PayloadRequest, id: number): Promise<void> {
  const actor = await actorOf(req)
  await inTransactionOn(req, [`orders:${id}`], async (inner, db) => {
    const order = await lockOrder(db, id, actor)
    if (!(await isWaiting(db, order)))
      throw conflict('There is no request to cancel this order that waits for an answer.')
    const { status } = order
    const by = { kind: 'customer', id: Number(inner.user?.id) } as const
    const line = { orderId: id, from: status, to: status, step: 'withdrawCancellation', by, reason: null }
    await writeOrderHistory(db, line)
    const effect = `cancellation-withdrawn:${Date.now()}`
    await notifyOrderStaff(inner, id, cancellationWithdrawnMail, { effect, values: {} })
  })
}
