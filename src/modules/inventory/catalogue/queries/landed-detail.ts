import type { Payload } from 'payload'
import type { Day } from '@/kernel/days'
import type { Amount } from '@/kernel/money'
import {
  arrivalOf,
  importedOf,
  type LandedCard,
  landedCards,
} from '@/modules/inventory/cards/queries/landed-cards'
import type { Place } from '@/modules/inventory/deliver-to/queries/place'
import { customsValueFor } from '@/modules/inventory/landed-price/queries/customs-value'
import type { CustomsValueOf } from '@/modules/inventory/landed-price/rules/customs-list'
import type { LandedPrice } from '@/modules/inventory/landed-price/rules/landed-price'
import { landedPriceIn } from '@/modules/inventory/landed-price/rules/landed-price-in'
import { tariffs } from '@/modules/settings/tariffs/queries/tariffs'
import {
  type Destination,
  type DestinationRule,
  rulesOfKind,
  rulesOn,
} from '@/modules/settings/tariffs/rules/destination'
import type { ImportedVehicle } from '@/modules/settings/tariffs/rules/eligibility'
import type { RuleValues } from '@/modules/settings/tariffs/rules/import-rule'
import { type OnTheRoad, onTheRoad } from '@/modules/settings/tariffs/rules/on-the-road'
import type { VehicleDetail } from './vehicle-detail'

/** Duties and taxes, with what they rest on. */
export type RoadEstimate = CustomsValueOf & {
  estimate: OnTheRoad
  /** In force on the day of arrival. */
  rules: DestinationRule[]
}

/** All that a vehicle's page says of its price at a port. */
export type LandedDetail = LandedCard & {
  place: Place
  /** The price in the destination's currency; null where that is the same, or has no rate. */
  local: LandedPrice | null
  imported: ImportedVehicle
  /** What is required before shipment. */
  inspection: RuleValues['inspection'] | null
  road: RoadEstimate | null
}

/** Price, freight and insurance up to the port; null if any of it is missing. */
function cifOf({ currency, missing, parts }: LandedPrice): Amount | null {
  if (missing.some(({ what }) => what !== 'inspection')) return null
  const counted = parts.filter(({ name }) => name !== 'inspection')
  return { amount: counted.reduce((sum, { amount }) => sum + amount, 0), currency }
}

/** What the country's customs value list says of the vehicle, where duties rest on one. */
async function listedValue(
  payload: Payload,
  { country, rules }: Destination,
  vehicle: VehicleDetail,
  arrival: Day,
): Promise<CustomsValueOf> {
  const [base] = rulesOfKind(rules, arrival, 'customsBase')
  if (!base || base.value.take === 'cif') return { list: null, match: null }
  const { make, model, modelCode, bodyType, driveTrain, fuel, transmission, engineCc, year } = vehicle
  const named = {
    make: make.name,
    model: model.name,
    modelCode: modelCode?.name ?? null,
    body: bodyType?.name ?? null,
    drive: driveTrain?.name ?? null,
    fuel: fuel?.name ?? null,
    transmission: transmission?.name ?? null,
  }
  return customsValueFor(payload, { ...named, cc: engineCc, year }, country, arrival)
}

/** The value of the one line that fits; null where none or several do. */
const listedAmount = ({ list, match }: CustomsValueOf): Amount | null =>
  list && match && 'line' in match ? { amount: match.line.value, currency: list.currency } : null

async function roadOf(
  payload: Payload,
  destination: Destination | null,
  price: LandedPrice,
  vehicle: VehicleDetail,
): Promise<RoadEstimate | null> {
  // With DDP they are paid for.
  if (!destination || price.term === 'DDP') return null
  const arrival = arrivalOf(price)
  const [{ rates }, found] = await Promise.all([
    tariffs(payload),
    listedValue(payload, destination, vehicle, arrival),
  ])
  const estimate = onTheRoad(destination, {
    ...importedOf(vehicle),
    arrival,
    cc: vehicle.engineCc,
    cif: cifOf(price),
    listed: listedAmount(found),
    buyer: 'private',
    rates,
  })
  return { estimate, rules: rulesOn(destination.rules, arrival), ...found }
}

/** What a vehicle costs at a port, part by part. Null without a port, and for a vehicle that is sold. */
export async function landedDetail(
  payload: Payload,
  place: Place | null,
  vehicle: VehicleDetail,
): Promise<LandedDetail | null> {
  const found = (await landedCards(payload, place, [vehicle]))?.of.get(vehicle.id)
  if (!place || !found) return null
  const known = await tariffs(payload)
  const { price } = found
  const { destination } = place
  const local = destination && landedPriceIn(price, destination.currency, known.rates)
  const [inspection] = destination ? rulesOfKind(destination.rules, price.day, 'inspection') : []
  return {
    ...found,
    place,
    local: local?.currency === price.currency ? null : local,
    imported: importedOf(vehicle),
    inspection: inspection?.value.required ? inspection.value : null,
    road: await roadOf(payload, destination, price, vehicle),
  }
}
