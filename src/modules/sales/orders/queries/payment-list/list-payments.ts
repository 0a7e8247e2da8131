import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Amount } from '@/kernel/money'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { users } from '@/modules/accounts/tables.gen'
import { receiptNumber } from '@/modules/sales/invoices/rules/receipt-and-final-invoice'
import { orders } from '@/modules/sales/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import { countAndSum } from '@/server/count-and-sum'
import type { Db } from '@/server/db-of'
import { nullable, number, oneOf, type RowOf, text } from '@/server/rows/fields'
import { select, selectPage, selectValues } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { RECEIPT_STATES, type ReceiptState } from '../../rules/lists/receipt-states'
import { majorUnits } from '../../rules/money/major-units'
import type { PaymentMethod } from '../../rules/money/payment-methods'
import { orderNumber } from '../../rules/order-number'
import type { PaymentsFilter } from '../../schemas/payments-query'
import { nameById } from '../select-name-by-id'
import { orderReceipts } from '../tables'
import { filterPayments, PAYMENTS_FROM, paymentSortSql, STATE } from './filter-payments'

/** A line of the list of payments; the amount in major units, never negative, whatever way it went. */
export type PaymentRow = {
  id: number
  number: string
  kind: 'PAYMENT' | 'REFUND'
  status: ReceiptState
  order: { id: number; number: string }
  customer: { id: number; name: string; email: string }
  vehicle: string
  showroom: string | null
  amount: number
  currency: string
  method: PaymentMethod | null
  transactionId: string | null
  receivedAt: string
  recordedBy: string | null
}

const r = alias(orderReceipts, 'r')
const o = alias(orders, 'o')
const u = alias(users, 'u')
const s = alias(showroomOffices, 's')

const ROW = {
  id: r.id,
  kind: r.kind,
  state: oneOf(RECEIPT_STATES, STATE),
  orderId: o.id,
  orderedAt: o.orderedAt,
  customerId: o.customerId,
  customer: text(personName('u')),
  email: u.email,
  vehicle: text(sql`coalesce(v.name, v.sku)`),
  showroom: nullable(s.showroomName),
  amount: r.amount,
  currency: o.currency,
  method: r.method,
  transactionId: r.transactionId,
  receivedAt: r.receivedAt,
  recordedAt: r.recordedAt,
  recordedBy: nameById(sql`r.recorded_by_id`),
}
const FROM = sql`${PAYMENTS_FROM} JOIN users u ON u.id = o.customer_id JOIN vehicles v ON v.id = o.vehicle_id
  LEFT JOIN showroom_offices s ON s.id = o.showroom_id`

const toRow = (row: RowOf<typeof ROW>): PaymentRow => ({
  id: row.id,
  number: receiptNumber(row.id, row.recordedAt),
  kind: row.kind === 'REFUND' ? 'REFUND' : 'PAYMENT',
  status: row.state,
  order: { id: row.orderId, number: orderNumber(row.orderId, row.orderedAt) },
  customer: { id: row.customerId, name: row.customer, email: row.email },
  vehicle: row.vehicle,
  showroom: row.showroom,
  amount: majorUnits(row.amount, row.currency),
  currency: row.currency,
  method: row.method,
  transactionId: row.transactionId,
  receivedAt: row.receivedAt,
  recordedBy: row.recordedBy,
})

/** Payments by their ids, in that order. */
export async function selectPayments(db: Db, wanted: readonly number[]): Promise<PaymentRow[]> {
  if (wanted.length === 0) return []
  const rows = await select(db, ROW, sql`FROM ${FROM} WHERE r.id = ANY(${ids(wanted)})`)
  const byId = new Map(rows.map((row) => [row.id, toRow(row)]))
  return wanted.flatMap((id) => byId.get(id) ?? [])
}

/** What all lines that a filter finds come to, by their state, in minor units of each currency. */
export type PaymentSums = Readonly<Record<ReceiptState, readonly Amount[]>>

const ID = number(sql`r.id`)

/** One page of the payments and refunds of some showrooms, newest first unless asked otherwise. */
export async function listPayments(
  db: Db,
  query: PaymentsFilter,
  showrooms: ShowroomScope,
  timezone: string,
): Promise<{ rows: PaymentRow[]; total: number }> {
  const where = await filterPayments(db, query, showrooms, timezone)
  const orderBy = await paymentSortSql(db, query.sort, timezone)
  const list = { shape: { id: ID }, from: PAYMENTS_FROM, where, orderBy }
  const { rows, total } = await selectPage(db, list, query)
  const page = rows.map(({ id }) => id)
  return { rows: await selectPayments(db, page), total }
}

/** What the payments and refunds of that list come to on all its pages. */
export async function sumPayments(
  db: Db,
  filter: Omit<PaymentsFilter, 'page' | 'limit'>,
  showrooms: ShowroomScope,
  timezone: string,
): Promise<PaymentSums> {
  const counted = await countAndSum(db, {
    key: STATE,
    from: PAYMENTS_FROM,
    where: await filterPayments(db, filter, showrooms, timezone),
    amount: sql`r.amount`,
    currency: sql`o.currency`,
  })
  const totalsOf = (state: ReceiptState) => counted.get(state)?.totals ?? []
  return { RECEIVED: totalsOf('RECEIVED'), REFUNDED: totalsOf('REFUNDED'), UNDONE: totalsOf('UNDONE') }
}

/** The ids of what that list has on all its pages, at most so many. */
export async function listPaymentIds(
  db: Db,
  filter: Omit<PaymentsFilter, 'page' | 'limit'>,
  showrooms: ShowroomScope,
  timezone: string,
  most: number,
): Promise<number[]> {
  const where = await filterPayments(db, filter, showrooms, timezone)
  const orderBy = await paymentSortSql(db, filter.sort, timezone)
  return selectValues(db, ID, sql`FROM ${PAYMENTS_FROM} WHERE ${where} ORDER BY ${orderBy} LIMIT ${most}`)
}
