import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { momentIn } from '@/kernel/time/time-in-words'
import { listPermittedStaff } from '@/modules/accounts/people/queries/list-permitted-staff'
import { listShowroomReceivers } from '@/modules/accounts/people/queries/list-showroom-receivers'
import { readCompanySettings } from '@/modules/settings/company/queries/read-company-settings'
import { sharedMailbox } from '@/modules/support/mail-threads/rules/shared-mailbox'
import type { Db } from '@/server/db-of'
import { env } from '@/server/env'
import type { Receiver } from '@/server/mail/queue-mail'
import { flag, nullable, number, numbers, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { TICKET, TICKET_JOINS } from '../queries/select-ticket'
import { chooseReceivers } from '../rules/choose-receivers'

const PARTIES = {
  id: TICKET.id,
  ticketNumber: TICKET.ticketNumber,
  subject: TICKET.subject,
  description: TICKET.description,
  priority: TICKET.priority,
  status: TICKET.status,
  showroomId: TICKET.showroomId,
  handlerId: TICKET.handlerId,
  customerId: TICKET.customerId,
  customerName: TICKET.customerName,
  customerEmail: TICKET.customerEmail,
  firstResponseDueAt: TICKET.firstResponseDueAt,
  dueAt: TICKET.dueAt,
  firstName: nullable(text(sql`coalesce(nullif(trim(u.first_name), ''), t.customer_name)`)),
  /** Blocked and deleted accounts get no e-mail; strangers have none that could be. */
  hasMail: flag(sql`t.customer_id IS NULL OR (u.status = 'ACTIVE' AND u.deleted_at IS NULL)`),
  departmentEmail: nullable(text(sql`nullif(trim(d.email), '')`)),
  timeZone: nullable(text(sql`d.time_zone`)),
  leadId: nullable(number(sql`d.lead_id`)),
  memberIds: numbers(sql`ARRAY(SELECT m.users_id FROM support_departments_rels m
    WHERE m.parent_id = t.department_id AND m.path = 'members' AND m.users_id IS NOT NULL)`),
}

/** A ticket with who gets e-mails about it. */
export type TicketParties = RowOf<typeof PARTIES>

/** A ticket with who gets e-mails about it, as it is in the caller's transaction. */
export async function readTicketParties(db: Db, id: number): Promise<TicketParties> {
  const [row] = await select(db, PARTIES, sql`FROM ${TICKET_JOINS} WHERE t.id = ${id}`)
  if (!row) throw new Error(`There is no ticket ${id}`)
  return row
}

/** What a moment is called in an e-mail: on the clocks of the department. */
export const momentFor = ({ timeZone }: TicketParties, at: string): string =>
  momentIn(new Date(at), timeZone ?? 'UTC')

/** Where the customer gets e-mails; null for nowhere. */
export const customerReceiver = ({ customerEmail, customerId, hasMail }: TicketParties): Receiver | null =>
  hasMail && customerEmail ? { address: customerEmail, userId: customerId } : null

/**
 * Who of the staff gets e-mails about a ticket; if nobody, the company's address for support. Nobody of another showroom
 * is among them.
 */
export async function staffReceivers(
  req: PayloadRequest,
  db: Db,
  ticket: TicketParties,
): Promise<readonly Receiver[]> {
  const { departmentEmail, handlerId, leadId, memberIds, showroomId } = ticket
  const agents = (await listPermittedStaff(db, 'support', 'update')).filter(
    ({ showrooms }) => showroomId === null || showrooms === 'all' || showrooms.includes(showroomId),
  )
  const among = (wanted: readonly (number | null)[]): Receiver[] =>
    agents.filter(({ id }) => wanted.includes(id)).map(({ email, id }) => ({ address: email, userId: id }))
  const chosen = chooseReceivers<Receiver>({
    handler: among([handlerId]),
    mailbox: sharedMailbox(departmentEmail, env().INBOUND_MAIL_ADDRESS).map((address) => ({ address })),
    members: among(memberIds),
    lead: among([leadId]),
  })
  if (chosen.length > 0) return chosen
  const { supportEmail } = await readCompanySettings(req.payload, req)
  return listShowroomReceivers(db, supportEmail || null)
}
