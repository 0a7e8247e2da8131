import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { listShowroomReceivers } from '@/modules/accounts/people/queries/list-showroom-receivers'
import type { Db } from '@/server/db-of'
import { sendJob } from '@/server/jobs/send-job'
import { queueMail } from '@/server/mail/queue-mail'
import { inTransaction } from '@/server/transaction'
import { quoteNoteMail, quoteNoteToStaffMail } from '../mail/quote-mails'
import { listCustomerMessages } from '../queries/list-customer-messages'
import { readQuoteMailFacts } from '../queries/read-quote-mail-facts'
import { GATHERED_FOR } from '../rules/quote-message-limits'
import { mailQuoteMessagesQueue } from './declare-quote-queues'
import { lockQuote } from './lock-quote'
import { customerValues, showroomValues } from './notify-or-remind-of-quote'

/** Has a customer's messages about a quote sent to the showroom, together with those of the next two minutes. */
export const gatherQuoteMessages = (req: PayloadRequest, quoteId: number, noteId: number): Promise<unknown> =>
  sendJob(
    req,
    mailQuoteMessagesQueue,
    { quoteId, fromId: noteId },
    { key: String(quoteId), startAfter: new Date(Date.now() + GATHERED_FOR * 1000) },
  )

/** Writes to the showroom what a customer has written about a quote since a message, once for each receiver. */
export const mailQuoteMessages = (
  payload: Payload,
  { fromId, quoteId }: { quoteId: number; fromId: number },
): Promise<void> =>
  inTransaction({ payload }, async (req, db) => {
    await lockQuote(db, quoteId)
    const gathered = await listCustomerMessages(db, sql`n.quote_id = ${quoteId}`, fromId)
    if (!gathered) return
    const facts = await readQuoteMailFacts(db, quoteId)
    const values = { ...showroomValues(facts), message: gathered.text }
    const effect = `quote:${quoteId}:note:${gathered.lastId}`
    for (const to of await listShowroomReceivers(db, facts.showroomEmail))
      await queueMail(req, quoteNoteToStaffMail, to, `${effect}:${to.address}`, values)
  })

/** Writes to the customer what staff have written about a quote, in its transaction and once. */
export async function mailQuoteMessage(
  req: PayloadRequest,
  db: Db,
  quote: { id: number; orderId: number | null },
  note: { id: number; message: string },
): Promise<void> {
  const facts = await readQuoteMailFacts(db, quote.id)
  if (!facts.isReachable) return
  const to = { address: facts.email, userId: facts.customerId }
  const values = { ...customerValues(facts, quote.orderId), message: note.message }
  await queueMail(req, quoteNoteMail, to, `quote:${quote.id}:note:${note.id}`, values)
}
