import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { users } from '@/modules/accounts/tables.gen'
import { vehicles } from '@/modules/inventory/tables.gen'
import { hasPublicPage } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { orders, proformas, quotes } from '@/modules/sales/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import { supportDepartments, supportTickets } from '@/modules/support/tables.gen'
import { filled, flag, nullable, type RowOf, text } from '@/server/rows/fields'

const t = alias(supportTickets, 't')
const d = alias(supportDepartments, 'd')
const o = alias(orders, 'o')
const q = alias(quotes, 'q')
const v = alias(vehicles, 'v')
const p = alias(proformas, 'p')

/** What a ticket `t` is about, with what that is called. */
export const SUBJECT = {
  orderId: t.orderId,
  orderedAt: nullable(o.orderedAt),
  orderVehicle: nullable(
    text(sql`(SELECT coalesce(x.name, x.sku) FROM vehicles x WHERE x.id = o.vehicle_id)`),
  ),
  quoteId: t.quoteId,
  quotedAt: nullable(q.createdAt),
  isOnDemand: flag(sql`coalesce(q.is_order_on_demand, false)`),
  quoteVehicle: nullable(
    text(sql`(SELECT coalesce(x.name, x.sku) FROM vehicles x WHERE x.id = q.vehicle_id)`),
  ),
  vehicleId: t.vehicleId,
  vehicle: nullable(text(sql`coalesce(v.name, v.sku)`)),
  sku: nullable(v.sku),
  hasPage: flag(sql`coalesce(${hasPublicPage('v')}, false)`),
  proformaId: t.proformaId,
  proformaNumber: nullable(p.number),
  proformaOrderId: nullable(p.orderId),
  proformaQuoteId: nullable(p.quoteId),
}

/** A ticket with the names of who and where; what it is about is read by `readTicketRows`. */
export const TICKET = {
  id: t.id,
  ticketNumber: filled(t.ticketNumber),
  subject: t.subject,
  description: t.description,
  trimmedText: t.trimmedText,
  priority: t.priority,
  type: t.type,
  status: t.status,
  channel: t.channel,
  departmentId: t.departmentId,
  department: nullable(d.title),
  departmentTag: nullable(d.slug),
  handlerId: t.handlerId,
  handler: nullable(text(personName('h'))),
  showroomId: t.showroomId,
  showroom: nullable(alias(showroomOffices, 's').showroomName),
  customerId: t.customerId,
  customerName: nullable(text(sql`coalesce(${personName('u')}, t.customer_name)`)),
  customerEmail: nullable(text(sql`coalesce(${alias(users, 'u').email}, t.customer_email)`)),
  followsId: t.followsId,
  mergedIntoId: t.mergedIntoId,
  statusAt: t.statusAt,
  lastCustomerAt: t.lastCustomerAt,
  awaitingSince: t.awaitingSince,
  firstRespondedAt: t.firstRespondedAt,
  resolvedAt: t.resolvedAt,
  closedAt: t.closedAt,
  firstResponseDueAt: t.firstResponseDueAt,
  nextResponseDueAt: t.nextResponseDueAt,
  resolutionDueAt: t.resolutionDueAt,
  dueAt: t.dueAt,
  rating: t.rating,
  ratingComment: t.ratingComment,
  createdById: t.createdById,
  updatedById: t.updatedById,
  createdAt: t.createdAt,
  updatedAt: t.updatedAt,
}

/** A ticket as read; moments are ISO in UTC. */
export type TicketRow = RowOf<typeof TICKET> & RowOf<typeof SUBJECT>

/** The records that a row `t` is about. */
export const SUBJECT_JOINS = sql`LEFT JOIN orders o ON o.id = t.order_id
  LEFT JOIN quotes q ON q.id = t.quote_id
  LEFT JOIN vehicles v ON v.id = t.vehicle_id
  LEFT JOIN proformas p ON p.id = t.proforma_id`

export const TICKET_JOINS = sql`support_tickets t
  LEFT JOIN support_departments d ON d.id = t.department_id
  LEFT JOIN users h ON h.id = t.handler_id
  LEFT JOIN users u ON u.id = t.customer_id
  LEFT JOIN showroom_offices s ON s.id = t.showroom_id`
