import { sql } from '@payloadcms/db-postgres'
import { AppError } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { SUBJECT, SUBJECT_JOINS } from '../queries/select-ticket'
import type { TicketSubject } from '../rules/ticket-subject'
import { type NamedSubject, subjectOf } from '../rules/ticket-subject'
import { resolveTicketSubject } from './resolve-ticket-subject'

/** What a customer wants to write about, if it is theirs or has a page for everybody; null otherwise. */
export async function readOwnSubject(
  db: Db,
  about: TicketSubject,
  customerId: number,
): Promise<NamedSubject | null> {
  const resolved = await resolveTicketSubject(db, about, { customerId }).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  if (!resolved) return null
  const { orderId, proformaId, quoteId, vehicleId } = resolved
  const [row] = await select(
    db,
    SUBJECT,
    sql`FROM (VALUES (${orderId}::int, ${quoteId}::int, ${vehicleId}::int, ${proformaId}::int))
      AS t (order_id, quote_id, vehicle_id, proforma_id) ${SUBJECT_JOINS}`,
  )
  return row ? subjectOf(row, 'customer') : null
}
