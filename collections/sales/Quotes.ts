import type { CollectionConfig, Field } from 'payload'
import { MILEAGE_MAX } from '@/modules/inventory/lists/rules/list-limits'
import { DISTANCE_UNITS } from '@/modules/inventory/vehicles/rules/distance-unit'

import { PRICE_TYPE_NAMES, PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { CHARGE_NAMES } from '@/modules/sales/quotes/rules/offer/delivery-charges'
import {
  ADDRESS_TYPES,
  DELIVERY_ESTIMATES,
  INSTALLMENT_FREQUENCIES,
  PAYMENT_TERMS,
  QUOTE_CURRENCIES,
} from '@/modules/sales/quotes/rules/quote-choices'
import {
  QUOTE_LINE_MAX,
  QUOTE_TEXT_MAX,
  REASON_MAX,
  TIMELINE_MAX,
} from '@/modules/sales/quotes/rules/quote-limits'
import {
  QUOTE_STATUS_LABELS,
  QUOTE_STATUSES,
  QUOTE_TYPE_LABELS,
  QUOTE_TYPES,
  REQUESTED,
} from '@/modules/sales/quotes/rules/quote-statuses'
import { isQuoteStep } from '@/modules/sales/quotes/rules/quote-workflow'
import { customerFieldAccess, readableByStaff } from '../shared/access'
import { enforceWorkflow } from '../shared/enforceWorkflow'
import {
  choice,
  currency,
  day,
  line,
  lines,
  link,
  minorUnits,
  moment,
  row,
  snapshot,
  text,
  textList,
  upTo,
} from '../shared/fields'
import { saleAccess } from './saleAccess'

const YEAR_MAX = 2200
const ROUNDS_MAX = 100
const ADDRESS_MAX = 250
const INSTALLMENTS_MAX = 20
const PERCENT_MAX = 100

/** A vehicle not in stock, as the customer describes it. Names are those of the lists at that time. */
const wanted: Field[] = [
  link('wantedManufacturer', 'manufacturers'),
  line('customManufacturer', QUOTE_LINE_MAX),
  link('wantedModel', 'models'),
  line('customModel', QUOTE_LINE_MAX),
  line('wantedCountry', QUOTE_LINE_MAX),
  row(upTo('yearFrom', YEAR_MAX), upTo('yearTo', YEAR_MAX)),
  line('wantedColor', QUOTE_LINE_MAX),
  line('engineCapacity', QUOTE_LINE_MAX),
  line('wantedFuelType', QUOTE_LINE_MAX),
  line('wantedTransmission', QUOTE_LINE_MAX),
  line('wantedDriveTrain', QUOTE_LINE_MAX),
  line('wantedChassisCode', QUOTE_LINE_MAX),
  line('wantedAuctionGrade', QUOTE_LINE_MAX),
  // As the customer counts, so that it reads as it was typed.
  row(upTo('wantedMileage', MILEAGE_MAX), choice('wantedMileageUnit', DISTANCE_UNITS)),
  // Of a currency of its own: the offer may be in another.
  row(minorUnits('wantedBudget'), choice('wantedBudgetCurrency', QUOTE_CURRENCIES)),
  // Where the picture is stored.
  text('imageUrl', { maxLength: 500 }),
  lines('specialRequirements', QUOTE_TEXT_MAX),
]

/** What staff offer; amounts are whole minor units of `currency`. */
const offer: Field[] = [
  day('validUntil'),
  choice('priceType', PRICE_TYPES, PRICE_TYPE_NAMES),
  currency,
  minorUnits('quotedPrice'),
  minorUnits('previousQuotePrice'),
  minorUnits('initialQuotePrice'),
  minorUnits('customerRequestedPrice'),
  minorUnits('deliveryCharges'),
  // What of them is known; the rest are other charges.
  ...CHARGE_NAMES.map((name) => minorUnits(name)),
  minorUnits('taxesAmount'),
  upTo('downPaymentPercentage', PERCENT_MAX),
  upTo('initialDownPaymentPercentage', PERCENT_MAX),
  { name: 'isTaxApplied', type: 'checkbox', defaultValue: false },
  upTo('withholdingTaxPercentage', PERCENT_MAX),
  upTo('vatPercentage', PERCENT_MAX),
  choice('paymentTerms', PAYMENT_TERMS),
  upTo('numberOfInstallments', INSTALLMENTS_MAX),
  choice('installmentFrequency', INSTALLMENT_FREQUENCIES),
  choice('estimateDelivery', DELIVERY_ESTIMATES),
  line('customTimeline', TIMELINE_MAX),
  lines('additionalInformation', QUOTE_TEXT_MAX),
  textList('customizationOptions'),
  // A promise on paper: only acceptance changes the vehicle.
  { name: 'reservedVehicle', type: 'checkbox', defaultValue: false },
  moment('issueAt'),
  // The exchange rates of the offer.
  { ...snapshot('rates'), access: { read: readableByStaff } },
]

/** When it became whose turn. */
const course: Field[] = [
  moment('waitingSince'),
  moment('requestedAt', true),
  moment('quotedAt'),
  moment('acceptedAt'),
  moment('endedAt'),
  // Since when its vehicle cannot be bought by this customer; empty while it can.
  moment('vehicleGoneAt'),
]

/**
 * Customers' requests for the price of a vehicle, and what became of them. Only operations take steps, while
 * they lock the vehicle's row and the quote's; a customer has at most one live quote for a vehicle.
 */
export const Quotes: CollectionConfig = {
  slug: 'quotes',
  labels: { singular: 'Quote', plural: 'Quotes' },
  admin: { group: false, defaultColumns: ['id', 'vehicle', 'customer', 'status', 'requestedAt'] },
  access: saleAccess('customer', 'showroom'),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('customer', 'users', { required: true, access: customerFieldAccess }),
    // Empty while a vehicle on demand has not been found.
    link('vehicle', 'vehicles'),
    link('showroom', 'showroom-offices'),
    choice('status', QUOTE_STATUSES, QUOTE_STATUS_LABELS, { required: true, defaultValue: REQUESTED }),
    choice('quoteType', QUOTE_TYPES, QUOTE_TYPE_LABELS, { required: true, defaultValue: 'INITIAL_QUOTE' }),
    { name: 'negotiatingRound', type: 'number', required: true, defaultValue: 0, min: 0, max: ROUNDS_MAX },
    { name: 'isOrderOnDemand', type: 'checkbox', required: true, defaultValue: false },
    ...wanted,
    choice('shipmentAddressType', ADDRESS_TYPES, {}, { access: customerFieldAccess }),
    lines('shipmentAddress', ADDRESS_MAX, { access: customerFieldAccess }),
    // The port of destination: the customer's at the request, confirmed by staff with the offer.
    link('port', 'ports'),
    ...offer,
    // Why it was cancelled or is not available.
    lines('reason', REASON_MAX),
    ...course,
    link('quotedBy', 'users', { access: { read: readableByStaff } }),
    // What staff have entered and not sent yet.
    { name: 'draft', type: 'json', access: { read: readableByStaff } },
  ],
  hooks: {
    beforeChange: [
      enforceWorkflow({
        what: 'A quote',
        initial: REQUESTED,
        labels: QUOTE_STATUS_LABELS,
        isStep: isQuoteStep,
      }),
    ],
  },
}
