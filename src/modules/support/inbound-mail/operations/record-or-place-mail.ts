import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MailState } from '@/modules/support/mail-threads/rules/mail-states'
import { inboundMails, supportTickets } from '@/modules/support/tables.gen'
import { addResponse } from '@/modules/support/tickets/operations/add-response'
import { createTicket } from '@/modules/support/tickets/operations/create-ticket'
import { resolveCustomerByEmail } from '@/modules/support/tickets/operations/resolve-ticket-references'
import { writeTicketHistory } from '@/modules/support/tickets/operations/write-ticket-history'
import type { NewAttachment, Writer } from '@/modules/support/tickets/rules/ticket-input-types'
import type { Db } from '@/server/db-of'
import { returning } from '@/server/rows/returning'
import { selectValues } from '@/server/rows/select'
import type { Thread } from '../rules/choose-thread'
import type { Message } from '../rules/compose-message'
import type { Sender } from '../rules/parsed-mail'

/** An e-mail as it is recorded. */
export type MailRecord = {
  key: string
  from: Sender | null
  subject: string
  rawPath: string
  state: MailState
  why: string | null
  ticketId: number | null
}

/** What an e-mail brings into its ticket. */
export type MailContent = Message & {
  from: Sender
  subject: string
  attachments: readonly NewAttachment[]
  isTrusted: boolean
}

const ID = { id: inboundMails.id }

/**
 * Records an e-mail. Whoever records the same one at the same moment waits here.
 *
 * @returns its id, or null if it is recorded already
 */
export async function recordMail(db: Db, mail: MailRecord): Promise<number | null> {
  const { from, key, rawPath, state, subject, ticketId, why } = mail
  const [made] = await returning(
    db,
    ID,
    sql`INSERT INTO inbound_mails (message_id, from_address, from_name, subject, state, why, raw_path, ticket_id)
      VALUES (${key}, ${from?.address ?? ''}, ${from?.name || null}, ${subject || null}, ${state}, ${why}, ${rawPath}, ${ticketId})
      ON CONFLICT (message_id) DO NOTHING`,
  )
  return made?.id ?? null
}

/** The account of a customer who answers their own ticket from its address; null for another address. */
async function findOwner(db: Db, ticketId: number, address: string): Promise<number | null> {
  const [customerId] = await selectValues(
    db,
    supportTickets.customerId,
    sql`FROM support_tickets WHERE id = ${ticketId} AND customer_id IN (
      SELECT id FROM users WHERE lower(email) = ${address} AND deleted_at IS NULL)`,
  )
  return customerId ?? null
}

const writerOf = ({ from }: MailContent, userId: number | null): Writer => ({
  kind: 'mail',
  address: from.address,
  name: from.name,
  userId,
})

/** Shows staff which ticket a new one refers to, and why it is not part of that one. */
async function linkTickets(db: Db, id: number, otherId: number, reason: string | null): Promise<void> {
  const [first, second] = id < otherId ? [id, otherId] : [otherId, id]
  await db.execute(sql`INSERT INTO ticket_links (ticket_id, other_id) VALUES (${first}, ${second})
    ON CONFLICT DO NOTHING`)
  const line = { kind: 'link', from: null, reason, at: new Date().toISOString() } as const
  const by = { kind: 'clock', userId: null } as const
  await writeTicketHistory(db, { ...line, by, ticketId: id, to: otherId })
  await writeTicketHistory(db, { ...line, by, ticketId: otherId, to: id })
}

async function openTicket(
  req: PayloadRequest,
  db: Db,
  mailId: number,
  { linkedTo, why }: { linkedTo: number | null; why: string | null },
  content: MailContent,
): Promise<number> {
  const userId = content.isTrusted ? await resolveCustomerByEmail(db, content.from.address) : null
  const id = await createTicket(req, {
    by: writerOf(content, userId),
    subject: content.subject,
    description: content.message,
    trimmedText: content.trimmedText,
    attachments: content.attachments,
    inboundMailId: mailId,
  })
  if (linkedTo !== null) await linkTickets(db, id, linkedTo, why)
  return id
}

/** Where an e-mail ended up. A response after a ticket was closed opens one that follows it. */
export type Placed = { ticketId: number; responseId: number | null }

/** Writes an e-mail into the ticket it belongs to, as whoever wrote it. */
export async function placeMail(
  req: PayloadRequest,
  db: Db,
  mailId: number,
  thread: Thread,
  content: MailContent,
): Promise<Placed> {
  if (thread.to === 'new-ticket')
    return { ticketId: await openTicket(req, db, mailId, thread, content), responseId: null }
  const { ticketId } = thread
  const { attachments, message, trimmedText } = content
  const given = { message, trimmedText, attachments, inboundMailId: mailId }
  if (thread.to === 'customer-response') {
    const by = writerOf(content, await findOwner(db, ticketId, content.from.address))
    return addResponse(req, ticketId, { ...given, by })
  }
  const by = { kind: 'staff', userId: thread.staffId } as const
  const isAnswer = thread.to === 'staff-answer' && (await isOpen(db, ticketId))
  return addResponse(req, ticketId, {
    ...given,
    by,
    isInternal: !isAnswer,
    sendEmailNotification: isAnswer,
  })
}

/** An answer after the ticket was closed reaches nobody: it is a note. */
async function isOpen(db: Db, ticketId: number): Promise<boolean> {
  const [status] = await selectValues(
    db,
    supportTickets.status,
    sql`FROM support_tickets WHERE id = ${ticketId} FOR UPDATE`,
  )
  return status !== undefined && status !== 'CLOSED'
}
