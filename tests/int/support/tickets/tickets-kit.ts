import { sql } from '@payloadcms/db-postgres'
import { beforeEach } from 'vitest'
import { accepted, call, type PersonName } from '../../api/client'
import { PDF, sent } from '../../inventory/media/uploads-kit'
import { at, rowsOf, withPeople } from '../../sales/orders/orders-kit'

export { at, newOrder, newVehicle, rowsOf, STAFF } from '../../sales/orders/orders-kit'

/** Creates people and lists once per file; each case has its own hour. */
export function withTickets(): void {
  withPeople()
  beforeEach(() => rowsOf(sql`DELETE FROM rate_limits`))
}

/** A call below /support-management. */
export const as = (who: PersonName | null, method: string, path: string, body?: unknown, key?: string) =>
  call(method, `/support-management${path}`, {
    token: who ? at.tokens[who] : undefined,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  })

const least = { subject: 'Where is my bill of lading?', description: 'The vessel sailed on Monday.' }

export const sendTicket = (who: PersonName | null, more: object = {}, key?: string) =>
  as(who, 'POST', '/customer/tickets', { ...least, ...more }, key)
/** The id of a customer's new ticket. */
export const newTicket = async (more: object = {}, who: PersonName = 'customer'): Promise<number> =>
  (await accepted(sendTicket(who, more))).data.id

export const write = (who: PersonName | null, id: number, message = 'Any news?', key?: string) =>
  as(who, 'POST', `/customer/tickets/${id}/responses`, { message }, key)
export const answer = (who: PersonName, id: number, more: object = {}) =>
  as(who, 'POST', `/tickets/${id}/responses`, { message: 'It is on its way.', ...more })
export const setStatus = (id: number, status: string, reason?: string, who: PersonName = 'operator') =>
  as(who, 'PATCH', `/tickets/${id}/status`, { status, reason })

export const rowOf = async (id: number) =>
  (await rowsOf(sql`SELECT * FROM support_tickets WHERE id = ${id}`))[0] ?? {}
export const responsesOf = (id: number) =>
  rowsOf(sql`SELECT * FROM ticket_responses WHERE ticket_id = ${id} ORDER BY id`)
export const filesOf = (id: number) =>
  rowsOf(sql`SELECT * FROM ticket_attachments WHERE ticket_id = ${id} ORDER BY id`)
/** The lines of a ticket's history: kind, from, to, who and why. */
export const historyOf = async (id: number) => {
  const rows = await rowsOf(sql`SELECT kind, from_value, to_value, actor_id, actor_kind, reason
    FROM ticket_history WHERE ticket_id = ${id} ORDER BY id`)
  return rows.map((row) => Object.values(row))
}

/** A department that is open. */
export async function newDepartment(slug: string, more: Record<string, unknown> = {}): Promise<number> {
  const target = { firstResponse: 240, nextResponse: 240, resolution: 2_880 }
  const data = {
    title: `Department ${slug}`,
    slug,
    timeZone: 'UTC',
    hours: Array.from({ length: 7 }, (_, day) => ({ day, from: 0, to: 1_440 })),
    holidays: [],
    targets: { LOW: target, NORMAL: target, HIGH: target, URGENT: target },
    isActive: true,
    isArchived: false,
    ...more,
  }
  const made = await at.payload.create({ collection: 'support-departments', data, overrideAccess: true })
  return Number(made.id)
}

/** The path of a file that somebody has uploaded for a ticket. */
export const upload = async (
  who: PersonName,
  { data = PDF as Buffer, name = 'receipt.pdf', type = 'application/pdf' } = {},
): Promise<string> =>
  (await sent(String(at.tokens[who]), { fileName: name, contentType: type, folder: 'support-tickets' }, data))
    .path
