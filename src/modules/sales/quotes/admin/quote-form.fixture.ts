import type { ListRow } from '@/ui/back-office/list/list-type'
import type { OfferProps } from './use-offer-form'

export const SEEN = '2026-11-22T10:00:00.000Z'

/** A quote that waits for its first offer, as its form is given it; everything but the price is there. */
export function opened(values: ListRow['values'] = {}): ListRow {
  const begin = {
    showroomOfficeId: 3,
    validUntil: '2026-12-22',
    reservedVehicle: true,
    priceType: 'CIF',
    portId: null,
    currency: 'USD',
    quotedPrice: null,
    previousQuotePrice: null,
    customerRequestedPrice: null,
    inlandTransport: null,
    seaFreight: null,
    insurance: null,
    inspection: null,
    deliveryCharges: 350,
    downPaymentPercentage: 30,
    paymentTerms: null,
    numberOfInstallments: null,
    installmentFrequency: null,
    isTaxApplied: false,
    withholdingTaxPercentage: null,
    vatPercentage: null,
    estimateDelivery: null,
    customTimeline: null,
    customizationOptions: [],
    additionalInformation: null,
  }
  return {
    id: 7,
    name: 'QT-2026-7',
    updatedAt: SEEN,
    active: null,
    cells: { status: 'AWAITING_RESPONSE' },
    values: { ...begin, ...values },
  }
}

export const formProps = (more: Partial<OfferProps> = {}): OfferProps => ({
  row: opened(),
  storedDraft: null,
  standing: { status: 'AWAITING_RESPONSE', quoteType: 'INITIAL_QUOTE', negotiatingRound: 0, isPriced: false },
  isOrderOnDemand: false,
  showrooms: [{ id: 3, name: 'Mombasa Showroom, Mombasa', companyVat: 16, companyWht: 5 }],
  ports: [],
  hasVehicle: false,
  today: '2026-11-23',
  isReadOnly: false,
  ...more,
})
