import type { PayloadRequest } from 'payload'
import { notFound, validationFailed } from '@/kernel/errors'
import { toMoney } from '@/kernel/money'
import { DEFAULT_PRICE_TYPE } from '@/modules/inventory/vehicles/rules/price-type'
import { readShowroomTax } from '@/modules/sales/quotes/queries/list-quote-showrooms'
import { chargesInUnits } from '@/modules/sales/quotes/rules/offer/charges-in-units'
import { checkCharges } from '@/modules/sales/quotes/rules/offer/check-charges'
import { checkInstallments, checkOfferUnits } from '@/modules/sales/quotes/rules/offer/check-offer'
import { quoteTax, type ShowroomTax } from '@/modules/sales/quotes/rules/quote-tax'
import { actorOf } from '@/server/actor-of'
import { type Db, dbOf } from '@/server/db-of'
import { getOfferedCurrency } from '../queries/get-offered-currency'
import { isQuoteSeenBy } from '../queries/list-proformas'
import { type QuoteOffer, readQuoteFacts } from '../queries/read-invoiced-quote-facts'
import type { InvoiceData } from '../rules/invoice-data'
import type { ProformaPreview } from '../schemas/proforma-preview'
import { nextInvoice } from './issue-proforma'

type Change = Partial<QuoteOffer>

const AS_STORED = {
  inlandTransport: undefined,
  seaFreight: undefined,
  insurance: undefined,
  inspection: undefined,
}

/** What was entered, in the names and units of a stored quote; what was not sent is left as it is stored. */
function changeOf(entered: ProformaPreview, stored: string): Change {
  const { deliveryCharges, quotedPrice, showroomOfficeId, ...same } = entered
  const currency = entered.currency ?? stored
  const issues = [...checkOfferUnits(currency, entered), ...checkCharges(entered)]
  if (issues.length > 0) throw validationFailed(issues)
  const minor = (amount: number) => toMoney(amount, currency).amount
  const change: Change = {
    ...same,
    // Charges without parts replace those that had some.
    ...(deliveryCharges === undefined ? AS_STORED : chargesInUnits(entered, currency)),
    showroomId: showroomOfficeId,
    quotedPrice: quotedPrice === undefined ? undefined : minor(quotedPrice),
    deliveryCharges: deliveryCharges === undefined ? undefined : minor(deliveryCharges),
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

/**
 * What the next invoice of a quote would be with values that staff have entered but not saved. Nothing is
 * stored.
 *
 * @throws AppError 404 if there is no such quote in their showrooms, 409 without a price, 422 for an amount that the
 * currency does not have
 */
export async function previewProforma(
  req: PayloadRequest,
  quoteId: number,
  entered: ProformaPreview,
): Promise<InvoiceData> {
  const db = await dbOf(req)
  const isSeen = await isQuoteSeenBy(db, quoteId, await actorOf(req))
  const currency = isSeen ? await getOfferedCurrency(db, quoteId) : null
  if (!currency) throw notFound('Quote not found')
  const change = changeOf(entered, currency)
  const stored = await readQuoteFacts(db, quoteId)
  requireInstalments({ ...stored, ...change })
  return nextInvoice(req, quoteId, false, null, {
    ...change,
    ...(await taxesOf(db, { ...stored, ...change })),
  })
}

/** No number of instalments is made up, and there is something to pay in them. */
function requireInstalments(offer: Change): void {
  const { numberOfInstallments, paymentTerms } = offer
  const issues = checkInstallments(offer)
  if (issues.length > 0) throw validationFailed(issues)
  if (paymentTerms === 'PAYMENT_IN_INSTALLMENTS' && numberOfInstallments == null)
    throw validationFailed([{ path: 'numberOfInstallments', message: 'Number of instalments is required' }])
}

/** The taxes as they will be stored: those of the showroom, where it has any. */
async function taxesOf(db: Db, offer: Change): Promise<Change> {
  const showroom = offer.showroomId == null ? null : await readShowroomTax(db, offer.showroomId)
  return quoteTax({ ...offer, priceType: offer.priceType ?? DEFAULT_PRICE_TYPE }, showroom ?? NO_TAX)
}

const NO_TAX: ShowroomTax = { companyVat: null, companyWht: null }
