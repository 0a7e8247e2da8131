import { z } from 'zod'
import { daysInOrder } from '@/input/days-in-order'
import { idField, optionalArea, optionalId, requiredArea } from '@/input/fields'
import {
  choiceQuery,
  dateQuery,
  flagQuery,
  pageQuery,
  textQuery,
  wholeQuery,
} from '@/input/list-query-fields'
import { QUOTE_SORTS } from '../rules/lists/quote-sorts'
import { ADDRESS_TYPES } from '../rules/quote-choices'
import { REASON_MAX } from '../rules/quote-limits'
import { NOTE_MAX } from '../rules/quote-message-limits'
import { QUOTE_STATUSES } from '../rules/quote-statuses'
import type { customizationPatch } from './customization'

/** More than any quote has been waiting. */
const WAITING_DAYS_MAX = 36_500

/** The filters of staff's lists of quotes, as a screen reads them from its address. */
export const quotesFilter = pageQuery().extend({
  keyword: textQuery('keyword'),
  customerName: textQuery('customerName'),
  status: choiceQuery('status', QUOTE_STATUSES),
  isOrderOnDemand: flagQuery('isOrderOnDemand'),
  turn: choiceQuery('turn', ['staff', 'customer']),
  // For how many days at least it has been somebody's turn.
  waitingDays: wholeQuery('waitingDays', 1).transform((days) => days && Math.min(days, WAITING_DAYS_MAX)),
  showroom: wholeQuery('showroom', 1),
  userId: wholeQuery('userId', 1),
  vehicleId: wholeQuery('vehicleId', 1),
  requestedFrom: dateQuery('requestedFrom'),
  requestedTo: dateQuery('requestedTo'),
  sort: choiceQuery('sort', QUOTE_SORTS),
})
export type QuotesQuery = z.output<typeof quotesFilter>

const REQUESTED = { from: 'requestedFrom', to: 'requestedTo' } as const

/** The query of those lists. */
export const quotesQuery = daysInOrder(quotesFilter, REQUESTED)

/** The same filters for a file, which has all pages. */
export const quotesFileQuery = daysInOrder(quotesFilter.omit({ page: true, limit: true }), REQUESTED)

/** The query for one's own quotes; `stage` is 'requested' before there is an offer, 'received' after. */
export const ownQuotesQuery = pageQuery().extend({
  status: choiceQuery('status', QUOTE_STATUSES),
  isOrderOnDemand: flagQuery('isOrderOnDemand'),
  stage: choiceQuery('stage', ['requested', 'received']),
})
export type OwnQuotesQuery = z.output<typeof ownQuotesQuery>

/** Whether somebody has a quote for a vehicle. */
export const quoteExistsQuery = z.object({
  userId: wholeQuery('userId', 1),
  vehicleId: wholeQuery('vehicleId', 1),
})

/** A request that staff enter for a customer. */
export const staffQuoteRequest = z.strictObject({
  userId: idField('Customer'),
  vehicleId: idField('Vehicle'),
  shipmentAddressType: z.enum(ADDRESS_TYPES, { error: 'Unknown address type' }).default('DEFAULT_ADDRESS'),
  portId: optionalId('Port of destination'),
})

/** A change of a quote's status by staff. */
export const quoteStatusChange = z.strictObject({
  status: z.enum(QUOTE_STATUSES, { error: 'Unknown status' }),
  reason: optionalArea('Reason', REASON_MAX),
})

/** The vehicle in stock that answers a request on demand. */
export const attachedVehicle = z.strictObject({ vehicleId: idField('Vehicle') })

/** A line of a conversation; `internal` restricts it to staff. */
export const saleNote = z.strictObject({
  message: requiredArea('Message', NOTE_MAX),
  internal: z.boolean({ error: 'Internal must be true or false' }).optional(),
})

/** What staff may correct in a round. */
export type CustomizationPatch = z.output<typeof customizationPatch>
