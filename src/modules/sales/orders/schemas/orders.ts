import { z } from 'zod'
import { daysInOrder } from '@/input/days-in-order'
import { idField, optionalArea, optionalFlag, optionalText, requiredArea } from '@/input/fields'
import { addIssues } from '@/input/issues'
import {
  choiceQuery,
  dateQuery,
  flagQuery,
  pageQuery,
  textQuery,
  wholeQuery,
} from '@/input/list-query-fields'
import { isDay } from '@/kernel/days'
import { issue } from '@/kernel/issue'
import { NOTE_MAX } from '@/modules/sales/quotes/rules/quote-message-limits'
import { ORDER_SORTS } from '../rules/lists/order-sorts'
import { ORDER_ADDRESS_MAX, ORDER_LINE_MAX, ORDER_REASON_MAX } from '../rules/order-limits'
import { ORDER_STATUSES, readOrderStatus } from '../rules/order-statuses'
import {
  ARRIVAL_REASON_SHORT,
  isOverrideReason,
  OVERRIDE_REASON_SHORT,
} from '../rules/payment-and-arrival-overrides'
import { MILESTONES } from '../rules/shipping/milestones'

const status = z
  .string({ error: 'Status is required' })
  .transform((given, context) => {
    const orderStatus = readOrderStatus(given)
    if (orderStatus) return orderStatus
    context.issues.push({
      code: 'custom',
      message: `Status must be one of ${ORDER_STATUSES.join(', ')}`,
      input: given,
    })
    return z.NEVER
  })
  .meta({ enum: [...ORDER_STATUSES, 'VEHICLE_RETURNED'] })

/** A step: the status that the order shall have. Going on without a payment needs a reason of some length. */
export const orderStatusInput = z
  .strictObject({
    status,
    reason: optionalArea('Reason', ORDER_REASON_MAX),
    override: optionalFlag('Override'),
    overrideArrival: optionalFlag('Override of the arrival'),
    confirmed: z.strictObject({ notSailed: optionalFlag('Not sailed') }).optional(),
    vehicleId: idField('Vehicle').nullish(),
  })
  .superRefine(({ override, overrideArrival, reason }, context) => {
    if (!(override || overrideArrival) || isOverrideReason(reason)) return
    addIssues([issue('reason', override ? OVERRIDE_REASON_SHORT : ARRIVAL_REASON_SHORT)], context)
  })

const party = (label: string) =>
  z
    .strictObject({
      name: optionalText(`${label}: name`, ORDER_LINE_MAX),
      address: optionalArea(`${label}: address`, ORDER_ADDRESS_MAX),
      phone: optionalText(`${label}: phone`, ORDER_LINE_MAX),
      email: optionalText(`${label}: e-mail`, ORDER_LINE_MAX),
    })
    .optional()

const day = (label: string) =>
  z
    .string({ error: `${label} must be a day` })
    .refine((text) => text === '' || isDay(text), `${label} must be a day such as 2026-12-01`)
    .nullish()

/** The contents of the shipping papers. */
export const shippingInput = z.strictObject({
  consignee: party('Consignee'),
  notifyParty: party('Notify party'),
  portOfLoadingId: idField('Port of loading').nullish(),
  portOfDischargeId: idField('Port of discharge').nullish(),
  shipment: z
    .strictObject({
      vessel: optionalText('Vessel', ORDER_LINE_MAX),
      voyage: optionalText('Voyage', ORDER_LINE_MAX),
      etd: day('Departure'),
      eta: day('Arrival'),
      milestone: z.enum(MILESTONES, { error: 'Choose a stage' }).nullish(),
    })
    .optional(),
  confirmed: z
    .strictObject({
      portOfDischarge: optionalFlag('Port of discharge'),
      portOfLoading: optionalFlag('Port of loading'),
      unpaidDeparture: optionalFlag('Unpaid departure'),
    })
    .optional(),
  updatedAt: z.iso.datetime({ offset: true, error: 'updatedAt must be an ISO date and time' }).optional(),
})

/** The filters of the staff list of orders, as a screen reads them from its address. */
export const ordersFilter = pageQuery().extend({
  keyword: textQuery('keyword'),
  customerName: textQuery('customerName'),
  status: textQuery('status').transform((given, context) => {
    if (given === undefined) return undefined
    const orderStatus = readOrderStatus(given.toUpperCase())
    if (orderStatus) return orderStatus
    const message = `status must be one of ${ORDER_STATUSES.join(', ')}`
    context.issues.push({ code: 'custom', message, input: given })
    return z.NEVER
  }),
  orderDateFrom: dateQuery('orderDateFrom'),
  orderDateTo: dateQuery('orderDateTo'),
  /** Days on which money came or went back. */
  paidFrom: dateQuery('paidFrom'),
  paidTo: dateQuery('paidTo'),
  showroom: wholeQuery('showroom', 1),
  isOrderOnDemand: flagQuery('isOrderOnDemand'),
  waiting: choiceQuery('waiting', ['staff', 'overdue', 'cancellation', 'refund']),
  sort: choiceQuery('sort', ORDER_SORTS),
})
export type OrdersQuery = z.output<typeof ordersFilter>

const ORDERED = { from: 'orderDateFrom', to: 'orderDateTo' } as const
const PAID = { from: 'paidFrom', to: 'paidTo' } as const

/** The query of that list. */
export const ordersQuery = daysInOrder(ordersFilter, ORDERED, PAID)

/** The same filters for a file, which has all pages. */
export const ordersFileQuery = daysInOrder(ordersFilter.omit({ page: true, limit: true }), ORDERED, PAID)

/** The query for one's own orders: all, those in progress, or those completed. */
export const ownOrdersQuery = pageQuery().extend({
  state: choiceQuery('state', ['in-progress', 'completed']),
})
export type OwnOrdersQuery = z.output<typeof ownOrdersQuery>

/** A message about an order. */
export const noteInput = z.strictObject({
  message: requiredArea('Message', NOTE_MAX),
  internal: optionalFlag('Internal'),
})

/** Why an order is to be cancelled, or is not. */
export const cancellationInput = z.strictObject({ reason: optionalArea('Reason', ORDER_REASON_MAX) })
