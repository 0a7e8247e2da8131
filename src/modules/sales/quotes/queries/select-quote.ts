import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { users } from '@/modules/accounts/tables.gen'
import { vehicles } from '@/modules/inventory/tables.gen'
import { isPictureDrawn } from '@/modules/inventory/vehicles/queries/match-missing-photographs'
import { quotes } from '@/modules/sales/tables.gen'
import { flag, json, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { DEAL_PORT, IS_ROUND_ANSWERED, IS_VEHICLE_GONE, ORDER_END } from './match-quote-states'
import { QUOTE_FROM, QUOTE_SUM, QUOTE_VEHICLE } from './read-quote-mail-facts'

const q = alias(quotes, 'q')
const u = alias(users, 'u')
const v = alias(vehicles, 'v')

const OFFER = {
  quoteType: q.quoteType,
  negotiatingRound: q.negotiatingRound,
  isRoundAnswered: flag(IS_ROUND_ANSWERED),
  isVehicleGone: flag(IS_VEHICLE_GONE),
  validUntil: q.validUntil,
  priceType: q.priceType,
  currency: q.currency,
  quotedPrice: q.quotedPrice,
  previousQuotePrice: q.previousQuotePrice,
  initialQuotePrice: q.initialQuotePrice,
  customerRequestedPrice: q.customerRequestedPrice,
  deliveryCharges: q.deliveryCharges,
  inlandTransport: q.inlandTransport,
  seaFreight: q.seaFreight,
  insurance: q.insurance,
  inspection: q.inspection,
  portId: nullable(number(DEAL_PORT)),
  port: QUOTE_SUM.port,
  taxesAmount: q.taxesAmount,
  downPaymentPercentage: q.downPaymentPercentage,
  initialDownPaymentPercentage: q.initialDownPaymentPercentage,
  isTaxApplied: flag(sql`coalesce(q.is_tax_applied, false)`),
  withholdingTaxPercentage: q.withholdingTaxPercentage,
  vatPercentage: q.vatPercentage,
  paymentTerms: q.paymentTerms,
  numberOfInstallments: q.numberOfInstallments,
  installmentFrequency: q.installmentFrequency,
  estimateDelivery: q.estimateDelivery,
  customTimeline: q.customTimeline,
  additionalInformation: q.additionalInformation,
  customizationOptions: json(z.array(z.string()), sql`coalesce(q.customization_options, '[]')`),
  reservedVehicle: flag(sql`coalesce(q.reserved_vehicle, false)`),
  issueAt: q.issueAt,
}

const PEOPLE = {
  userId: q.customerId,
  name: text(personName('u')),
  email: u.email,
  phone: u.phoneNumber,
  country: u.country,
  city: u.city,
  address: u.address,
  deliveryAddress1: u.deliveryAddress1,
  deliveryAddress2: u.deliveryAddress2,
  deliveryAddress3: u.deliveryAddress3,
  shipmentAddressType: q.shipmentAddressType,
  shipmentAddress: q.shipmentAddress,
  showroomOfficeId: q.showroomId,
  showroomName: nullable(text(sql`s.showroom_name`)),
}

const VEHICLE = {
  vehicleId: q.vehicleId,
  vehicleName: text(QUOTE_VEHICLE),
  sku: nullable(v.sku),
  year: nullable(v.year),
  vehicleStatus: nullable(v.status),
  inTrash: flag(sql`v.deleted_at IS NOT NULL`),
  chassis: nullable(v.chassis),
  mileage: nullable(v.mileage),
  vehiclePrice: nullable(v.price),
  vehicleCurrency: nullable(v.currency),
  vehiclePriceType: nullable(v.priceType),
  // The port for which a CIF or DDP price holds.
  vehiclePortId: nullable(v.namedPortId),
  picture: nullable(text(sql`c.card #>> '{picture,t}'`)),
  isDrawn: flag(isPictureDrawn('c')),
}

const WANTED = {
  isOrderOnDemand: q.isOrderOnDemand,
  wantedManufacturerId: q.wantedManufacturerId,
  wantedManufacturer: nullable(text(sql`wm.name`)),
  customManufacturer: q.customManufacturer,
  wantedModelId: q.wantedModelId,
  wantedModel: nullable(text(sql`wo.name`)),
  customModel: q.customModel,
  wantedCountry: q.wantedCountry,
  yearFrom: q.yearFrom,
  yearTo: q.yearTo,
  wantedColor: q.wantedColor,
  engineCapacity: q.engineCapacity,
  wantedFuelType: q.wantedFuelType,
  wantedTransmission: q.wantedTransmission,
  wantedDriveTrain: q.wantedDriveTrain,
  wantedChassisCode: q.wantedChassisCode,
  wantedAuctionGrade: q.wantedAuctionGrade,
  wantedMileage: q.wantedMileage,
  wantedMileageUnit: q.wantedMileageUnit,
  wantedBudget: q.wantedBudget,
  wantedBudgetCurrency: q.wantedBudgetCurrency,
  imageUrl: q.imageUrl,
  specialRequirements: q.specialRequirements,
}

/** Everything about a quote, as stored; amounts in minor units of its currency. */
export const QUOTE = {
  id: q.id,
  status: q.status,
  reason: q.reason,
  createdAt: q.createdAt,
  updatedAt: q.updatedAt,
  requestedAt: q.requestedAt,
  quotedAt: q.quotedAt,
  acceptedAt: q.acceptedAt,
  endedAt: q.endedAt,
  waitingSince: q.waitingSince,
  orderId: nullable(number(sql`(SELECT o.id FROM orders o WHERE o.quote_id = q.id)`)),
  orderEnd: nullable(ORDER_END),
  // Once money has come, or the vehicle is handed over, the order is cancelled instead.
  isWithdrawable: flag(sql`EXISTS (SELECT FROM orders o WHERE o.quote_id = q.id AND o.ended_at IS NULL
    AND o.status <> 'ORDER_DELIVERED'
    AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.received > 0))`),
  ...OFFER,
  ...PEOPLE,
  ...VEHICLE,
  ...WANTED,
}
export type QuoteRow = RowOf<typeof QUOTE>

/** Where the shape is read from. */
export const QUOTE_DETAILS_FROM = sql`${QUOTE_FROM} LEFT JOIN vehicle_search c ON c.vehicle_id = q.vehicle_id`
