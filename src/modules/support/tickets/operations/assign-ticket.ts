import type { PayloadRequest } from 'payload'
import { blankToNull } from '@/kernel/text/blank'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { inTransactionOn } from '@/server/transaction'
import { type LockedTicket, lockTicket, reachOf, ticketKey } from './lock-ticket'
import { notifyAssigned } from './notify-assigned'
import { requireDepartment, requireHandler } from './require-ticket-references'
import { writeDueTimes } from './sla/write-due-times'
import { writeTicket } from './write-ticket'
import { writeTicketHistory } from './write-ticket-history'

/** Who is to answer a ticket: what is undefined stays, null is nobody. */
export type Assignment = {
  departmentId?: number | null
  handlerId?: number | null
  reason?: string | null
}

const PATHS = { departmentId: 'departmentId', handlerId: 'handlerId' }

/**
 * Gives a ticket to a department and to a person, or to nobody.
 *
 * @throws AppError 404, 422 for a department that takes no tickets or somebody who does not answer those of its showroom
 */
export async function assignTicket(req: PayloadRequest, id: number, assignment: Assignment): Promise<void> {
  const reach = reachOf(await actorOf(req))
  await inTransactionOn(req, [ticketKey(id)], async (inner, db) => {
    await assignLocked(inner, db, await lockTicket(db, id, reach), assignment, Number(req.user?.id))
  })
}

/** The same for a ticket that is locked already; `paths` are the fields that errors are shown at. */
export async function assignLocked(
  req: PayloadRequest,
  db: Db,
  ticket: LockedTicket,
  { departmentId, handlerId, reason }: Assignment,
  userId: number,
  paths: Partial<typeof PATHS> = {},
): Promise<LockedTicket> {
  const at = { ...PATHS, ...paths }
  const movesTo =
    departmentId === undefined || departmentId === ticket.departmentId ? undefined : departmentId
  const handedTo = handlerId === undefined || handlerId === ticket.handlerId ? undefined : handlerId
  if (movesTo) await requireDepartment(db, movesTo, at.departmentId)
  if (handedTo) await requireHandler(db, handedTo, ticket.showroomId, at.handlerId)
  if (movesTo === undefined && handedTo === undefined) return ticket
  const now = new Date().toISOString()
  await writeTicket(db, ticket.id, { departmentId: movesTo, handlerId: handedTo }, userId, now)
  const line = {
    ticketId: ticket.id,
    by: { kind: 'staff', userId },
    reason: blankToNull(reason),
    at: now,
  } as const
  if (movesTo !== undefined)
    await writeTicketHistory(db, { ...line, kind: 'department', from: ticket.departmentId, to: movesTo })
  if (handedTo !== undefined)
    await writeTicketHistory(db, { ...line, kind: 'assignment', from: ticket.handlerId, to: handedTo })
  await writeDueTimes(db, [ticket.id])
  const after = {
    ...ticket,
    departmentId: movesTo === undefined ? ticket.departmentId : movesTo,
    handlerId: handedTo === undefined ? ticket.handlerId : handedTo,
  }
  if (handedTo && handedTo !== userId)
    await notifyAssigned(req, db, ticket.id, { reason: line.reason, at: now })
  return after
}
