import { addDays, addMonths, type Day } from '@/kernel/days'
import { type Issue, issue } from '@/kernel/issue'
import { checkUnits } from '@/kernel/money'
import { CHARGES } from './charges'

/** What the amounts of an offer are called in messages. */
const AMOUNTS = {
  quotedPrice: 'Quote price',
  previousQuotePrice: 'Previous quote price',
  customerRequestedPrice: 'Customer requested price',
  deliveryCharges: 'Delivery charges',
  ...CHARGES,
  taxesAmount: 'Taxes amount',
} as const
type AmountName = keyof typeof AMOUNTS

/** The amounts of an offer, in major units of its currency, as far as they are entered. */
export type OfferAmounts = { [Name in AmountName]?: number | null | undefined }

/** The amounts of an offer that are finer than its currency has units. */
export const checkOfferUnits = (currency: string, offer: OfferAmounts): Issue[] =>
  checkUnits(
    currency,
    (Object.keys(AMOUNTS) as AmountName[]).map((path) => ({
      path,
      label: AMOUNTS[path],
      amount: offer[path],
    })),
  )

/** Taxes are a share of the price, so price and delivery decide whether there is anything to be paid. */
export const checkOfferTotal = ({ deliveryCharges, quotedPrice }: OfferAmounts): Issue[] =>
  (quotedPrice ?? 0) + (deliveryCharges ?? 0) > 0
    ? []
    : [issue('quotedPrice', 'The total of an offer must be more than 0')]

/** How long an offer can be valid, and how long ago it can have been issued. */
const MONTHS_MAX = 12

/**
 * What is wrong with the days of an offer.
 *
 * @param today the day in the company's time zone
 */
export function checkOfferDays(
  { issueAt, validUntil }: { issueAt?: string | null | undefined; validUntil?: Day | undefined },
  today: Day,
): Issue[] {
  const found: Issue[] = []
  if (validUntil && validUntil < today)
    found.push(issue('validUntil', 'Valid until date cannot be less than current date'))
  if (validUntil && validUntil > addMonths(today, MONTHS_MAX))
    found.push(issue('validUntil', 'Valid until date cannot be more than a year from today'))
  const issuedOn = issueAt?.slice(0, 10)
  // It may be tomorrow already where the offer is written.
  if (issuedOn && (issuedOn < addMonths(today, -MONTHS_MAX) || issuedOn > addDays(today, 1)))
    found.push(issue('issueAt', 'Issue date must be within the last year'))
  return found
}

/** What a customer offers for the vehicle, which is finer than the currency of the quote has units. */
export const checkCounterOffer = (currency: string, amount: number | null | undefined): Issue[] =>
  checkUnits(currency, [{ path: 'counterOffer', label: 'Your offer', amount }])
