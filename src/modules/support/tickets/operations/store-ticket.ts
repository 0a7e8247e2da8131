import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import type { TicketChannel } from '../rules/ticket-choices'
import type { NewTicket, Writer } from '../rules/ticket-input-types'
import { addAttachments } from './add-attachments'
import { notifyTicketCreated } from './notify-ticket-created'
import type { ResolvedSubject } from './resolve-ticket-subject'
import { writeDueTimes } from './sla/write-due-times'
import { historyActor, writeTicketHistory } from './write-ticket-history'

export const CHANNELS: Record<Writer['kind'], TicketChannel> = {
  customer: 'WEB',
  staff: 'STAFF',
  mail: 'MAIL',
}

/** Who it is from: an account, or a stranger with an address. */
export type From = { customerId: number | null; name: string | null; email: string | null }

/** What a ticket refers to, as it is stored. */
export type TicketLinks = {
  from: From
  of: Omit<ResolvedSubject, 'customerId'>
  departmentId: number | null
  /** When it was asked, ISO in UTC; now by default. */
  at?: string
}

/** Stores a ticket whose links are known to be right, with its files and its history, and notifies both sides. */
export async function storeTicket(
  req: PayloadRequest,
  db: Db,
  input: NewTicket,
  links: TicketLinks,
): Promise<number> {
  const { by } = input
  const now = links.at ?? new Date().toISOString()
  const id = await insertTicket(db, input, links, now)
  await addAttachments(db, { ticketId: id, responseId: null }, input.attachments ?? [], by.userId)
  const line = { ticketId: id, kind: 'status', from: null, to: 'OPEN', reason: null } as const
  await writeTicketHistory(db, { ...line, by: historyActor(by), at: now })
  if (input.inboundMailId)
    await db.execute(sql`UPDATE inbound_mails SET ticket_id = ${id} WHERE id = ${input.inboundMailId}`)
  await writeDueTimes(db, [id])
  await notifyTicketCreated(req, db, id)
  return id
}

const ID = { id: number(sql`id`) }

async function insertTicket(
  db: Db,
  input: NewTicket,
  { departmentId, from, of }: TicketLinks,
  now: string,
): Promise<number> {
  const { by, description, subject } = input
  const showroomId = input.showroomId ?? of.showroomId
  const [made] = await returning(
    db,
    ID,
    sql`INSERT INTO support_tickets (subject, description, trimmed_text, priority, type, status, channel,
        department_id, showroom_id, customer_id, customer_name, customer_email, order_id, quote_id, vehicle_id,
        proforma_id, follows_id, status_at, last_customer_at, awaiting_since, created_by_id, updated_by_id,
        created_at, updated_at)
      VALUES (${subject}, ${description}, ${input.trimmedText ?? null}, ${input.priority ?? 'NORMAL'},
        ${input.type ?? 'QUESTION'}, 'OPEN', ${CHANNELS[by.kind]}, ${departmentId}, ${showroomId},
        ${from.customerId}, ${from.name}, ${from.email}, ${of.orderId}, ${of.quoteId}, ${of.vehicleId},
        ${of.proformaId}, ${input.followsTicketId ?? null}, ${now}, ${now}, ${now}, ${by.userId}, ${by.userId},
        ${now}, ${now})`,
  )
  if (!made) throw new Error('The ticket was not created')
  return made.id
}
