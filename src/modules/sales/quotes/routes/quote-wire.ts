import type { z } from 'zod'
import { fromMoney } from '@/kernel/money'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { hasPublicPage } from '@/modules/inventory/vehicles/rules/status/public-statuses'
import type { QuoteRow } from '../queries/select-quote'
import { requestedBudget } from '../rules/offer/customer-budget'
import { offerSum } from '../rules/offer/offer-sum'
import { offerTotals } from '../rules/offer/offer-totals'
import { isExpired } from '../rules/offer-validity'
import { offeredSteps, staffSteps } from '../rules/offered-steps'
import { quoteNumber } from '../rules/quote-number'
import { isQuoteReadOnly } from '../rules/quote-standing'
import { quoteTurn } from '../rules/quote-turn'
import type { onDemandWish, ownQuote, quoteUser, quoteVehicle, staffQuote } from './quote-schema'

type OwnQuote = z.input<typeof ownQuote>
type StaffQuote = z.input<typeof staffQuote>

function vehicleOf(row: QuoteRow): z.input<typeof quoteVehicle> | null {
  const { sku, vehicleId: id, vehicleStatus: status } = row
  if (id === null || sku === null || status === null) return null
  return {
    id,
    name: row.vehicleName,
    sku,
    year: row.year,
    status,
    chassis: row.chassis,
    mileage: row.mileage,
    price: row.vehiclePrice,
    currency: row.vehicleCurrency,
    priceType: row.vehiclePriceType,
    picture: row.picture && mediaUrl(row.picture),
    isDrawn: row.isDrawn,
    hasPage: hasPublicPage({ status, inTrash: row.inTrash }),
  }
}

const wishOf = (row: QuoteRow): z.input<typeof onDemandWish> => ({
  manufacturerId: row.wantedManufacturerId,
  manufacturer: row.wantedManufacturer,
  customManufacturer: row.customManufacturer,
  modelId: row.wantedModelId,
  model: row.wantedModel,
  customModel: row.customModel,
  country: row.wantedCountry,
  yearFrom: row.yearFrom,
  yearTo: row.yearTo,
  color: row.wantedColor,
  engineCapacity: row.engineCapacity,
  fuelType: row.wantedFuelType,
  transmission: row.wantedTransmission,
  driveTrain: row.wantedDriveTrain,
  chassisCode: row.wantedChassisCode,
  auctionGrade: row.wantedAuctionGrade,
  maxMileage: row.wantedMileage,
  mileageUnit: row.wantedMileageUnit,
  ...requestedBudget(row),
  imageUrl: row.imageUrl,
  specialRequirements: row.specialRequirements,
})

const userOf = (row: QuoteRow): z.input<typeof quoteUser> => ({
  id: row.userId,
  name: row.name,
  email: row.email,
  phone: row.phone,
  country: row.country,
  city: row.city,
  address: row.address,
  deliveryAddress1: row.deliveryAddress1,
  deliveryAddress2: row.deliveryAddress2,
  deliveryAddress3: row.deliveryAddress3,
})

function offerOf(row: QuoteRow) {
  const { currency } = row
  const major = (amount: number | null) => (amount === null ? null : fromMoney({ amount, currency }))
  return {
    quoteType: row.quoteType,
    negotiatingRound: row.negotiatingRound,
    isRoundAnswered: row.isRoundAnswered,
    validUntil: row.validUntil,
    priceType: row.priceType,
    currency,
    quotedPrice: major(row.quotedPrice),
    previousQuotePrice: major(row.previousQuotePrice),
    initialQuotePrice: major(row.initialQuotePrice),
    customerRequestedPrice: major(row.customerRequestedPrice),
    deliveryCharges: major(row.deliveryCharges),
    inlandTransport: major(row.inlandTransport),
    seaFreight: major(row.seaFreight),
    insurance: major(row.insurance),
    inspection: major(row.inspection),
    total: major(offerTotals(row)?.total.amount ?? null),
    covers: offerSum(row)?.covers ?? null,
    port: row.portId === null || row.port === null ? null : { id: row.portId, name: row.port },
    taxesAmount: major(row.taxesAmount),
    downPaymentPercentage: row.downPaymentPercentage,
    initialDownPaymentPercentage: row.initialDownPaymentPercentage,
    isTaxApplied: row.isTaxApplied,
    withholdingTaxPercentage: row.withholdingTaxPercentage,
    vatPercentage: row.vatPercentage,
    paymentTerms: row.paymentTerms,
    numberOfInstallments: row.numberOfInstallments,
    installmentFrequency: row.installmentFrequency,
    estimateDelivery: row.estimateDelivery,
    customTimeline: row.customTimeline,
    additionalInformation: row.additionalInformation,
    customizationOptions: row.customizationOptions,
    reservedVehicle: row.reservedVehicle,
    issueAt: row.issueAt,
  }
}

/**
 * A quote for its customer.
 *
 * @param today the day in the company's time zone
 */
export const toOwnQuote = (row: QuoteRow, today: string): OwnQuote => ({
  id: row.id,
  quoteNumber: quoteNumber(row.id, row.createdAt),
  status: row.status,
  isExpired: isExpired(row, today),
  turn: quoteTurn(row),
  waitingSince: row.waitingSince,
  reason: row.reason,
  isVehicleGone: row.isVehicleGone,
  steps: offeredSteps({ ...row, isOnDemand: row.isOrderOnDemand, isExpired: isExpired(row, today) }),
  ...offerOf(row),
  shipmentAddressType: row.shipmentAddressType,
  shipmentAddress: row.shipmentAddress,
  isOrderOnDemandRequest: row.isOrderOnDemand,
  userId: row.userId,
  vehicleId: row.vehicleId,
  orderId: row.orderId,
  orderEnd: row.orderEnd,
  showroomOfficeId: row.showroomOfficeId,
  showroomName: row.showroomName,
  vehicleName: row.vehicleName,
  user: userOf(row),
  vehicle: vehicleOf(row),
  orderOnDemandRequest: row.isOrderOnDemand ? wishOf(row) : null,
  requestedAt: row.requestedAt,
  quotedAt: row.quotedAt,
  acceptedAt: row.acceptedAt,
  endedAt: row.endedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/** A quote for staff. */
export const toStaffQuote = (row: QuoteRow, today: string): StaffQuote => ({
  ...toOwnQuote(row, today),
  steps: staffSteps({ ...row, isOnDemand: row.isOrderOnDemand }, { now: new Date(), today }),
  isReadOnly: isQuoteReadOnly(row),
})
