import type { PayloadRequest } from 'payload'
import { addDays, type Day } from '@/kernel/days'
import { conflict, notFound } from '@/kernel/errors'
import { blankToNull } from '@/kernel/text/blank'
import { dayIn } from '@/kernel/time/day-in'
import { countryOf } from '@/modules/accounts/people/rules/country-of'
import { distanceUnit } from '@/modules/inventory/vehicles/rules/distances/reader-distance-unit'
import { DEFAULT_PRICE_TYPE } from '@/modules/inventory/vehicles/rules/price-type'
import { transmissionText } from '@/modules/inventory/vehicles/rules/transmission-text'
import { chargeLines } from '@/modules/sales/quotes/rules/offer/delivery-charges'
import type { InvoiceTerms } from '@/modules/sales/quotes/rules/offer/invoice-totals'
import { quoteNumber } from '@/modules/sales/quotes/rules/quote-number'
import { dbOf } from '@/server/db-of'
import type { InvoiceCustomer, InvoiceSource, InvoiceVehicle } from '../rules/invoice-data'
import { invoiceNumber } from '../rules/invoice-number'
import { joined } from '../rules/joined'
import { engineText, estimateText, mileageText, yearsText } from '../rules/printed-vehicle-facts'
import { type QuoteFacts, type QuoteOffer, readPortName, readQuoteFacts } from './read-invoiced-quote-facts'
import { readSellerFacts, readShowroomFacts, type SellerFacts } from './read-seller-facts'

/** The error that there is nothing to pay for yet. */
export const UNPRICED = 'This quote has no price yet.'

const customerOf = (facts: QuoteFacts): InvoiceCustomer => ({
  customerName: joined([joined([facts.firstName, facts.middleName, facts.lastName], ' '), facts.companyName]),
  customerCountry: blankToNull(facts.country),
  customerCity: blankToNull(facts.city),
  customerPhone: blankToNull(facts.phone),
  customerEmail: facts.email,
})

function vehicleOf(facts: QuoteFacts): InvoiceVehicle {
  const wish = joined([facts.make, facts.model, yearsText(facts.yearFrom, facts.yearTo)], ' ')
  return {
    vehicleName: facts.vehicleName ?? (wish || 'Vehicle on demand'),
    vehicleYear: facts.year,
    vehicleModelCode: facts.modelCode,
    vehicleChassis: facts.chassis,
    vehicleMileage: mileageText(facts.mileage, distanceUnit(countryOf(facts.country)?.name)),
    vehicleTransmission: blankToNull(transmissionText(facts.transmission)),
    vehicleDrivetrain: facts.drivetrain,
    vehicleColor: facts.color,
    vehicleEngine:
      facts.vehicleId === null ? facts.engineCapacity : engineText(facts.engineSize, facts.engineCc),
    vehicleFuelType: facts.fuelType,
  }
}

function termsOf(offer: QuoteOffer): InvoiceTerms {
  const { currency } = offer
  if (offer.quotedPrice === null) throw conflict(UNPRICED)
  return {
    unitPrice: { amount: offer.quotedPrice, currency },
    quantity: 1,
    deliveryCharges: { amount: offer.deliveryCharges ?? 0, currency },
    priceType: offer.priceType ?? DEFAULT_PRICE_TYPE,
    isTaxApplied: offer.isTaxApplied === true,
    withholdingTaxPercentage: offer.withholdingTaxPercentage ?? 0,
    vatPercentage: offer.vatPercentage ?? 0,
    downPaymentPercentage: offer.downPaymentPercentage ?? 0,
  }
}

/** Who receives the vehicle, and where: as in the shipping papers of the order, or else as the customer requested. */
const shipToOf = (facts: QuoteFacts, { customerName }: InvoiceCustomer): InvoiceSource['shipTo'] => ({
  name: blankToNull(facts.consigneeName) ?? customerName,
  address: blankToNull(facts.consigneeAddress) ?? blankToNull(facts.shipmentAddress) ?? facts.address ?? '',
})

/** An offer is valid as long as its quote; once accepted, the invoice is valid for the days of the settings. */
function validUntil(offer: QuoteOffer, isOrdered: boolean, date: Day, { validityDays }: SellerFacts): Day {
  return (!isOrdered && offer.validUntil?.slice(0, 10)) || addDays(date, validityDays)
}

/** What the next invoice of a quote carries on its head. */
export type InvoiceHead = Pick<InvoiceSource, 'isOrdered' | 'storedDates' | 'received' | 'revision'> & {
  invoiceNo: string | null
  now: Date
}

/**
 * Everything that the invoice of a quote is made from, as it is now.
 *
 * @param change values that replace those of the quote; amounts in whole minor units
 * @throws AppError 404 if there is no such quote, 409 while it has no price
 */
export async function readInvoiceSource(
  req: PayloadRequest,
  quoteId: number,
  head: InvoiceHead,
  change: Partial<QuoteOffer> = {},
): Promise<InvoiceSource> {
  const db = await dbOf(req)
  const facts = await readQuoteFacts(db, quoteId)
  if (!facts) throw notFound('Quote not found')
  const offer: QuoteOffer = { ...facts, ...change }
  const terms = termsOf(offer)
  const seller = await readSellerFacts(req, offer.currency)
  const date = dayIn(head.now, seller.timezone)
  const customer = customerOf(facts)
  return {
    invoiceNo: head.invoiceNo ?? invoiceNumber(Number(date.slice(0, 4)), quoteId),
    revision: head.revision,
    quoteNumber: quoteNumber(quoteId, facts.requestedAt),
    date,
    validUntil: validUntil(offer, head.isOrdered, date, seller),
    customer,
    shipTo: shipToOf(facts, customer),
    port: await readPortName(db, offer.portId),
    estimateDelivery: estimateText(offer.estimateDelivery, offer.customTimeline),
    showroom: await readShowroomFacts(req, offer.showroomId),
    vehicle: vehicleOf(facts),
    company: seller.company,
    bank: seller.bank,
    terms,
    charges: chargeLines(offer),
    plan: {
      paymentTerms: offer.paymentTerms,
      numberOfInstallments: offer.numberOfInstallments,
      installmentFrequency: offer.installmentFrequency,
      downPaymentDays: seller.downPaymentDays,
      reservationDays: seller.reservationDays,
    },
    isOrdered: head.isOrdered,
    storedDates: head.storedDates,
    received: head.received,
    paymentMethod: seller.paymentMethod,
    note: blankToNull(offer.additionalInformation),
    generalTerms: seller.generalTerms,
  }
}
