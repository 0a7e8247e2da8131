import { defineListExport } from '@/api/define-list-export'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { dayIn } from '@/kernel/time/day-in'
import { dbOf } from '@/server/db-of'
import type { ExportColumn } from '@/server/sheets/export-rows'
import { listOrderIds } from '../queries/list-orders'
import { listPaymentIds, type PaymentRow, selectPayments } from '../queries/payment-list/list-payments'
import { type OrderRow, readOrderRows } from '../queries/read-order-rows'
import { readOrderTerms } from '../queries/read-order-terms'
import { RECEIPT_STATE_LABELS } from '../rules/lists/receipt-states'
import { PAYMENT_METHOD_LABELS } from '../rules/money/payment-methods'
import { ORDER_STATUS_LABELS } from '../rules/order-statuses'
import { ordersFileQuery } from '../schemas/orders'
import { paymentsFileQuery } from '../schemas/payments-query'
import * as words from './export-words'

/** A day as a spreadsheet stores it. */
const dayOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`)

/** The day of a moment where the company is. */
const dayAt = (moment: string, timezone: string): Date => dayOf(dayIn(new Date(moment), timezone))

const orderColumns = (timezone: string): ExportColumn<OrderRow>[] => [
  { heading: words.order, kind: 'text', value: ({ number }) => number },
  { heading: words.status, kind: 'text', value: ({ status }) => ORDER_STATUS_LABELS[status] },
  {
    heading: words.kind,
    kind: 'text',
    value: ({ isOrderOnDemand }) => (isOrderOnDemand ? words.onDemand : words.standard),
  },
  { heading: words.customer, kind: 'text', value: ({ customer }) => customer.name },
  { heading: words.email, kind: 'text', value: ({ customer }) => customer.email },
  { heading: words.vehicle, kind: 'text', value: ({ vehicle }) => vehicle.name },
  { heading: words.stockNumber, kind: 'text', value: ({ vehicle }) => vehicle.sku },
  { heading: words.showroom, kind: 'text', value: ({ showroom }) => showroom?.name ?? null },
  { heading: words.soldBy, kind: 'text', value: ({ salesRep }) => salesRep },
  { heading: words.ordered, kind: 'day', value: ({ orderedAt }) => dayAt(orderedAt, timezone) },
  { heading: words.total, kind: 'amount', value: ({ total }) => total },
  { heading: words.paid, kind: 'amount', value: ({ paid }) => paid },
  { heading: words.balance, kind: 'amount', value: ({ balance }) => balance },
  { heading: words.refundOwed, kind: 'amount', value: ({ refundOwed }) => refundOwed },
  { heading: words.currency, kind: 'text', value: ({ currency }) => currency },
  { heading: words.nextPayment, kind: 'amount', value: ({ nextPayment }) => nextPayment?.amount ?? null },
  {
    heading: words.due,
    kind: 'day',
    value: ({ nextPayment }) => (nextPayment?.dueOn ? dayOf(nextPayment.dueOn) : null),
  },
]

/** What goes back is negative. */
const signed = ({ amount, kind }: PaymentRow): number => (kind === 'REFUND' ? -amount : amount)

const paymentColumns = (timezone: string): ExportColumn<PaymentRow>[] => [
  { heading: words.receipt, kind: 'text', value: ({ number }) => number },
  { heading: words.status, kind: 'text', value: ({ status }) => RECEIPT_STATE_LABELS[status] },
  { heading: words.order, kind: 'text', value: ({ order }) => order.number },
  { heading: words.customer, kind: 'text', value: ({ customer }) => customer.name },
  { heading: words.email, kind: 'text', value: ({ customer }) => customer.email },
  { heading: words.vehicle, kind: 'text', value: ({ vehicle }) => vehicle },
  { heading: words.showroom, kind: 'text', value: ({ showroom }) => showroom },
  { heading: words.amount, kind: 'amount', value: (row) => (row.status === 'UNDONE' ? null : signed(row)) },
  {
    heading: words.undoneAmount,
    kind: 'amount',
    value: (row) => (row.status === 'UNDONE' ? signed(row) : null),
  },
  { heading: words.currency, kind: 'text', value: ({ currency }) => currency },
  {
    heading: words.method,
    kind: 'text',
    value: ({ method }) => (method ? PAYMENT_METHOD_LABELS[method] : null),
  },
  { heading: words.transaction, kind: 'text', value: ({ transactionId }) => transactionId },
  { heading: words.received, kind: 'day', value: ({ receivedAt }) => dayAt(receivedAt, timezone) },
  { heading: words.recordedBy, kind: 'text', value: ({ recordedBy }) => recordedBy },
]

const staff = { kind: 'module', module: 'sales', action: 'read', isHidden: true } as const

/** The lists of orders and of payments as files. */
export const orderExportRoutes = [
  ...defineListExport({
    path: '/orders/export',
    tag: 'Orders',
    access: staff,
    query: ordersFileQuery,
    singular: 'order',
    find: async ({ actor, req }, filter, most) => {
      const db = await dbOf(req)
      const { timezone } = await readOrderTerms(db)
      return {
        ids: await listOrderIds(db, filter, visibleShowrooms(actor), timezone, most),
        columns: orderColumns(timezone),
        read: (some) => readOrderRows(req.payload.db.drizzle, some),
      }
    },
  }),
  ...defineListExport({
    path: '/orders/payments/export',
    tag: 'Orders',
    access: staff,
    query: paymentsFileQuery,
    singular: 'payment',
    contents: 'payments and refunds',
    find: async ({ actor, req }, filter, most) => {
      const db = await dbOf(req)
      const { timezone } = await readOrderTerms(db)
      return {
        ids: await listPaymentIds(db, filter, visibleShowrooms(actor), timezone, most),
        columns: paymentColumns(timezone),
        read: (some) => selectPayments(req.payload.db.drizzle, some),
      }
    },
  }),
]
