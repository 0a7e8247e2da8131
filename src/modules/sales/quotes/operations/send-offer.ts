import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, validationFailed } from '@/kernel/errors'
import { addMoney, toMoney } from '@/kernel/money'
import { reachesShowroom } from '@/kernel/showroom-scope'
import { blankToNull } from '@/kernel/text/blank'
import { isDestination } from '@/modules/inventory/destination-choice/queries/get-port-of-buyer'
import { quoteCustomizations } from '@/modules/sales/tables.gen'
import { readRatesOn } from '@/modules/settings/exchange-rates/queries/read-rates-on'
import { type DestinationPort, readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { selectValues } from '@/server/rows/select'
import { readShowroomTax } from '../queries/list-quote-showrooms'
import { chargesInUnits } from '../rules/offer/charges-in-units'
import { checkOfferTotal } from '../rules/offer/check-offer'
import { offerTotals } from '../rules/offer/offer-totals'
import { statusOfSaved } from '../rules/quote-standing'
import type { QuoteStatus } from '../rules/quote-statuses'
import { type QuoteTax, quoteTax, type ShowroomTax } from '../rules/quote-tax'
import { quoteCannot } from '../rules/quote-words'
import type { QuoteStep } from '../rules/quote-workflow'
import { type AdminQuote, checkAdminQuote } from '../schemas/admin-quote'
import * as words from '../words'
import { confirmOffer } from './confirm-offer'
import type { QuoteAtStep } from './declare-quote-at-step'
import type { LockedQuote } from './lock-quote'
import { type QuoteBy, quoteBy } from './read-quote-actor'
import { takeQuoteStep } from './take-quote-step'
import type { QuoteData } from './write-quote'

/**
 * Sends an offer as entered: the first one, the answer of a round of negotiation, or a new one after the old
 * one has ended. The proforma invoice is stored as the next revision.
 *
 * @param offer amounts in major units of its currency
 * @param seen the `updatedAt` that the caller last saw
 * @throws AppError 404 if there is none for staff of this showroom, 409 if it has changed since, it is the customer's turn, or
 * something unusual is not confirmed, 422 for fields that do not fit together, or a status that an offer cannot have
 */
export async function sendOffer(
  req: PayloadRequest,
  id: number,
  offer: AdminQuote,
  seen?: string,
): Promise<void> {
  const by = await quoteBy(req)
  // Read here: within the transaction no other query is made.
  const { ports } = await readPublicPlaces(req.payload)
  await takeQuoteStep(req, id, (quote) => stepOfSave(quote, offer), {
    by,
    seen,
    data: (at, inner) => offerFields(inner, at, offer, { by, ports }),
    also: async (at, change, inner) => {
      if (change.effects.includes('answerRound')) await answerRound(inner, at, offer)
      // Whoever gets an offer has been answered.
      await at.db.execute(sql`DELETE FROM sales_messages_waiting WHERE quote_id = ${id}`)
    },
  })
}

/** What saving an offer means in the quote's state. */
function stepOfSave({ status }: LockedQuote, { status: wanted }: AdminQuote): QuoteStep {
  const step = SAVED_BY[status]
  if (!step) throw conflict(quoteCannot('send', 'wrong_state', status))
  if (wanted != null && wanted !== status && wanted !== statusOfSaved(status))
    throw validationFailed([{ path: 'status', message: words.notByOffer }])
  return step
}

const SAVED_BY: Partial<Record<QuoteStatus, QuoteStep>> = {
  AWAITING_RESPONSE: 'send',
  NEGOTIATING: 'revise',
  NOT_AVAILABLE: 'quoteAgain',
  EXPIRED: 'quoteAgain',
}

const minor = (amount: number, currency: string): number => toMoney(amount, currency).amount
const minorOrNull = (amount: number | null | undefined, currency: string): number | null =>
  amount == null ? null : minor(amount, currency)

async function offerFields(
  req: PayloadRequest,
  { db, quote, today }: QuoteAtStep,
  offer: AdminQuote,
  { by, ports }: { by: QuoteBy; ports: readonly DestinationPort[] },
): Promise<QuoteData> {
  const issues = checkAdminQuote(offer, today)
  if (issues.length > 0) throw validationFailed(issues)
  const { currency } = offer
  if (quote.quotedPrice !== null && quote.currency !== currency)
    throw validationFailed([
      { path: 'currency', message: 'The currency of a quote cannot change once it was sent' },
    ])
  const showroom = await taxesOf(db, offer.showroomOfficeId, by)
  const taxes = quoteTax(offer, showroom)
  // With the taxes of the showroom, whatever was sent.
  const tooMuch = checkOfferTotal({ ...offer, ...taxes })
  if (tooMuch.length > 0) throw validationFailed(tooMuch)
  const port = await portOf(db, quote.id, offer.portId)
  const rates = await readRatesOn(db, today)
  await confirmOffer(req, { db, quoteId: quote.id, rates, ports }, offer, port)
  return {
    showroom: offer.showroomOfficeId,
    validUntil: offer.validUntil,
    priceType: offer.priceType,
    ...(port !== undefined && { port }),
    currency,
    ...amountsOf(offer, quote, taxes),
    ...termsOf(offer),
    issueAt: (offer.issueAt ? new Date(offer.issueAt) : new Date()).toISOString(),
    rates,
    quotedBy: by.userId,
    draft: null,
  }
}

/** Its amounts in minor units; those of the first offer are remembered as such. */
function amountsOf(offer: AdminQuote, quote: LockedQuote, taxes: QuoteTax): QuoteData {
  const { currency } = offer
  const quotedPrice = minor(offer.quotedPrice, currency)
  return {
    quotedPrice,
    previousQuotePrice: minorOrNull(offer.previousQuotePrice, currency) ?? quote.quotedPrice,
    ...(quote.initialQuotePrice === null && {
      initialQuotePrice: quotedPrice,
      initialDownPaymentPercentage: offer.downPaymentPercentage,
    }),
    ...(offer.customerRequestedPrice != null && {
      customerRequestedPrice: minor(offer.customerRequestedPrice, currency),
    }),
    deliveryCharges: minor(offer.deliveryCharges, currency),
    ...chargesInUnits(offer, currency),
    taxesAmount: taxesAmount(offer, taxes),
    downPaymentPercentage: offer.downPaymentPercentage,
    ...taxes,
  }
}

/** The sum of the taxes: what they come to, whatever was sent; where there are none, as it was sent. */
function taxesAmount({ currency, quotedPrice, ...offer }: AdminQuote, taxes: QuoteTax): number | null {
  const price = { ...offer, ...taxes, currency, quotedPrice: minor(quotedPrice, currency) }
  const totals = taxes.isTaxApplied ? offerTotals(price) : null
  return totals
    ? addMoney(totals.withholdingTax, totals.vat).amount
    : minorOrNull(offer.taxesAmount, currency)
}

/** What is agreed besides the price; without what does not apply to what was chosen. */
function termsOf(offer: AdminQuote) {
  const inParts = offer.paymentTerms === 'PAYMENT_IN_INSTALLMENTS'
  return {
    paymentTerms: offer.paymentTerms ?? null,
    numberOfInstallments: inParts ? (offer.numberOfInstallments ?? null) : null,
    installmentFrequency: inParts ? (offer.installmentFrequency ?? null) : null,
    estimateDelivery: offer.estimateDelivery ?? null,
    customTimeline: offer.estimateDelivery === 'CUSTOM_TIMELINE' ? blankToNull(offer.customTimeline) : null,
    additionalInformation: blankToNull(offer.additionalInformation),
    customizationOptions: offer.customizationOptions ?? [],
    reservedVehicle: offer.reservedVehicle,
  } satisfies QuoteData
}

/** The port that was confirmed or changed; one that the quote has already stays although it is no longer served. */
async function portOf(db: Db, quoteId: number, given: number | null | undefined) {
  if (given == null) return given
  const isOwn = await exists(db, sql`FROM quotes WHERE id = ${quoteId} AND port_id = ${given}`)
  if (!isOwn && !(await isDestination(db, given)))
    throw validationFailed([{ path: 'portId', message: words.portOfDestinationNeeded }])
  return given
}

/** The taxes of a showroom, if the caller may quote for it. */
async function taxesOf(db: Db, id: number, by: QuoteBy): Promise<ShowroomTax> {
  const tax = await readShowroomTax(db, id)
  if (!tax || (by.actor === 'staff' && !reachesShowroom(by.showrooms, id)))
    throw validationFailed([{ path: 'showroomOfficeId', message: 'Showroom location is required' }])
  return tax
}

/** Staff's answer of the round that is open. */
async function answerRound(
  req: PayloadRequest,
  { db, quote }: QuoteAtStep,
  offer: AdminQuote,
): Promise<void> {
  const [id] = await selectValues(
    db,
    quoteCustomizations.id,
    sql`FROM quote_customizations WHERE quote_id = ${quote.id} AND negotiating_round = ${quote.negotiatingRound}`,
  )
  if (id === undefined) throw conflict(quoteCannot('revise', 'wrong_state', quote.status))
  const data = {
    quotedPrice: minor(offer.quotedPrice, offer.currency),
    downPaymentPercentage: offer.downPaymentPercentage,
    answeredAt: new Date().toISOString(),
  }
  await req.payload.update({
    collection: 'quote-customizations',
    id,
    data,
    req,
    overrideAccess: true,
    depth: 0,
  })
}
