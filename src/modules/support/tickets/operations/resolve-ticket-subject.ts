import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { hasPublicPage } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import type { Db } from '@/server/db-of'
import { nullable, number } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { TicketSubject } from '../rules/ticket-subject'
import { reachesTicket, type TicketReach } from './lock-ticket'

const OF = {
  customerId: nullable(number(sql`x.customer_id`)),
  showroomId: nullable(number(sql`x.showroom_id`)),
}

const SOURCES: Record<TicketSubject['kind'], (id: number) => SQL> = {
  order: (id) => sql`FROM orders x WHERE x.id = ${id}`,
  quote: (id) => sql`FROM quotes x WHERE x.id = ${id}`,
  vehicle: (id) => sql`FROM (SELECT NULL::int AS customer_id, v.showroom_id, v.id, v.deleted_at, v.status
    FROM vehicles v) x WHERE x.id = ${id}`,
  proforma: (id) => sql`FROM (SELECT p.id, coalesce(o.customer_id, q.customer_id) AS customer_id,
    coalesce(o.showroom_id, q.showroom_id) AS showroom_id FROM proformas p
    LEFT JOIN orders o ON o.id = p.order_id LEFT JOIN quotes q ON q.id = p.quote_id) x WHERE x.id = ${id}`,
}

/** The columns of a ticket that name what it is about, and whose that is. */
export type ResolvedSubject = {
  orderId: number | null
  quoteId: number | null
  vehicleId: number | null
  proformaId: number | null
  /** Of a sale; null for a vehicle of the stock. */
  customerId: number | null
  showroomId: number | null
}

const NOTHING: ResolvedSubject = {
  orderId: null,
  quoteId: null,
  vehicleId: null,
  proformaId: null,
  customerId: null,
  showroomId: null,
}

const NAMES = { order: 'order', quote: 'quote', vehicle: 'vehicle', proforma: 'invoice' } as const

const notFoundFor = (reach: TicketReach, kind: TicketSubject['kind']): string =>
  reach !== 'any' && 'customerId' in reach
    ? `We cannot find this ${NAMES[kind]} among yours`
    : `This ${NAMES[kind]} does not exist, or it belongs to another showroom`

const COLUMNS = { order: 'orderId', quote: 'quoteId', vehicle: 'vehicleId', proforma: 'proformaId' } as const

/**
 * Finds what a ticket is about, if its writer may see it: customers their own sales and vehicles with a page, staff
 * what belongs to their showrooms.
 *
 * @throws AppError 422 for anything else
 */
export async function resolveTicketSubject(
  db: Db,
  about: TicketSubject | null | undefined,
  reach: TicketReach,
): Promise<ResolvedSubject> {
  if (!about) return NOTHING
  const { id, kind } = about
  const isPublic = kind === 'vehicle' && reach !== 'any' && 'customerId' in reach
  const shown = isPublic ? sql` AND ${hasPublicPage('x')}` : sql``
  const [of] = await select(db, OF, sql`${SOURCES[kind](id)}${shown}`)
  if (!of || !(isPublic || reachesTicket(reach, of)))
    throw validationFailed([issue('about', notFoundFor(reach, kind))])
  return { ...NOTHING, ...of, [COLUMNS[kind]]: id }
}
