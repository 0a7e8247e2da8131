import { addDays, addMonths, type Day } from '@/kernel/days'
import { type Issue, issue } from '@/kernel/issue'
import { AMOUNT_MAX, checkUnits } from '@/kernel/money'
import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import type { PaymentTerms } from '../quote-choices'
import { CHARGES } from './delivery-charges'

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

/** What a total is made of, in major units, as far as it is entered. */
type EnteredTotal = Pick<OfferAmounts, 'deliveryCharges' | 'quotedPrice'> & {
  priceType?: PriceType | undefined
  isTaxApplied?: boolean | null | undefined
  withholdingTaxPercentage?: number | null | undefined
  vatPercentage?: number | null | undefined
}

const amountMax = AMOUNT_MAX.toLocaleString('en-US')

/** What is wrong with the total of an offer: nothing is to be paid, or more than any amount can be. */
export function checkOfferTotal({ deliveryCharges, priceType, quotedPrice, ...tax }: EnteredTotal): Issue[] {
  const price = quotedPrice ?? 0
  const bare = price + (deliveryCharges ?? 0)
  // Taxes are a share of the price, so they do not decide whether there is anything to pay.
  if (bare <= 0) return [issue('quotedPrice', 'The total of an offer must be more than 0')]
  const isTaxed = priceType === 'DDP' && tax.isTaxApplied === true
  const percent = isTaxed ? (tax.withholdingTaxPercentage ?? 0) + (tax.vatPercentage ?? 0) : 0
  return bare + (price * percent) / 100 <= AMOUNT_MAX
    ? []
    : [issue('quotedPrice', `The total of an offer must be ${amountMax} or less`)]
}

/** Instalments share out what a down payment leaves. */
export const checkInstallments = ({
  downPaymentPercentage,
  paymentTerms,
}: {
  paymentTerms?: PaymentTerms | null | undefined
  downPaymentPercentage?: number | null | undefined
}): Issue[] =>
  paymentTerms === 'PAYMENT_IN_INSTALLMENTS' && (downPaymentPercentage ?? 0) >= 100
    ? [issue('downPaymentPercentage', 'A down payment of 100% leaves nothing to pay in instalments')]
    : []

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
  const issues: Issue[] = []
  if (validUntil && validUntil < today)
    issues.push(issue('validUntil', 'Valid until date cannot be less than current date'))
  if (validUntil && validUntil > addMonths(today, MONTHS_MAX))
    issues.push(issue('validUntil', 'Valid until date cannot be more than a year from today'))
  const issuedOn = issueAt?.slice(0, 10)
  // It may be tomorrow already where the offer is written.
  if (issuedOn && (issuedOn < addMonths(today, -MONTHS_MAX) || issuedOn > addDays(today, 1)))
    issues.push(issue('issueAt', 'Issue date must be within the last year'))
  return issues
}
