import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { inTransaction } from '@/server/transaction'
import type { NewTicket } from '../rules/ticket-input-types'
import { reachOfWriter } from './lock-ticket'
import { requireCustomer, requireDepartment } from './require-ticket-references'
import { resolveCustomerByEmail, resolveOpenDepartment } from './resolve-ticket-references'
import { type ResolvedSubject, resolveTicketSubject } from './resolve-ticket-subject'
import { type From, storeTicket } from './store-ticket'

/**
 * Creates a ticket with its files, whoever writes it, and notifies both sides.
 *
 * @returns its id
 * @throws AppError 422 with what is wrong
 */
export async function createTicket(req: PayloadRequest, input: NewTicket): Promise<number> {
  const reach = await reachOfWriter(req, input.by)
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const of = await resolveTicketSubject(db, input.about, reach)
    const from = await resolveCustomer(db, input, of)
    if (input.departmentId) await requireDepartment(db, input.departmentId, 'assignedDepartmentId')
    await requireEarlier(db, input, from)
    const departmentId = input.departmentId ?? (await resolveOpenDepartment(db))
    return storeTicket(inner, db, input, { from, of, departmentId })
  })
}

/** Whose ticket it is; staff write for a customer, for the customer of what it is about, or for a stranger. */
async function resolveCustomer(db: Db, { by, customer }: NewTicket, of: ResolvedSubject): Promise<From> {
  const account = (customerId: number): From => ({ customerId, name: null, email: null })
  if (by.kind === 'customer') return account(by.userId)
  if (by.kind === 'mail')
    return by.userId ? account(by.userId) : { customerId: null, name: by.name || null, email: by.address }
  if (customer && 'userId' in customer) {
    await requireCustomer(db, customer.userId)
    if (of.customerId !== null && of.customerId !== customer.userId)
      throw validationFailed([issue('about', 'This belongs to another customer')])
    return account(customer.userId)
  }
  if (of.customerId !== null) {
    if (customer && !(await hasEmail(db, of.customerId, customer.email)))
      throw validationFailed([issue('about', 'This belongs to another customer')])
    return account(of.customerId)
  }
  if (!customer)
    throw validationFailed([issue('customerEmail', 'Choose a customer or enter an e-mail address')])
  const known = await resolveCustomerByEmail(db, customer.email)
  return known ? account(known) : { customerId: null, name: customer.name || null, email: customer.email }
}

const hasEmail = (db: Db, userId: number, email: string): Promise<boolean> =>
  exists(db, sql`FROM users WHERE id = ${userId} AND lower(email) = lower(${email})`)

/** The earlier ticket must be the same person's. */
async function requireEarlier(
  db: Db,
  { by, followsTicketId }: NewTicket,
  { customerId }: From,
): Promise<void> {
  if (!followsTicketId || by.kind === 'mail') return
  const isTheirs = await exists(
    db,
    sql`FROM support_tickets WHERE id = ${followsTicketId} AND customer_id IS NOT DISTINCT FROM ${customerId}::int`,
  )
  if (!isTheirs) throw validationFailed([issue('followsTicketId', 'There is no such earlier ticket')])
}
