import { countInWords } from '@/kernel/count-in-words'
import type { Counted } from '@/kernel/navigation'
import type { Period } from '@/kernel/time/periods'

// Dashboard view
export const dashboard = 'Dashboard'
export const allVehicles = 'All vehicles'
export const createVehicle = 'Create vehicle'
export const yourShowroomsOnly = 'Only your showrooms are counted.'
export const youMayOpen = 'What you can open'
export const counting = 'Counting…'

// Work queue
export const waitingForUs = 'Waiting for us'
export const workNotRead = 'The work that waits could not be read. Load the page again in a moment.'
export const kindNotRead = 'These could not be read. The list has them all.'
export const nothingWaits =
  'Nothing is waiting. Requests, reservations, reviews, drafts and failed e-mails appear here, the oldest first.'
export const seeAll = (counted: Counted) => `See all${counted.capped ? ',' : ''} ${countInWords(counted)}`
export const since = 'Since'
export const waited = (time: string) => `(${time})`

// Figures
export const figures = 'Figures'
export const figuresNotRead = 'The figures could not be read. Load the page again in a moment.'
export const period = 'Period'
export const periods: Record<Period, string> = {
  week: 'This week',
  month: 'This month',
  quarter: 'This quarter',
  year: 'This year',
}
export const against = (now: string, before: string) => `${now}, compared with ${before}.`
export const periodFromTo = (first: string, last: string) => `${first} to ${last}`
export const nothingToCount =
  'Nothing happened in either period: no orders, requests or new vehicles. Published vehicles bring requests.'
export const seeDrafts = 'See what can be published'
export const currency = 'Currency'
export const sumsIn = 'Sums in'
export const inTheirOwn = 'Amounts are shown in their own currencies.'
export const enterRate = 'Enter a rate'
export const convertedAt = (day: string, rates: readonly string[]) =>
  `Converted at the rates of ${day}, both periods alike. For 1 USD: ${rates.join('; ')}.`
export const rateSince = (rate: string, currency: string, day: string) => `${rate} ${currency} (${day})`
export const before = (value: string) => `before: ${value}`
export const list = (parts: readonly string[]) => new Intl.ListFormat('en-US').format(parts)
export const none = '–'
export const noChange = 'no change'
export const orders = 'Orders'
export const orderValue = 'Value of orders'
export const averageOrder = 'Average order'
export const received = 'Payments received'
export const refunded = 'Refunds'
export const quotes = 'Quotes requested'
export const quoteToOrder = 'Orders per 100 quotes'
export const inquiries = 'Inquiries'
export const vehiclesEntered = 'Vehicles entered'
export const ordersCounted = 'Orders that were cancelled or returned do not count.'
export const seeOrders = 'See the orders'
export const seePayments = 'See the payments'
export const seeRefunds = 'See the refunds'
export const seeStandardQuotes = 'From stock'
export const seeOnDemand = 'On demand'
export const seeInquiries = 'See the inquiries'
export const seeVehicles = 'See the vehicles'

// Stock
export const stock = 'Stock'
export const stockNotRead = 'The stock could not be counted. Load the page again in a moment.'
export const stockOf = (count: string) => (count === '1' ? 'Stock: 1 vehicle' : `Stock: ${count} vehicles`)
export const requestLines = 'asking price'
export const stockAge = 'Stock age'
export const unsoldVehiclesByDaysInStock = 'Unsold vehicles by days in stock.'
export const days = 'Days'
export const share = 'Share'
export const vehicles = 'Vehicles'
export const askingPrice = 'Asking price'
export const overFrom = (from: number) => `Over ${from}`
export const newestVehicles = 'Newest vehicles'
export const noVehiclesYet = 'No vehicles yet.'
export const noShowroom = 'no showroom'
export const mostViewed = 'Most viewed'
export const viewsOfVehiclesPage = (viewDays: number) =>
  `Vehicle page views in the last ${viewDays} days, not counting bots and staff.`
export const noVehicleViewed = 'No views yet.'
