import type { CollectionConfig, GroupField } from 'payload'
import { PRICE_TYPE_NAMES, PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { NEW_ORDER, ORDER_STATUS_LABELS, ORDER_STATUSES } from '@/modules/sales/orders/rules/order-statuses'
import { isOrderStep } from '@/modules/sales/orders/rules/order-workflow'
import { MILESTONE_LABELS, MILESTONES } from '@/modules/sales/orders/rules/shipping/milestones'
import { QUOTE_LINE_MAX, QUOTE_TEXT_MAX, REASON_MAX } from '@/modules/sales/quotes/rules/quote-limits'
import { customerFieldAccess, readableByStaff } from '../shared/access'
import { enforceWorkflow } from '../shared/enforceWorkflow'
import { choice, currency, day, line, lines, link, minorUnits, moment, snapshot } from '../shared/fields'
import { requireArrival } from './requireArrival'
import { saleAccess } from './saleAccess'

/** Somebody named in the shipping papers. */
const party = (name: string): GroupField => ({
  name,
  type: 'group',
  access: customerFieldAccess,
  fields: [
    line('name', QUOTE_LINE_MAX),
    lines('address', QUOTE_TEXT_MAX),
    line('phone', QUOTE_LINE_MAX),
    line('email', QUOTE_LINE_MAX),
  ],
})

/**
 * Vehicles that customers have bought: created by the acceptance of a quote, and moved along their workflow
 * by staff. Amounts are whole minor units of `currency`.
 */
export const Orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: 'Order', plural: 'Orders' },
  admin: { group: false, defaultColumns: ['id', 'vehicle', 'customer', 'status', 'orderedAt'] },
  access: saleAccess('customer', 'showroom'),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('quote', 'quotes', { required: true, unique: true }),
    link('customer', 'users', { required: true, access: customerFieldAccess }),
    link('vehicle', 'vehicles', { required: true }),
    link('showroom', 'showroom-offices'),
    link('salesRep', 'users', { access: { read: readableByStaff } }),
    choice('status', ORDER_STATUSES, ORDER_STATUS_LABELS, { required: true, defaultValue: NEW_ORDER }),
    { name: 'isOrderOnDemand', type: 'checkbox', required: true, defaultValue: false },
    currency,
    choice('priceType', PRICE_TYPES, PRICE_TYPE_NAMES),
    minorUnits('price', { required: true }),
    minorUnits('deliveryCharges', { required: true }),
    minorUnits('withholdingTax', { required: true }),
    minorUnits('vat', { required: true }),
    minorUnits('total', { required: true }),
    minorUnits('downPayment', { required: true }),
    // Vehicle, customer, price and exchange rates as they were at acceptance.
    {
      name: 'snapshots',
      type: 'group',
      access: customerFieldAccess,
      fields: [snapshot('vehicle'), snapshot('customer'), snapshot('price'), snapshot('rates')],
    },
    party('consignee'),
    party('notifyParty'),
    link('portOfLoading', 'ports'),
    link('portOfDischarge', 'ports'),
    {
      name: 'shipment',
      type: 'group',
      fields: [
        line('vessel', QUOTE_LINE_MAX),
        line('voyage', QUOTE_LINE_MAX),
        day('etd'),
        day('eta'),
        choice('milestone', MILESTONES, MILESTONE_LABELS),
      ],
    },
    // Why it was cancelled, switched or returned.
    lines('reason', REASON_MAX),
    moment('reservedUntil'),
    moment('orderedAt', true),
    moment('endedAt'),
  ],
  hooks: {
    beforeChange: [
      enforceWorkflow({
        what: 'An order',
        initial: NEW_ORDER,
        labels: ORDER_STATUS_LABELS,
        isStep: isOrderStep,
      }),
      requireArrival,
    ],
  },
}
