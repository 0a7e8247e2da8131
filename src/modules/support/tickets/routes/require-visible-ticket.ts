import type { z } from 'zod'
import type { RouteContext } from '@/api/route-type'
import { forbidden, notFound } from '@/kernel/errors'
import { type Action, can } from '@/kernel/permissions'
import { dbOf } from '@/server/db-of'
import { reachesTicket, reachOf, TICKET_NOT_FOUND } from '../operations/lock-ticket'
import { getTicket } from '../queries/get-ticket'
import { listOwnFiles } from '../queries/list-own-files'
import { listResponses } from '../queries/list-responses'
import { listTicketRelations, type RelatedTicket } from '../queries/list-ticket-relations'
import type { TicketRow } from '../queries/select-ticket'
import { onceEach } from '../rules/relations/related-tickets'
import {
  type responseRecord,
  type ticketRecord,
  toOwnTicket,
  toRelated,
  toResponse,
  toStaffTicket,
} from './ticket-wire'

/** Links are made by staff, and what a ticket is made of does not concern its customer. */
const FOR_CUSTOMERS: readonly RelatedTicket['relation'][] = ['follows', 'followedBy']

type SentTicket = z.input<typeof ticketRecord>
type SentResponse = z.input<typeof responseRecord>

/**
 * The ticket, if the caller may read it: its customer, and staff of its showroom with the permission. For a customer, a
 * ticket that became part of another is that other one.
 *
 * @throws AppError 403 for staff without the permission, 404 for anybody else's ticket
 */
export async function requireTicket(context: RouteContext, id: number, action: Action): Promise<TicketRow> {
  const { actor, req } = context
  if (actor.kind === 'staff' && !can(actor, 'support', action)) throw forbidden()
  const ticket = await getTicket(await dbOf(req), id)
  if (!ticket || !reachesTicket(reachOf(actor), ticket)) throw notFound(TICKET_NOT_FOUND)
  const isPart = actor.kind === 'customer' && ticket.mergedIntoId !== null
  return isPart ? requireTicket(context, Number(ticket.mergedIntoId), action) : ticket
}

/** The ticket as the caller may see it. @throws AppError 403, 404 */
export async function seenTicket(context: RouteContext, id: number): Promise<SentTicket> {
  const ticket = await requireTicket(context, id, 'read')
  const { actor, req } = context
  const db = await dbOf(req)
  const files = await listOwnFiles(db, [ticket.id])
  const isStaff = actor.kind === 'staff'
  const seen = isStaff ? toStaffTicket(ticket, files) : toOwnTicket(ticket, files)
  const related = (await listTicketRelations(db, ticket.id)).filter(
    (other) => reachesTicket(reachOf(actor), other) && (isStaff || FOR_CUSTOMERS.includes(other.relation)),
  )
  return { ...seen, related: onceEach(related).map(toRelated) }
}

/** The conversation about it as the caller may see it. @throws AppError 403, 404 */
export async function seenResponses(context: RouteContext, id: number): Promise<SentResponse[]> {
  const ticket = await requireTicket(context, id, 'read')
  const reader = context.actor.kind === 'staff' ? 'staff' : 'customer'
  const rows = await listResponses(await dbOf(context.req), ticket.id, reader)
  return rows.map((row) => toResponse(row, reader))
}
