import type { OrderEnd } from '../rules/order/order-end'
import type { QuoteListKind } from '../rules/quote-hrefs'
import type { QuoteStatus } from '../rules/quote-statuses'
import type { Turn } from '../rules/quote-turn'
import type { QuoteCustomerStep } from '../rules/quote-workflow'

// Lists
export const listsOfQuotes = 'Lists of quotes'
export const nothingHere: Record<QuoteListKind, string> = {
  all: 'No quotes yet',
  requested: 'No requests waiting for a quote',
  received: 'No quotes received yet',
  'on-demand': 'No vehicles ordered on demand',
}
export const howToGetQuote =
  'Choose “Get a quote” at any vehicle. Asking is free, and you get the price to your port.'
export const howToOrderOnDemand =
  'Not in our stock? Tell us which vehicle you are looking for, and we will find it and quote it.'
export const browseVehicles = 'Browse vehicles'
export const requestVehicle = 'Request a vehicle'
export const requested = 'requested'
export const received = 'quoted'
export const viewDetails = 'View Details'
export const modifyRequest = 'Modify Request'
export const ofVehicle = (price: string) => `Vehicle ${price}`
export const noLongerValid = 'No longer valid:'

/** What happens next, and who does it. */
export function turnOf(status: QuoteStatus, turn: Turn): string {
  if (status === 'NOT_AVAILABLE') return 'Your turn: change your request, and we will look again'
  if (turn === 'customer') return 'Your turn: accept the quote, or ask for changes'
  return status === 'NEGOTIATING' ? 'We are preparing a revised quote' : 'We are preparing your quote'
}

/** The same where it is known what the customer can do now. */
export function nextStep(status: QuoteStatus, turn: Turn, steps: readonly QuoteCustomerStep[]): string {
  if (turn !== 'customer' || status === 'NOT_AVAILABLE') return turnOf(status, turn)
  if (!steps.includes('accept'))
    return 'We are getting the vehicle for you. You can accept the quote as soon as we have it.'
  return steps.includes('negotiate') ? turnOf(status, turn) : 'Your turn: accept the quote, or cancel it'
}

// Details
export const backToQuotes = 'Your quotes'
export const backToOnDemand = 'Ordered on demand'
export const offer = 'The quote'
export const vehiclePrice = 'Vehicle'
export const withholdingTax = (percent: number) => `Withholding tax (added), ${percent}%`
export const vat = (percent: number) => `VAT, ${percent}%`
export const totalOf = (covers: string) => `Total ${covers}`
export const downPayment = 'Down payment'
/** '$3,463.90 (30% of $10,713 + inspection $250)'. */
export const firstPayment = (amount: string, sum: string | null) =>
  sum === null ? amount : `${amount} (${sum})`
export const priceType = 'Price type'
export const validUntil = 'Valid until'
export const paymentTerms = 'Payment'
export const PAYMENT_WORDS = {
  HUNDRED_PERCENT_BEFORE_DELIVERY: 'In full before shipment',
  PAYMENT_IN_INSTALLMENTS: 'In instalments',
} as const
export const installments = (count: number, how: string) => `${count} instalments, ${how}`
export const FREQUENCY_WORDS = {
  EVERY_MONTH: 'every month',
  EVERY_SECOND_MONTH: 'every second month',
  EVERY_THIRD_MONTH: 'every third month',
  EVERY_FOURTH_MONTH: 'every fourth month',
  EVERY_SIXTH_MONTH: 'every sixth month',
} as const
export const estimate = 'Estimated delivery'
export const ESTIMATE_WORDS = {
  TWO_TO_FOUR_WEEKS: '2–4 weeks',
  FOUR_TO_SIX_WEEKS: '4–6 weeks',
  SIX_TO_EIGHT_WEEKS: '6–8 weeks',
  CUSTOM_TIMELINE: 'As agreed',
} as const
export const portOfDestination = 'Port of destination'
export const portNotChosen = 'Not decided yet'
export const consignee = 'Ship to (consignee’s address)'
export const quotedBy = 'Quoted by'
export const additionalInformation = 'Additional information'
export const noPriceYet = 'There is no price yet. We will e-mail you as soon as your quote is ready.'
export const notFound =
  'We could not find such a vehicle at present. You can change your request, and we will look again.'
export const whyEnded = 'Reason'
export const hasExpired =
  'This quote has expired, and its price no longer holds. Write to us below if you still want the vehicle.'
export const vehicleGone =
  'This vehicle has been reserved or sold, so the quote cannot be accepted. If it is for sale again while the quote is valid, we will write to you.'
export const similarVehicles = 'See similar vehicles'
export const reviseRequest = 'Ask for a new quote'
export const negotiationSummary = 'View Negotiation Summary'
export const ORDER_ENDED: Record<OrderEnd, string> = {
  CANCELLED: 'The order of this quote was cancelled. There is nothing to pay.',
  RETURNED: 'The vehicle of this order was returned. There is nothing to pay.',
}
export const seeOrder = 'See your order'
export const drawing = 'Drawing'
export const seeVehicle = 'See the vehicle'
export const askAboutQuote = 'Ask about this quote'
export const proforma = 'Proforma invoice (PDF)'
export const proformaRenegotiated = 'Proforma invoice (PDF), being renegotiated'
export const proformaEnded = 'Proforma invoice (PDF), no longer payable'

// What was requested
export const yourRequest = 'Your request'
export const make = 'Make'
export const model = 'Model'
export const country = 'Country'
export const years = 'Years'
export const colour = 'Colour'
export const engine = 'Engine capacity'
export const fuel = 'Fuel'
export const transmission = 'Transmission'
export const drivetrain = 'Drivetrain'
export const chassisCode = 'Chassis code'
export const auctionGrade = 'Auction grade'
export const maxMileage = 'Maximum mileage'
export const specialRequirements = 'Special requirements'
export const any = 'Any'

/** The years requested: one, from and to, or open at one end. */
export function yearsText(from: number | null, to: number | null): string {
  if (from !== null && to !== null) return from === to ? String(from) : `${from} - ${to}`
  if (from !== null) return `${from} - Present`
  return to === null ? any : `Up to ${to}`
}

// Negotiation summary
export const daysActive = 'Days Active'
export const negotiationGap = 'Negotiation gap'
export const gapExplained = 'Quoted price less your budget'
export const unknown = 'Not known'
export const initialQuote = 'INITIAL QUOTE'
export const round = (number: number) => `Round ${number}`
export const youRequested = 'Requested customization'
export const budget = 'Budget'
export const counterOffer = 'Counter-offer'
export const noRounds = 'Nothing has been negotiated yet.'
