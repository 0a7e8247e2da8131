import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { users } from '@/modules/accounts/tables.gen'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { vehicles } from '@/modules/inventory/tables.gen'
import { isPictureDrawn } from '@/modules/inventory/vehicles/queries/match-missing-photographs'
import { hasPublicPage } from '@/modules/inventory/vehicles/rules/status/public-statuses'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { orders } from '@/modules/sales/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, flag, json, nullable, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { isOrderOpen } from '../rules/is-order-open'
import { majorUnits } from '../rules/money/major-units'
import { booksOf } from '../rules/money/order-books'
import { openOf, type Payment } from '../rules/money/payment-arithmetic'
import type { PaymentKind } from '../rules/money/payment-label'
import { PAYMENT_KINDS, PAYMENT_STATUSES, type PaymentStatus } from '../rules/money/payment-statuses'
import { orderNumber } from '../rules/order-number'
import type { OrderStatus } from '../rules/order-statuses'
import { isCancellationRequested } from './match-cancellations'

/** What the customer owes next; in major units. */
export type NextPayment = { kind: PaymentKind; amount: number; dueOn: string | null; status: PaymentStatus }

/** An order in a list. Amounts are in major units of its currency, moments ISO in UTC. */
export type OrderRow = {
  id: number
  number: string
  quoteId: number
  status: OrderStatus
  isOrderOnDemand: boolean
  customer: { id: number; name: string; email: string }
  vehicle: {
    id: number
    name: string
    sku: string
    year: number | null
    status: VehicleStatus
    picture: string | null
    isDrawn: boolean
    hasPage: boolean
  }
  showroom: { id: number; name: string } | null
  salesRep: string | null
  currency: string
  priceType: string | null
  /** Of the vehicle alone. */
  price: number
  deliveryCharges: number
  /** Of discharge, by name. */
  portName: string | null
  total: number
  paid: number
  /** Refunded as goodwill: by so much the price was reduced after completion. */
  goodwill: number
  balance: number
  nextPayment: NextPayment | null
  milestone: string | null
  reason: string | null
  /** The customer has requested to cancel it, and waits for an answer. */
  isCancellationRequested: boolean
  /** Of a cancelled or returned order: what was received and has not been refunded. */
  refundOwed: number
  orderedAt: string
  reservedUntil: string | null
  endedAt: string | null
  updatedAt: string
}

const o = alias(orders, 'o')
const v = alias(vehicles, 'v')
const u = alias(users, 'u')
const s = alias(showroomOffices, 's')

const paymentList = z.array(
  z.object({
    id: z.number(),
    kind: z.enum(PAYMENT_KINDS),
    sequence: z.number(),
    amount: z.number(),
    received: z.number(),
    dueOn: z.string().nullable(),
    status: z.enum(PAYMENT_STATUSES),
    isGoodwill: z.boolean(),
  }),
)

const ROW = {
  id: o.id,
  quoteId: o.quoteId,
  status: o.status,
  isOrderOnDemand: o.isOrderOnDemand,
  customerId: o.customerId,
  customer: text(personName('u')),
  email: u.email,
  vehicleId: v.id,
  vehicle: text(sql`coalesce(v.name, v.sku)`),
  sku: filled(v.sku),
  year: v.year,
  vehicleStatus: v.status,
  inTrash: flag(sql`v.deleted_at IS NOT NULL`),
  picture: nullable(text(sql`c.card #>> '{picture,t}'`)),
  isDrawn: flag(isPictureDrawn('c')),
  showroomId: o.showroomId,
  showroom: nullable(s.showroomName),
  salesRep: nullable(text(sql`CASE WHEN r.id IS NOT NULL THEN ${personName('r')} END`)),
  currency: o.currency,
  priceType: o.priceType,
  price: o.price,
  deliveryCharges: o.deliveryCharges,
  portName: nullable(text(sql`(SELECT name FROM ports WHERE id = o.port_of_discharge_id)`)),
  total: o.total,
  payments: json(
    paymentList,
    sql`(SELECT coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind, 'sequence', p.sequence,
        'amount', p.amount, 'received', p.received, 'dueOn', p.due_on, 'status', p.status,
        'isGoodwill', p.is_goodwill) ORDER BY p.sequence), '[]')
      FROM payments p WHERE p.order_id = o.id)`,
  ),
  milestone: o.shipmentMilestone,
  reason: o.reason,
  isCancellationRequested: flag(isCancellationRequested(sql`o.id`)),
  orderedAt: o.orderedAt,
  reservedUntil: o.reservedUntil,
  endedAt: o.endedAt,
  updatedAt: o.updatedAt,
}
const FROM = sql`orders o JOIN vehicles v ON v.id = o.vehicle_id JOIN users u ON u.id = o.customer_id
  LEFT JOIN vehicle_search c ON c.vehicle_id = o.vehicle_id
  LEFT JOIN showroom_offices s ON s.id = o.showroom_id LEFT JOIN users r ON r.id = o.sales_rep_id`

/** What the customer owes next; in major units. */
function nextPaymentOf(next: Payment | null, currency: string): NextPayment | null {
  if (!next) return null
  const { dueOn, kind, status } = next
  return { kind, amount: majorUnits(openOf(next), currency), dueOn, status }
}

function toRow(row: RowOf<typeof ROW>): OrderRow {
  const { currency, total } = row
  const books = booksOf(row)
  const { id, orderedAt, quoteId, status, isOrderOnDemand, priceType, milestone, reason } = row
  return {
    id,
    number: orderNumber(id, orderedAt),
    quoteId,
    status,
    isOrderOnDemand,
    customer: { id: row.customerId, name: row.customer, email: row.email },
    vehicle: {
      id: row.vehicleId,
      name: row.vehicle,
      sku: row.sku,
      year: row.year,
      status: row.vehicleStatus,
      picture: row.picture && mediaUrl(row.picture),
      isDrawn: row.isDrawn,
      hasPage: hasPublicPage({ status: row.vehicleStatus, inTrash: row.inTrash }),
    },
    showroom: row.showroomId && row.showroom ? { id: row.showroomId, name: row.showroom } : null,
    salesRep: row.salesRep,
    currency,
    priceType,
    price: majorUnits(row.price, currency),
    deliveryCharges: majorUnits(row.deliveryCharges, currency),
    portName: row.portName,
    total: majorUnits(total, currency),
    paid: majorUnits(books.paid, currency),
    goodwill: majorUnits(books.goodwill, currency),
    balance: majorUnits(books.balance, currency),
    nextPayment: nextPaymentOf(books.next, currency),
    milestone,
    reason,
    isCancellationRequested: row.isCancellationRequested && isOrderOpen(status),
    refundOwed: majorUnits(books.refundOwed, currency),
    orderedAt,
    reservedUntil: row.reservedUntil,
    endedAt: row.endedAt,
    updatedAt: row.updatedAt,
  }
}

/** The orders of these ids, in their order. */
export async function readOrderRows(db: Db, wanted: readonly number[]): Promise<OrderRow[]> {
  if (wanted.length === 0) return []
  const rows = await select(db, ROW, sql`FROM ${FROM} WHERE o.id = ANY(${ids(wanted)})`)
  const byId = new Map(rows.map((row) => [row.id, toRow(row)]))
  return wanted.flatMap((id) => byId.get(id) ?? [])
}

const WHOSE = { customerId: o.customerId, showroomId: o.showroomId }

/** Whose order it is; null if there is none. */
export async function getOrderOwner(
  db: Db,
  id: number,
): Promise<{ customerId: number; showroomId: number | null } | null> {
  const [row] = await select(db, WHOSE, sql`FROM orders o WHERE o.id = ${id}`)
  return row ?? null
}
