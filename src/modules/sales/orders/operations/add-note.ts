import type { PayloadRequest } from 'payload'
import { actorOf } from '@/server/permissions'
import { createRecord } from '@/server/records'
import { sentOnce } from '@/server/sent-once'
import { orderNoteMail, orderNoteToStaffMail } from '../mail/events'
import { lockOrder } from './lock-order'
import { tellOrderCustomer, tellOrderStaff } from './tell-sides'

/** A message about an order; an internal one is among staff. */
export type Note = { message: string; isInternal: boolean }

/**
 * Adds a message to the conversation about an order, and writes to the other side.
 *
 * @returns its id
 * @throws AppError 404 if there is no such order that the caller may see
 */
export const addNote = (req: PayloadRequest, orderId: number, note: Note): Promise<number> =>
  sentOnce(req, `orders/${orderId}/notes`, note, async (inner, db) => {
    const actor = await actorOf(inner)
    await lockOrder(db, orderId, actor)
    const fromCustomer = actor.kind === 'customer'
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
    if (fromCustomer) await tellOrderStaff(inner, orderId, orderNoteToStaffMail, news)
    else if (!isInternal) await tellOrderCustomer(inner, orderId, orderNoteMail, news)
    return id
  })
