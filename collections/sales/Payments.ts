import type { CollectionConfig } from 'payload'
import { PAYMENT_KIND_LABELS } from '@/modules/sales/orders/rules/money/payment-label'
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@/modules/sales/orders/rules/money/payment-methods'
import {
  PAYMENT_KINDS,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
} from '@/modules/sales/orders/rules/money/payment-statuses'
import { QUOTE_LINE_MAX, REASON_MAX } from '@/modules/sales/quotes/rules/quote-limits'
import { readableByStaff } from '../shared/access'
import { choice, currency, day, line, lines, link, minorUnits, moment } from '../shared/fields'
import { saleAccess } from './saleAccess'

/** The payments of an order, due and received, in whole minor units. A refund is a payment of its own. */
export const Payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: 'Payment', plural: 'Payments' },
  admin: { group: false, defaultColumns: ['id', 'order', 'kind', 'amount', 'currency', 'status', 'dueOn'] },
  access: saleAccess('order.customer', 'order.showroom'),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('order', 'orders', { required: true }),
    choice('kind', PAYMENT_KINDS, PAYMENT_KIND_LABELS, { required: true }),
    { name: 'sequence', type: 'number', required: true, min: 1 },
    minorUnits('amount', { required: true }),
    minorUnits('received', { required: true, defaultValue: 0 }),
    // Of a refund: it reduces the price, so that nothing of it is due again.
    { name: 'isGoodwill', type: 'checkbox', required: true, defaultValue: false },
    currency,
    day('dueOn'),
    choice('status', PAYMENT_STATUSES, PAYMENT_STATUS_LABELS, { required: true, defaultValue: 'PENDING' }),
    choice('method', PAYMENT_METHODS, PAYMENT_METHOD_LABELS),
    line('transactionId', QUOTE_LINE_MAX),
    moment('receivedAt'),
    link('recordedBy', 'users', { access: { read: readableByStaff } }),
    link('proof', 'order-documents'),
    lines('note', REASON_MAX, { access: { read: readableByStaff } }),
  ],
}
