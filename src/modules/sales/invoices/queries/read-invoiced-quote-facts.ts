import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { users } from '@/modules/accounts/tables.gen'
import { modelCodes, vehicles } from '@/modules/inventory/tables.gen'
import { DEAL_PORT } from '@/modules/sales/quotes/queries/match-quote-states'
import { orders, quotes } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { nullable, number, type RowOf, text } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'

const q = alias(quotes, 'q')
const o = alias(orders, 'o')
const u = alias(users, 'u')
const v = alias(vehicles, 'v')
const code = alias(modelCodes, 'code')

/** What staff offer; these are the values that a preview may replace. Amounts are whole minor units. */
const OFFER = {
  showroomId: q.showroomId,
  validUntil: q.validUntil,
  priceType: q.priceType,
  portId: nullable(number(DEAL_PORT)),
  currency: q.currency,
  quotedPrice: q.quotedPrice,
  deliveryCharges: q.deliveryCharges,
  inlandTransport: q.inlandTransport,
  seaFreight: q.seaFreight,
  insurance: q.insurance,
  inspection: q.inspection,
  downPaymentPercentage: q.downPaymentPercentage,
  isTaxApplied: q.isTaxApplied,
  withholdingTaxPercentage: q.withholdingTaxPercentage,
  vatPercentage: q.vatPercentage,
  paymentTerms: q.paymentTerms,
  numberOfInstallments: q.numberOfInstallments,
  installmentFrequency: q.installmentFrequency,
  estimateDelivery: q.estimateDelivery,
  customTimeline: q.customTimeline,
  additionalInformation: q.additionalInformation,
}
export type QuoteOffer = RowOf<typeof OFFER>

const BUYER = {
  firstName: u.firstName,
  middleName: u.middleName,
  lastName: u.lastName,
  companyName: u.companyName,
  country: u.country,
  city: u.city,
  phone: u.phoneNumber,
  email: u.email,
  address: u.address,
  shipmentAddress: q.shipmentAddress,
  // Once there is an order, its shipping papers name who receives the vehicle.
  consigneeName: nullable(o.consigneeName),
  consigneeAddress: nullable(o.consigneeAddress),
}

/** The vehicle, as staff may have switched it in the order, or where none is attached yet what was requested. */
const VEHICLE = {
  vehicleId: nullable(v.id),
  vehicleName: nullable(text(sql`coalesce(v.name, v.sku)`)),
  make: nullable(text(sql`coalesce(maker.name, q.custom_manufacturer)`)),
  model: nullable(text(sql`coalesce(model.name, q.custom_model)`)),
  modelCode: nullable(code.modelCode),
  year: v.year,
  yearFrom: q.yearFrom,
  yearTo: q.yearTo,
  chassis: nullable(v.chassis),
  mileage: v.mileage,
  engineSize: v.engineSize,
  engineCc: v.engineSizeCc,
  engineCapacity: q.engineCapacity,
  color: nullable(
    text(sql`CASE WHEN v.id IS NULL THEN q.wanted_color
    ELSE (SELECT name FROM vehicle_colours WHERE id = v.color_id) END`),
  ),
  fuelType: nullable(
    text(sql`CASE WHEN v.id IS NULL THEN q.wanted_fuel_type
    ELSE (SELECT name FROM vehicle_fuel_types WHERE id = v.fuel_type_id) END`),
  ),
  transmission: nullable(
    text(sql`CASE WHEN v.id IS NULL THEN q.wanted_transmission
    ELSE (SELECT name FROM vehicle_transmissions WHERE id = v.transmission_id) END`),
  ),
  drivetrain: nullable(
    text(sql`CASE WHEN v.id IS NULL THEN q.wanted_drive_train
    ELSE (SELECT name FROM vehicle_drive_trains WHERE id = v.drivetrain_id) END`),
  ),
}

const QUOTE = { id: q.id, status: q.status, customerId: q.customerId, requestedAt: q.requestedAt }

const FACTS = { ...QUOTE, ...OFFER, ...BUYER, ...VEHICLE }

/** Everything that a proforma invoice shows about a quote, its customer and its vehicle. */
export type QuoteFacts = RowOf<typeof FACTS>

/** The facts of a quote; null if there is none. */
export async function readQuoteFacts(db: Db, quoteId: number): Promise<QuoteFacts | null> {
  const rows = await select(
    db,
    FACTS,
    sql`FROM quotes q JOIN users u ON u.id = q.customer_id
      LEFT JOIN orders o ON o.quote_id = q.id
      LEFT JOIN vehicles v ON v.id = coalesce(o.vehicle_id, q.vehicle_id)
      LEFT JOIN manufacturers maker ON maker.id = coalesce(v.manufacturer_id, q.wanted_manufacturer_id)
      LEFT JOIN models model ON model.id = coalesce(v.model_id, q.wanted_model_id)
      LEFT JOIN model_codes code ON code.id = v.model_code_id
      WHERE q.id = ${quoteId}`,
  )
  return rows[0] ?? null
}

/** What a port is called; null for none. */
export async function readPortName(db: Db, id: number | null): Promise<string | null> {
  const [name] = await selectValues(db, text(sql`name`), sql`FROM ports WHERE id = ${id}`)
  return name ?? null
}
