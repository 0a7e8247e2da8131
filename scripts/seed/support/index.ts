import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { addResponse } from '@/modules/support/tickets/operations/add-response'
import { assignTicket } from '@/modules/support/tickets/operations/assign-ticket'
import { changeTicketStatus } from '@/modules/support/tickets/operations/change-ticket-status'
import { createTicket } from '@/modules/support/tickets/operations/create-ticket'
import { rateTicket } from '@/modules/support/tickets/operations/rate-ticket'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { requestOf } from '../request-as-person'
import { ago, runAsOf } from '../sales/run-as-of'
import { seedDepartments } from './departments'
import { type DemoStep, type DemoTicket, TICKETS } from './tickets'

/** Departments and tickets of the demo people: everything is done by the product's own operations, each in its time. */
export async function seedSupport(payload: Payload): Promise<void> {
  await seedDepartments(payload)
  const departments = await selectValues(payload, number(sql`id`), sql`FROM support_departments ORDER BY id`)
  for (const ticket of TICKETS) {
    const id = await runAsOf(ago(ticket.daysAgo), () => begin(payload, ticket, departments))
    for (const step of ticket.steps) await runAsOf(ago(step.ago), () => take(payload, ticket, id, step))
  }
}

async function begin(
  payload: Payload,
  { about, by, department, priority, stranger, text, type }: DemoTicket,
  departments: readonly number[],
): Promise<number> {
  const req = await requestOf(payload, by)
  const userId = Number(req.user?.id)
  const orderId = about === 'order' ? await firstOrder(payload, userId) : null
  return createTicket(req, {
    by: { kind: stranger ? 'staff' : 'customer', userId },
    subject: text.subject,
    description: text.description,
    priority,
    type,
    departmentId: departments[department] ?? null,
    about: orderId === null ? null : { kind: 'order', id: orderId },
    customer: stranger ?? null,
  })
}

async function firstOrder(payload: Payload, userId: number): Promise<number | null> {
  const [id] = await selectValues(
    payload,
    number(sql`id`),
    sql`FROM orders WHERE customer_id = ${userId} ORDER BY id DESC LIMIT 1`,
  )
  return id ?? null
}

async function take(
  payload: Payload,
  { by: customer }: DemoTicket,
  id: number,
  step: DemoStep,
): Promise<void> {
  const req = await requestOf(payload, step.by ?? customer)
  const userId = Number(req.user?.id)
  if ('rating' in step) return rateTicket(req, id, { rating: step.rating, comment: step.comment })
  if ('status' in step) return changeTicketStatus(req, id, step.status, step.reason)
  if ('handled' in step) return assignTicket(req, id, { handlerId: userId })
  const isStaff = step.by !== undefined
  await addResponse(req, id, {
    by: { kind: isStaff ? 'staff' : 'customer', userId },
    message: step.message,
    sendEmailNotification: isStaff && !step.isInternal,
    isInternal: step.isInternal ?? false,
    thenStatus: step.after ?? null,
  })
}
