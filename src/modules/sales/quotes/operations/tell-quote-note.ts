import type { PayloadRequest } from 'payload'
import { showroomReceivers } from '@/modules/inventory/reservations/operations/tell-showroom'
import { queueMail } from '@/server/mail/outbox'
import type { Db } from '@/server/transaction'
import { quoteNoteMail, quoteNoteToStaffMail } from '../mail/events'
import { quoteMailFacts } from '../queries/quote-mail'
import { customerValues, showroomValues } from './tell-quote-step'

/** A line of the conversation about a quote that both sides may read. */
type Note = { id: number; message: string; fromCustomer: boolean }

/** Writes to the other side about a line of the conversation, in its transaction and once for each receiver. */
export async function tellQuoteNote(
  req: PayloadRequest,
  db: Db,
  quote: { id: number; orderId: number | null },
  { fromCustomer, id, message }: Note,
): Promise<void> {
  const facts = await quoteMailFacts(db, quote.id)
  const effect = `quote:${quote.id}:note:${id}`
  if (fromCustomer) {
    const values = { ...showroomValues(facts), message }
    for (const to of await showroomReceivers(db, facts))
      await queueMail(req, quoteNoteToStaffMail, to, `${effect}:${to.address}`, values)
  } else if (facts.isReachable) {
    const to = { address: facts.email, userId: facts.customerId }
    const values = { ...customerValues(facts, quote.orderId), message }
    await queueMail(req, quoteNoteMail, to, effect, values)
  }
}
