import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import { DISTANCE_UNITS } from '@/modules/inventory/vehicles/rules/distance-unit'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { ORDER_ENDS } from '../rules/order/order-end'
import {
  ADDRESS_TYPES,
  DELIVERY_ESTIMATES,
  INSTALLMENT_FREQUENCIES,
  PAYMENT_TERMS,
  QUOTE_CURRENCIES,
} from '../rules/quote-choices'
import { QUOTE_STATUSES, QUOTE_TYPES } from '../rules/quote-statuses'
import { QUOTE_STEPS } from '../rules/quote-workflow'

const text = z.string().nullable()
const number = z.number().nullable()
const whole = z.int().nullable()
const steps = z.enum(Object.keys(QUOTE_STEPS) as [keyof typeof QUOTE_STEPS])

export const quoteUser = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: text,
    country: text,
    city: text,
    address: text,
    deliveryAddress1: text,
    deliveryAddress2: text,
    deliveryAddress3: text,
  })
  .meta({ id: 'QuoteUser' })

export const quoteVehicle = z
  .object({
    id: z.int(),
    name: z.string(),
    sku: z.string(),
    year: whole,
    status: z.enum(VEHICLE_STATUSES),
    chassis: text,
    mileage: number,
    price: number,
    currency: text,
    priceType: text,
    picture: text,
    isDrawn: z.boolean(),
    hasPage: z.boolean(),
  })
  .meta({ id: 'QuoteVehicle' })

export const onDemandWish = z
  .object({
    manufacturerId: whole,
    manufacturer: text,
    customManufacturer: text,
    modelId: whole,
    model: text,
    customModel: text,
    country: text,
    yearFrom: whole,
    yearTo: whole,
    color: text,
    engineCapacity: text,
    fuelType: text,
    transmission: text,
    driveTrain: text,
    chassisCode: text,
    auctionGrade: text,
    maxMileage: whole,
    mileageUnit: z.enum(DISTANCE_UNITS).nullable(),
    budget: number,
    budgetCurrency: z.enum(QUOTE_CURRENCIES).nullable(),
    imageUrl: text,
    specialRequirements: text,
  })
  .meta({ id: 'OrderOnDemandRequest' })

/** What staff have offered; amounts in major units of `currency`. */
const offer = {
  quoteType: z.enum(QUOTE_TYPES),
  negotiatingRound: z.int(),
  isRoundAnswered: z.boolean(),
  validUntil: text,
  priceType: z.enum(PRICE_TYPES).nullable(),
  currency: z.enum(QUOTE_CURRENCIES),
  quotedPrice: number,
  previousQuotePrice: number,
  initialQuotePrice: number,
  customerRequestedPrice: number,
  deliveryCharges: number,
  // What of them is known; the rest are other charges.
  inlandTransport: number,
  seaFreight: number,
  insurance: number,
  inspection: number,
  // What the customer pays in all, and what that covers: 'CIF Mombasa'. Null without a price.
  total: number,
  covers: text,
  port: z.union([z.object({ id: z.int(), name: z.string() }), z.null()]),
  taxesAmount: number,
  downPaymentPercentage: number,
  initialDownPaymentPercentage: number,
  isTaxApplied: z.boolean(),
  withholdingTaxPercentage: number,
  vatPercentage: number,
  paymentTerms: z.enum(PAYMENT_TERMS).nullable(),
  numberOfInstallments: whole,
  installmentFrequency: z.enum(INSTALLMENT_FREQUENCIES).nullable(),
  estimateDelivery: z.enum(DELIVERY_ESTIMATES).nullable(),
  customTimeline: text,
  additionalInformation: text,
  customizationOptions: z.array(z.string()),
  reservedVehicle: z.boolean(),
  issueAt: text,
}

/** A quote as sent to its customer. */
export const ownQuote = z
  .object({
    id: z.int(),
    quoteNumber: z.string(),
    status: z.enum(QUOTE_STATUSES),
    isExpired: z.boolean(),
    // Whose turn it is, and since when; null once it is over.
    turn: z.enum(['staff', 'customer']).nullable(),
    waitingSince: text,
    reason: text,
    // The vehicle has been reserved or sold, or is no longer offered: the quote cannot go on while it is.
    isVehicleGone: z.boolean(),
    // The steps that the caller's side can take of the quote as it is; staff make an offer by saving one.
    steps: z.array(steps),
    ...offer,
    shipmentAddressType: z.enum(ADDRESS_TYPES).nullable(),
    shipmentAddress: text,
    isOrderOnDemandRequest: z.boolean(),
    userId: z.int(),
    vehicleId: whole,
    orderId: whole,
    // How its order has come to nothing: it was cancelled, or its vehicle returned.
    orderEnd: z.enum(ORDER_ENDS).nullable(),
    showroomOfficeId: whole,
    showroomName: text,
    // The vehicle in words, or what is looked for.
    vehicleName: z.string(),
    user: quoteUser,
    vehicle: z.union([quoteVehicle, z.null()]),
    orderOnDemandRequest: z.union([onDemandWish, z.null()]),
    requestedAt: timestamp,
    quotedAt: text,
    acceptedAt: text,
    endedAt: text,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'OwnQuote' })

/** The same for staff. */
export const staffQuote = ownQuote.extend({ isReadOnly: z.boolean() }).meta({ id: 'Quote' })

/** One for the form, with what staff have entered and not sent; the stamp identifies these entries. */
export const quoteWithDraft = staffQuote
  .extend({ draft: z.union([z.record(z.string(), z.unknown()), z.null()]), draftStamp: text })
  .meta({ id: 'QuoteWithDraft' })
