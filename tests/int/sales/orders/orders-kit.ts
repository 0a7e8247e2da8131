import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { createOrder } from '@/modules/sales/orders/operations/create-order'
import type { OrderStatus } from '@/modules/sales/orders/rules/order-statuses'
import type { Milestone } from '@/modules/sales/orders/rules/shipping/milestones'
import { inTransaction } from '@/server/transaction'
import { call, type PersonName } from '../../api/client'
import { as, at, newVehicle, rowsOf } from '../../inventory/reservations/reservations-kit'

export {
  as,
  at,
  newVehicle,
  rowsOf,
  STAFF,
  withReservations as withPeople,
} from '../../inventory/reservations/reservations-kit'

const SALE = {
  quoteType: 'INVOICE',
  negotiatingRound: 0,
  isOrderOnDemand: false,
  currency: 'USD',
  priceType: 'FOB',
  quotedPrice: 1_000_000,
  deliveryCharges: 50_000,
  downPaymentPercentage: 30,
  paymentTerms: 'PAYMENT_IN_INSTALLMENTS',
  numberOfInstallments: 2,
  installmentFrequency: 'EVERY_MONTH',
  shipmentAddress: '12 Moi Avenue, Mombasa',
} as const

/**
 * An order as the acceptance of a quote makes it: $10,000 and $500 delivery, 30 % down, two instalments.
 *
 * @returns its id and its vehicle's
 */
export async function newOrder(
  who: 'customer' | 'otherCustomer' = 'customer',
  more: Record<string, unknown> = {},
): Promise<{ id: number; vehicle: number; quote: number }> {
  const vehicle = await newVehicle({ status: 'RESERVED' })
  const now = new Date().toISOString()
  const data = {
    ...SALE,
    customer: at.people[who].id,
    vehicle,
    status: 'ACCEPTED',
    requestedAt: now,
    acceptedAt: now,
    ...more,
  }
  // As an acceptance leaves it; the steps to it are tested with quotes.
  const made =
    await rowsOf(sql`INSERT INTO quotes (customer_id, vehicle_id, status, quote_type, negotiating_round,
      is_order_on_demand, currency, price_type, quoted_price, delivery_charges, down_payment_percentage, payment_terms,
      number_of_installments, installment_frequency, shipment_address, requested_at, accepted_at)
    VALUES (${data.customer}, ${vehicle}, 'ACCEPTED', ${data.quoteType}, 0, ${data.isOrderOnDemand}, ${data.currency},
      ${data.priceType}, ${data.quotedPrice}, ${data.deliveryCharges}, ${data.downPaymentPercentage},
      ${data.paymentTerms}, ${data.numberOfInstallments}, ${data.installmentFrequency}, ${data.shipmentAddress}, ${now}, ${now})
    RETURNING id`)
  const quote = Number(made[0]?.id)
  const req = await createLocalReq({}, at.payload)
  const id = await inTransaction({ payload: at.payload, req }, (inner) => createOrder(inner, quote))
  return { id, vehicle, quote }
}

export const move = (
  who: PersonName,
  id: number,
  status: OrderStatus | string,
  more: Record<string, unknown> = {},
) => as(who, 'PATCH', `/orders/${id}/status`, { status, ...more })

/** Puts an order into a state without its steps. */
export const put = (id: number, status: OrderStatus) =>
  rowsOf(sql`UPDATE orders SET status = ${status}::enum_orders_status,
    ended_at = CASE WHEN ${status} IN ('ORDER_COMPLETED', 'ORDER_RETURNED', 'ORDER_CANCELLED') THEN now() END WHERE id = ${id}`)

/** Brings an order's shipment to a stage without its form. */
export const putAt = (id: number, stage: Milestone | null) =>
  rowsOf(
    sql`UPDATE orders SET shipment_milestone = ${stage}::enum_orders_shipment_milestone WHERE id = ${id}`,
  )

export const orderRow = async (id: number) =>
  (await rowsOf(sql`SELECT status, vehicle_id, reason, ended_at FROM orders WHERE id = ${id}`))[0]
export const vehicleStatus = async (id: number) =>
  (await rowsOf(sql`SELECT status FROM vehicles WHERE id = ${id}`))[0]?.status
export const paymentRows = (id: number) =>
  rowsOf(sql`SELECT id, kind, sequence::int, amount::int, received::int, status, due_on FROM payments
    WHERE order_id = ${id} ORDER BY sequence`)
export const historyOf = async (id: number) =>
  (await rowsOf(sql`SELECT step FROM order_history WHERE order_id = ${id} ORDER BY id`)).map(
    ({ step }) => step,
  )
export const mailsOf = async (id: number) =>
  (
    await rowsOf(sql`SELECT event_key FROM mail_outbox WHERE effect_key LIKE ${`order:${id}:%`} ORDER BY id`)
  ).map((row) => row.event_key)
export const pay = (who: PersonName, id: number, body: Record<string, unknown>, key?: string) =>
  call('POST', `/orders/${id}/payments`, {
    token: at.tokens[who],
    body,
    headers: key ? { 'idempotency-key': key } : undefined,
  })
