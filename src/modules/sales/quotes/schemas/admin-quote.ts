import { z } from 'zod'
import { idField, optionalArea, optionalFlag, optionalId, optionalText } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { isDay } from '@/kernel/days'
import { type Issue, issue } from '@/kernel/issue'
import { AMOUNT_MAX } from '@/kernel/money'
import { isBlank } from '@/kernel/text/blank'
import { isPriceType, PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { BUDGET_OPTION } from '../rules/customization-options'
import { checkCharges } from '../rules/offer/check-charges'
import {
  checkInstallments,
  checkOfferDays,
  checkOfferTotal,
  checkOfferUnits,
} from '../rules/offer/check-offer'
import { CHARGES } from '../rules/offer/delivery-charges'
import type { OfferQuestionName } from '../rules/offer/offer-confirmations'
import {
  DELIVERY_ESTIMATES,
  INSTALLMENT_FREQUENCIES,
  PAYMENT_TERMS,
  QUOTE_CURRENCIES,
} from '../rules/quote-choices'
import { QUOTE_LINE_MAX, QUOTE_TEXT_MAX, TIMELINE_MAX } from '../rules/quote-limits'
import { QUOTE_STATUSES, QUOTE_TYPES } from '../rules/quote-statuses'

/** How many instalments there can be. */
export const INSTALLMENTS = { min: 2, max: 20 } as const
const OPTIONS_MAX = 20

/** A choice that must be made; the message is the specification's. */
const choice = <const T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z.enum(values, { error: message })

/** A number that must be given: `missing` if it is not, the label's message if it is negative. */
const amount = (label: string, missing: string, max = AMOUNT_MAX) =>
  z
    .number({ error: missing })
    .min(0, `${label} must be non-negative`)
    .max(max, `${label} must be ${max.toLocaleString('en-US')} or less`)

const optionalAmount = (label: string) => amount(label, `${label} must be a number`).nullish()

const percentage = (label: string) =>
  z
    .number({ error: `${label} must be a number` })
    .min(0, `${label} must be between 0 and 100`)
    .max(100, `${label} must be between 0 and 100`)
    .nullish()

const installments = `Number of instalments must be between ${INSTALLMENTS.min} and ${INSTALLMENTS.max}`

const ISSUE_DATE = 'Issue date must be an ISO date'

/** A day, or a moment whose day counts, as callers may send it. */
const day = (message: string) =>
  z
    .string({ error: message })
    .transform((text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : text))
    .refine(isDay, { error: message })

const shape = z.strictObject({
  quoteType: choice(QUOTE_TYPES, 'Quote type is required'),
  showroomOfficeId: idField('Showroom location'),
  validUntil: day('Valid until date is required'),
  priceType: choice(PRICE_TYPES, 'Price type is required'),
  // The port of destination; without it the quote's own stays.
  portId: optionalId('Port of destination'),
  quotedPrice: amount('Quote price', 'Quote price is required'),
  previousQuotePrice: optionalAmount('Previous quote price'),
  customerRequestedPrice: optionalAmount('Customer requested price'),
  downPaymentPercentage: amount('Down payment percentage', 'Down payment percentage is required', 100),
  deliveryCharges: amount('Delivery charges', 'Delivery charges are required'),
  // What of the delivery charges is known; the rest are other charges.
  inlandTransport: optionalAmount(CHARGES.inlandTransport),
  seaFreight: optionalAmount(CHARGES.seaFreight),
  insurance: optionalAmount(CHARGES.insurance),
  inspection: optionalAmount(CHARGES.inspection),
  taxesAmount: optionalAmount('Taxes amount'),
  currency: choice(QUOTE_CURRENCIES, `Currency must be one of ${QUOTE_CURRENCIES.join(', ')}`),
  reservedVehicle: z.literal(true, { error: 'Reserved vehicle must be checked' }),
  estimateDelivery: choice(DELIVERY_ESTIMATES, 'Estimated delivery must be one of the given times').nullish(),
  customTimeline: optionalText('Custom timeline', TIMELINE_MAX),
  additionalInformation: optionalArea('Additional information', QUOTE_TEXT_MAX),
  customizationOptions: z
    .array(z.string({ error: 'Customization options must be texts' }).max(QUOTE_LINE_MAX), {
      error: 'Customization options must be a list',
    })
    .max(OPTIONS_MAX, `There can be at most ${OPTIONS_MAX} customization options`)
    .nullish(),
  status: z.enum(QUOTE_STATUSES, { error: 'Unknown status' }).nullish(),
  issueAt: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: ISSUE_DATE })
    .refine((text) => !text.startsWith('0000'), { error: ISSUE_DATE })
    .nullish(),
  paymentTerms: choice(PAYMENT_TERMS, 'Payment terms must be one of the given ones').nullish(),
  numberOfInstallments: z
    .int({ error: installments })
    .min(INSTALLMENTS.min, installments)
    .max(INSTALLMENTS.max, installments)
    .nullish(),
  installmentFrequency: choice(
    INSTALLMENT_FREQUENCIES,
    'Instalment frequency must be one of the given ones',
  ).nullish(),
  withholdingTaxPercentage: percentage('Withholding tax'),
  vatPercentage: percentage('VAT'),
  isTaxApplied: optionalFlag('Tax applied'),
  // The questions about an unusual offer that were answered with yes.
  confirmed: z
    .strictObject({
      price: optionalFlag('Confirmed price'),
      priceType: optionalFlag('Confirmed price type'),
      port: optionalFlag('Confirmed port'),
      freightTwice: optionalFlag('Confirmed freight'),
      tax: optionalFlag('Confirmed tax'),
    } satisfies Record<OfferQuestionName, unknown>)
    .nullish(),
})
export type AdminQuote = z.output<typeof shape>

/** What one field requires of another. */
export function checkAdminQuote(quote: Partial<AdminQuote>, today: string): Issue[] {
  const issues: Issue[] = []
  const need = (isMet: boolean, path: keyof AdminQuote, message: string) =>
    isMet || issues.push(issue(path, message))
  issues.push(...checkOfferDays(quote, today))
  if (quote.currency) issues.push(...checkOfferUnits(quote.currency, quote))
  if (quote.quotedPrice !== undefined && quote.deliveryCharges !== undefined)
    issues.push(...checkOfferTotal(quote))
  issues.push(...checkCharges(quote))
  if (quote.customizationOptions?.includes(BUDGET_OPTION))
    need(
      (quote.customerRequestedPrice ?? 0) > 0,
      'customerRequestedPrice',
      'Customer requested price must be greater than 0',
    )
  if (quote.estimateDelivery === 'CUSTOM_TIMELINE')
    need(!isBlank(quote.customTimeline), 'customTimeline', 'Custom timeline is required')
  if (isPriceType(quote.priceType) && quote.priceType === 'DDP') {
    need(quote.paymentTerms != null, 'paymentTerms', 'Payment terms are required')
    need(
      quote.withholdingTaxPercentage != null,
      'withholdingTaxPercentage',
      'Withholding tax percentage is required',
    )
    need(quote.vatPercentage != null, 'vatPercentage', 'VAT percentage is required')
  }
  issues.push(...checkInstallments(quote))
  if (quote.paymentTerms === 'PAYMENT_IN_INSTALLMENTS') {
    need(quote.numberOfInstallments != null, 'numberOfInstallments', 'Number of instalments is required')
    need(quote.installmentFrequency != null, 'installmentFrequency', 'Instalment frequency is required')
  }
  return issues
}

/**
 * An offer as staff send it; amounts in major units of its currency.
 *
 * @param today the day in the company's time zone, YYYY-MM-DD
 */
export const adminQuote = (today: string) =>
  shape.superRefine((quote, context) => addIssues(checkAdminQuote(quote, today), context))

/** The same as the route documents it, before what fields require of each other is checked. */
export const adminQuoteShape = shape

/** Unsent entries of the form, stored as they are: nothing is required, and nothing is checked. */
export const quoteDraft = z.record(
  z.string().max(QUOTE_LINE_MAX),
  z.union([
    z.string().max(QUOTE_TEXT_MAX),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.string().max(QUOTE_LINE_MAX)).max(OPTIONS_MAX),
  ]),
)
export type QuoteDraft = z.output<typeof quoteDraft>
