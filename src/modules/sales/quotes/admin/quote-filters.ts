import type { Filter, Option } from '@/ui/back-office/list/list-type'
import { QUOTE_STATUS_LABELS, QUOTE_STATUSES } from '../rules/quote-statuses'
import * as words from './words'

/** A record that a link has narrowed the list to, by its name; it is shown so that it can be taken out again. */
const narrowedTo = (name: string, label: string, any: string, option: Option | null): Filter[] =>
  option ? [{ name, label, kind: 'choice', any, options: [option] }] : []

/** The vehicle and the customer that a link has narrowed the list to. */
export type NarrowedTo = { vehicle: Option | null; customer: Option | null }

/** The filters of a list of quotes; they stand in its URL. */
export const quoteFilters = (showrooms: Option[], { customer, vehicle }: NarrowedTo): Filter[] => [
  ...narrowedTo('vehicleId', words.vehicle, words.anyVehicle, vehicle),
  ...narrowedTo('userId', words.customer, words.anyCustomer, customer),
  { name: 'keyword', label: words.numberVehicleOrCustomer, kind: 'search' },
  { name: 'customerName', label: words.customerNameOrEmail, kind: 'text' },
  {
    name: 'status',
    label: words.status,
    kind: 'choice',
    any: words.anyStatus,
    options: QUOTE_STATUSES.map((value) => ({ value, label: QUOTE_STATUS_LABELS[value] })),
  },
  {
    name: 'turn',
    label: words.whoseTurn,
    kind: 'choice',
    any: words.anyTurn,
    options: [
      { value: 'staff', label: words.ourTurn },
      { value: 'customer', label: words.customersTurn },
    ],
  },
  {
    name: 'waitingDays',
    label: words.waitingSince,
    kind: 'choice',
    any: words.anyWait,
    options: [1, 3, 7, 14].map((days) => ({ value: String(days), label: words.waitingDays(days) })),
  },
  { name: 'showroom', label: words.showroom, kind: 'choice', any: words.anyShowroom, options: showrooms },
  { name: 'requestedFrom', label: words.requestedFrom, kind: 'day' },
  { name: 'requestedTo', label: words.requestedTo, kind: 'day' },
]
