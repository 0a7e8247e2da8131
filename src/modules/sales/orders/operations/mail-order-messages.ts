import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { listCustomerMessages } from '@/modules/sales/quotes/queries/list-customer-messages'
import { GATHERED_FOR } from '@/modules/sales/quotes/rules/quote-message-limits'
import { lockRows } from '@/server/database/lock-rows'
import { sendJob } from '@/server/jobs/send-job'
import { inTransaction } from '@/server/transaction'
import { orderNoteToStaffMail } from '../mail/order-mails'
import { mailOrderMessagesQueue } from './declare-order-queues'
import { notifyOrderStaff } from './notify-order-customer-or-staff'

/** Has a customer's messages about an order sent to staff, together with those of the next two minutes. */
export const gatherOrderMessages = (req: PayloadRequest, orderId: number, noteId: number): Promise<unknown> =>
  sendJob(
    req,
    mailOrderMessagesQueue,
    { orderId, fromId: noteId },
    { key: String(orderId), startAfter: new Date(Date.now() + GATHERED_FOR * 1000) },
  )

/** Writes to staff what a customer has written about an order since a message, once for each receiver. */
export const mailOrderMessages = (
  payload: Payload,
  { fromId, orderId }: { orderId: number; fromId: number },
): Promise<void> =>
  inTransaction({ payload }, async (req, db) => {
    await lockRows(db, 'orders', [orderId])
    const gathered = await listCustomerMessages(db, sql`n.order_id = ${orderId}`, fromId)
    if (!gathered) return
    const news = { effect: `note:${gathered.lastId}`, values: { message: gathered.text } }
    await notifyOrderStaff(req, orderId, orderNoteToStaffMail, news)
  })
