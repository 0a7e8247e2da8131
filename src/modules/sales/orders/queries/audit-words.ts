import { sql } from '@payloadcms/db-postgres'
import type { AuditWords, NamedAfter } from '@/api/module'
import { orderNumber } from '../rules/order-number'

/** The number of the order that a record `t` belongs to. */
const ORDER_OF = sql`(SELECT concat('OR-', extract(year from x.ordered_at at time zone 'UTC')::int, '-', x.id)
  FROM orders x WHERE x.id = t.order_id)`

/** A part of an order that is gone, named after the order, which may be gone as well. */
const ofOrder =
  (what: (was: Readonly<Record<string, unknown>>) => string) =>
  (was: Readonly<Record<string, unknown>>): NamedAfter => ({
    table: 'orders',
    id: was.order_id,
    words: (order) => `${what(was)} of order ${order}`,
  })

/** How the audit log refers to orders, their payments and papers. */
export const orderWords: AuditWords = {
  columns: {
    due_on: 'Due',
    ended_at: 'Ended',
    file_name: 'File',
    is_goodwill: 'Goodwill refund',
    is_order_on_demand: 'On demand',
    is_visible_to_customer: 'Visible to the customer',
    ordered_at: 'Ordered',
    recorded_by: 'Recorded by',
    received_at: 'Received on',
    reserved_until: 'Reserved until',
    sales_rep: 'Sold by',
    shipment_eta: 'Expected arrival',
    shipment_etd: 'Expected departure',
    shipment_milestone: 'Stage',
    transaction_id: 'Transaction',
    vat: 'VAT',
  },
  names: {
    orders: sql`concat('OR-', extract(year from t.ordered_at at time zone 'UTC')::int, '-', t.id)`,
    payments: sql`concat('Payment ', t.sequence, ' of order ', ${ORDER_OF})`,
    order_receipts: sql`concat('Receipt RC-', extract(year from t.recorded_at at time zone 'UTC')::int, '-', t.id,
      ' of order ', ${ORDER_OF})`,
    order_documents: sql`concat(t.file_name, ' of order ', ${ORDER_OF})`,
  },
  gone: {
    orders: ({ id, ordered_at: at }) =>
      typeof id === 'number' && typeof at === 'string' ? orderNumber(id, at) : null,
    payments: ofOrder(({ sequence }) => `Payment ${sequence}`),
    order_documents: ofOrder(({ file_name: name }) => String(name)),
  },
}
