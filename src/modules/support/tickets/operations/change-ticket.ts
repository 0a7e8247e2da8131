import type { PayloadRequest } from 'payload'
import { conflict, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { blankToNull } from '@/kernel/text/blank'
import { actorOf } from '@/server/actor-of'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import type { Db } from '@/server/db-of'
import { inTransactionOn } from '@/server/transaction'
import type { TicketPatch } from '../schemas/tickets'
import { assignLocked } from './assign-ticket'
import {
  type LockedTicket,
  lockTicket,
  reachesTicket,
  reachOf,
  type TicketReach,
  ticketKey,
} from './lock-ticket'
import { requireHandler } from './require-ticket-references'
import { resolveDepartmentTag, resolveShowroom } from './resolve-ticket-references'
import { resolveTicketSubject } from './resolve-ticket-subject'
import { writeDueTimes } from './sla/write-due-times'
import { writeTicket } from './write-ticket'
import { writeTicketHistory } from './write-ticket-history'

/**
 * Changes fields of a ticket; omitted ones stay. A change of priority, department or handler is part of its history.
 *
 * @param seen the `updatedAt` that the caller last read, if sent
 * @throws AppError 404, 409 if it has changed since `seen`, 422 with what is wrong
 */
export async function changeTicket(
  req: PayloadRequest,
  id: number,
  patch: TicketPatch,
  seen?: string,
): Promise<void> {
  const reach = reachOf(await actorOf(req))
  const userId = Number(req.user?.id)
  await inTransactionOn(req, [ticketKey(id)], async (inner, db) => {
    const ticket = await lockTicket(db, id, reach)
    await lockUnchanged(db, 'support_tickets', id, seen)
    const now = new Date().toISOString()
    const fields = await readFields(db, ticket, patch, reach)
    await writeTicket(db, id, fields, userId, now)
    const { priority } = fields
    if (priority && priority !== ticket.priority) {
      const line = { ticketId: id, kind: 'priority', from: ticket.priority, to: priority, at: now } as const
      await writeTicketHistory(db, { ...line, by: { kind: 'staff', userId }, reason: null })
    }
    await writeDueTimes(db, [id])
    const showroomId = fields.showroomId === undefined ? ticket.showroomId : fields.showroomId
    await reassign(inner, db, { ...ticket, showroomId }, patch, userId)
  })
}

/** The columns of a patch, with what it names. */
async function readFields(db: Db, ticket: LockedTicket, patch: TicketPatch, reach: TicketReach) {
  const { about, description, priority, subject, ticketType } = patch
  const showroomId =
    patch.showroomLocation === undefined ? undefined : await resolveShowroom(db, patch.showroomLocation)
  if (showroomId !== undefined && !reachesTicket(reach, { customerId: null, showroomId }))
    throw validationFailed([issue('showroomLocation', 'This showroom is not one of yours')])
  return {
    subject,
    description,
    showroomId,
    priority: priority ?? undefined,
    type: ticketType ?? undefined,
    ...(about !== undefined && (await readSubject(db, ticket, about, reach))),
    ...readStranger(ticket, patch),
  }
}

async function readSubject(db: Db, ticket: LockedTicket, about: TicketPatch['about'], reach: TicketReach) {
  const { customerId, orderId, proformaId, quoteId, vehicleId } = await resolveTicketSubject(db, about, reach)
  if (customerId !== null && customerId !== ticket.customerId)
    throw validationFailed([issue('about', 'This belongs to another customer')])
  return { orderId, proformaId, quoteId, vehicleId }
}

/** Name and address of somebody without an account; those of an account are changed there. */
function readStranger(
  ticket: LockedTicket,
  { customerEmail, customerName }: TicketPatch,
): { customerName?: string | null; customerEmail?: string | null } {
  if (customerEmail === undefined && customerName === undefined) return {}
  if (ticket.customerId !== null)
    throw conflict('The name and the address of this customer are those of their account.')
  const address = customerEmail === undefined ? undefined : blankToNull(customerEmail)?.trim()
  if (customerEmail !== undefined && !address)
    throw validationFailed([issue('customerEmail', 'E-mail address is required')])
  return {
    customerEmail: address,
    customerName: customerName === undefined ? undefined : blankToNull(customerName),
  }
}

async function reassign(
  req: PayloadRequest,
  db: Db,
  ticket: LockedTicket,
  { assignedDepartmentId, assignedHandlerId, departmentTag, showroomLocation }: TicketPatch,
  userId: number,
): Promise<void> {
  const tagged = departmentTag === undefined ? undefined : await resolveDepartmentTag(db, departmentTag)
  const departmentId = assignedDepartmentId === undefined ? tagged : assignedDepartmentId
  const paths = { departmentId: 'assignedDepartmentId', handlerId: 'assignedHandlerId' }
  const after = await assignLocked(
    req,
    db,
    ticket,
    { departmentId, handlerId: assignedHandlerId },
    userId,
    paths,
  )
  // Another showroom may be one that its handler does not work for.
  if (after.handlerId && showroomLocation !== undefined)
    await requireHandler(db, after.handlerId, after.showroomId, 'showroomLocation')
}
