import { adminQuoteShape } from './admin-quote'

/** What a proforma invoice shows of an offer, as far as it is entered. */
export const printedOffer = adminQuoteShape
  .pick({
    showroomOfficeId: true,
    validUntil: true,
    priceType: true,
    portId: true,
    quotedPrice: true,
    deliveryCharges: true,
    inlandTransport: true,
    seaFreight: true,
    insurance: true,
    inspection: true,
    downPaymentPercentage: true,
    currency: true,
    isTaxApplied: true,
    withholdingTaxPercentage: true,
    vatPercentage: true,
    paymentTerms: true,
    numberOfInstallments: true,
    installmentFrequency: true,
    estimateDelivery: true,
    customTimeline: true,
    additionalInformation: true,
  })
  .partial()
