import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { blankToNull } from '@/kernel/text/blank'
import { actorOf } from '@/server/actor-of'
import { createOnce, createOnceWithin } from '@/server/create-once'
import type { Db } from '@/server/db-of'
import type { Limit } from '@/server/rate-limit'
import type { NewTicket, Writer } from '../rules/ticket-input-types'
import type { OwnTicketInput, TicketInput } from '../schemas/tickets'
import { assignLocked } from './assign-ticket'
import { createTicket } from './create-ticket'
import { lockTicket, reachesTicket, reachOf } from './lock-ticket'
import { requireDepartment } from './require-ticket-references'
import { resolveDepartmentTag, resolveShowroom } from './resolve-ticket-references'
import { removeIfFailed, storeSentFiles } from './store-sent-files'

const BY_CUSTOMER: Limit = { name: 'tickets', points: 20, duration: 60 * 60 }

/** The texts and choices of a call, with what they name. */
async function read(
  db: Db,
  by: Writer,
  input: OwnTicketInput | TicketInput,
  stored: string[],
): Promise<NewTicket> {
  const { about, description, followsTicketId, priority, subject, ticketType } = input
  return {
    by,
    subject,
    description,
    about,
    followsTicketId,
    priority: priority ?? undefined,
    type: ticketType ?? undefined,
    departmentId: await resolveDepartmentTag(db, input.departmentTag),
    showroomId: await resolveShowroom(db, input.showroomLocation),
    attachments: await storeSentFiles(db, Number(by.userId), input.attachments ?? [], stored, 'attachments'),
  }
}

/**
 * Creates a ticket of the signed-in customer, with files that they uploaded before. Sent again under the same
 * Idempotency-Key it is the same ticket.
 *
 * @returns its id
 * @throws AppError 409 if the key was used for another ticket, 413, 415, 422, 429 after too many
 */
export async function submitOwnTicket(req: PayloadRequest, input: OwnTicketInput): Promise<number> {
  const by: Writer = { kind: 'customer', userId: Number(req.user?.id) }
  return removeIfFailed((stored) =>
    createOnceWithin(BY_CUSTOMER, req, 'support-tickets', input, async (inner, db) =>
      createTicket(inner, await read(db, by, input, stored)),
    ),
  )
}

/** Creates a ticket that staff write down for a customer, or for somebody without an account. */
export async function submitTicket(req: PayloadRequest, input: TicketInput): Promise<number> {
  const by: Writer = { kind: 'staff', userId: Number(req.user?.id) }
  return removeIfFailed((stored) =>
    createOnce(req, 'support-tickets', input, async (inner, db) => {
      const given = await read(db, by, input, stored)
      const reach = reachOf(await actorOf(inner))
      if (!reachesTicket(reach, { customerId: null, showroomId: given.showroomId ?? null }))
        throw validationFailed([issue('showroomLocation', 'This showroom is not one of yours')])
      const { assignedDepartmentId: wanted, assignedHandlerId: handlerId } = input
      if (wanted) await requireDepartment(db, wanted, 'assignedDepartmentId')
      const departmentId = wanted ?? given.departmentId
      const id = await createTicket(inner, { ...given, departmentId, customer: customerOf(input) })
      if (handlerId)
        await assignLocked(inner, db, await lockTicket(db, id, 'any'), { handlerId }, by.userId, {
          handlerId: 'assignedHandlerId',
        })
      return id
    }),
  )
}

function customerOf({ customerEmail, customerId, customerName }: TicketInput): NewTicket['customer'] {
  if (customerId) return { userId: customerId }
  const email = blankToNull(customerEmail)
  return email === null ? null : { name: blankToNull(customerName) ?? '', email: email.trim() }
}
