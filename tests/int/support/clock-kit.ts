import { sql } from '@payloadcms/db-postgres'
import { writeDueTimes } from '@/modules/support/tickets/operations/sla/write-due-times'
import type { TicketPriority, TicketStatus } from '@/modules/support/tickets/rules/ticket-choices'
import type { Db } from '@/server/db-of'
import { inTransaction } from '@/server/transaction'
import { getTestPayload } from '../../setup/payload'
import { accepted, call } from '../api/client'

const OFFICE = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
]
export const OFFICE_WEEK = [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, [], []]
export const ALWAYS = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])

const NOTHING = { firstResponse: null, nextResponse: null, resolution: null }
export const TARGETS = {
  LOW: NOTHING,
  NORMAL: { firstResponse: 60, nextResponse: 120, resolution: 480 },
  HIGH: { firstResponse: 30, nextResponse: 60, resolution: 240 },
  URGENT: { firstResponse: 10, nextResponse: 10, resolution: 60 },
}

let made = 0
/** A department of Nairobi with a break at noon. */
export async function newDepartment(token: string | undefined, more: object = {}): Promise<number> {
  made += 1
  const body = {
    title: `Department ${made}`,
    timeZone: 'Africa/Nairobi',
    hours: OFFICE_WEEK,
    targets: TARGETS,
    ...more,
  }
  return (await accepted(call('POST', '/support-management/departments', { token, body }))).data.id
}

export type TicketRow = {
  department?: number | null
  priority?: TicketPriority
  createdAt: string
  handler?: number | null
  showroom?: number | null
  customer?: number | null
}

/** A ticket as the database has it, without a word to anybody. */
export async function insertTicket(db: Db, ticket: TicketRow): Promise<number> {
  const { createdAt, customer, department, handler, priority, showroom } = ticket
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO support_tickets (subject, description, priority, department_id, handler_id, showroom_id, customer_id,
      customer_name, status_at, last_customer_at, awaiting_since, created_at)
    VALUES ('Where is my vehicle?', 'It left in May.', ${priority ?? 'NORMAL'}, ${department ?? null},
      ${handler ?? null}, ${showroom ?? null}, ${customer ?? null}, 'Amina', ${createdAt}, ${createdAt}, ${createdAt},
      ${createdAt})
    RETURNING id`)
  const id = Number(rows[0]?.id)
  await db.execute(sql`INSERT INTO ticket_history (ticket_id, kind, to_value, actor_kind, at)
    VALUES (${id}, 'status', 'OPEN', 'customer', ${createdAt})`)
  return id
}

/** A ticket and its due times. */
export const newTicket = async (ticket: TicketRow): Promise<number> =>
  inTransaction({ payload: await getTestPayload() }, async (_, db) => {
    const id = await insertTicket(db, ticket)
    await writeDueTimes(db, [id])
    return id
  })

/** Something is written; the due times follow. */
export const write = async (id: number, at: string, fromCustomer: boolean, internal = false): Promise<void> =>
  inTransaction({ payload: await getTestPayload() }, async (_, db) => {
    await db.execute(sql`INSERT INTO ticket_responses (ticket_id, from_customer, message, internal, created_at)
      VALUES (${id}, ${fromCustomer}, 'Text', ${internal}, ${at})`)
    if (!fromCustomer && !internal)
      await db.execute(sql`UPDATE support_tickets SET first_responded_at = coalesce(first_responded_at, ${at}::timestamptz),
        awaiting_since = NULL WHERE id = ${id}`)
    await writeDueTimes(db, [id])
  })

/** The ticket is put into a status; the due times follow. */
export const put = async (id: number, at: string, status: TicketStatus): Promise<void> =>
  inTransaction({ payload: await getTestPayload() }, async (_, db) => {
    await db.execute(sql`INSERT INTO ticket_history (ticket_id, kind, from_value, to_value, actor_kind, at)
      SELECT id, 'status', status, ${status}, 'staff', ${at} FROM support_tickets WHERE id = ${id}`)
    await db.execute(sql`UPDATE support_tickets SET status = ${status}, status_at = ${at},
      resolved_at = CASE WHEN ${status} = 'RESOLVED' THEN ${at}::timestamptz END WHERE id = ${id}`)
    await writeDueTimes(db, [id])
  })

export const rowsOf = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  (await (await getTestPayload()).db.drizzle.execute(query)).rows

const isoOf = (value: unknown) => (value == null ? null : new Date(String(value)).toISOString())

/** Its due times: first response, next response, resolution, and what is due next. */
export async function dueOf(id: number): Promise<(string | null)[]> {
  const [row] = await rowsOf(sql`SELECT first_response_due_at, next_response_due_at, resolution_due_at, due_at
    FROM support_tickets WHERE id = ${id}`)
  return Object.values(row ?? {}).map(isoOf)
}

export const momentsOf = (...texts: (string | null)[]) => texts.map(isoOf)
