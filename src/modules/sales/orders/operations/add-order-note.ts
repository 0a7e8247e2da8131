import type { PayloadRequest } from 'payload'
import { limitQuoteMessages } from '@/modules/sales/quotes/operations/limit-quote-messages'
import { actorOf } from '@/server/actor-of'
import { createOnce } from '@/server/create-once'
import { createRecord } from '@/server/records'
import { orderNoteMail } from '../mail/order-mails'
import { lockOrder } from './lock-order'
import { gatherOrderMessages } from './mail-order-messages'
import { notifyOrderCustomer } from './notify-order-customer-or-staff'

/** A message about an order; an internal one is among staff. */
export type Note = { message: string; isInternal: boolean }

/**
 * Adds a message to the conversation about an order, and writes to the other side.
 *
 * @returns its id
 * @throws AppError 404 if there is no such order that the caller may see, 429 for a customer who writes too many
 */
export async function addOrderNote(req: PayloadRequest, orderId: number, note: Note): Promise<number> {
  const actor = await actorOf(req)
  const fromCustomer = actor.kind === 'customer'
  if (fromCustomer) await limitQuoteMessages(req, 'order', actor.id)
  return createOnce(req, `orders/${orderId}/notes`, note, async (inner, db) => {
    await lockOrder(db, orderId, actor)
    const isInternal = !fromCustomer && note.isInternal
    const { message } = note
    const id = await createRecord(inner, 'sales-notes', {
      order: orderId,
      author: Number(inner.user?.id),
      fromCustomer,
      message,
      internal: isInternal,
    })
    const news = { effect: `note:${id}`, values: { message } }
    if (fromCustomer) await gatherOrderMessages(inner, orderId, id)
    else if (!isInternal) await notifyOrderCustomer(inner, orderId, orderNoteMail, news)
    return id
  })
}
