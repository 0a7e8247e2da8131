import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { forbidden, notFound } from '@/kernel/errors'
import type { Actor } from '@/kernel/permissions'
import { reachesShowroom, type ShowroomScope, visibleShowrooms } from '@/kernel/showroom-scope'
import { supportTickets } from '@/modules/support/tables.gen'
import { actorOf } from '@/server/actor-of'
import { lockRows } from '@/server/database/lock-rows'
import type { Db } from '@/server/db-of'
import { filled, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { Writer } from '../rules/ticket-input-types'

export const TICKET_NOT_FOUND = 'Ticket not found'

const t = alias(supportTickets, 't')

const LOCKED = {
  id: t.id,
  ticketNumber: filled(t.ticketNumber),
  subject: t.subject,
  description: t.description,
  priority: t.priority,
  type: t.type,
  status: t.status,
  departmentId: t.departmentId,
  handlerId: t.handlerId,
  showroomId: t.showroomId,
  customerId: t.customerId,
  customerName: t.customerName,
  customerEmail: t.customerEmail,
  orderId: t.orderId,
  quoteId: t.quoteId,
  vehicleId: t.vehicleId,
  proformaId: t.proformaId,
  mergedIntoId: t.mergedIntoId,
  statusAt: t.statusAt,
  awaitingSince: t.awaitingSince,
  firstRespondedAt: t.firstRespondedAt,
  resolvedAt: t.resolvedAt,
  closedAt: t.closedAt,
  rating: t.rating,
  createdAt: t.createdAt,
}

/** A ticket whose row is locked until the end of the transaction. */
export type LockedTicket = RowOf<typeof LOCKED>

/** Which tickets somebody may reach: their own, those of some showrooms and of none, or any. */
export type TicketReach = { customerId: number } | { showrooms: ShowroomScope } | 'any'

export type TicketOwner = { customerId: number | null; showroomId: number | null }

/** Whether a ticket is within reach. */
export function reachesTicket(reach: TicketReach, { customerId, showroomId }: TicketOwner): boolean {
  if (reach === 'any') return true
  if ('customerId' in reach) return customerId === reach.customerId
  return showroomId === null || reachesShowroom(reach.showrooms, showroomId)
}

/** The reach of whoever is signed in. @throws AppError 403 for a guest */
export function reachOf(actor: Actor): TicketReach {
  if (actor.kind === 'customer') return { customerId: actor.id }
  if (actor.kind === 'staff') return { showrooms: visibleShowrooms(actor) }
  throw forbidden()
}

/** The reach of a writer: of an e-mail, whoever reads it has found out which ticket it may answer. */
export const reachOfWriter = async (req: PayloadRequest, by: Writer): Promise<TicketReach> =>
  by.kind === 'mail' ? 'any' : reachOf(await actorOf(req))

/**
 * Locks a ticket until the end of the transaction, and reads it.
 *
 * @throws AppError 404 if there is none within reach
 */
export async function lockTicket(db: Db, id: number, reach: TicketReach): Promise<LockedTicket> {
  await lockRows(db, 'support_tickets', [id])
  // A statement of its own: only it sees what the previous one waited for.
  const [row] = await select(db, LOCKED, sql`FROM support_tickets t WHERE t.id = ${id}`)
  if (!row || !reachesTicket(reach, row)) throw notFound(TICKET_NOT_FOUND)
  return row
}

/** The same for two: in the order of their ids, so that nobody waits for each other. */
export async function lockTickets(
  db: Db,
  [first, second]: readonly [number, number],
  reach: TicketReach,
): Promise<[LockedTicket, LockedTicket]> {
  await lockRows(db, 'support_tickets', [first, second])
  return [await lockTicket(db, first, reach), await lockTicket(db, second, reach)]
}

/** What work on a ticket queues up by. */
export const ticketKey = (id: number): string => `support-tickets:${id}`
