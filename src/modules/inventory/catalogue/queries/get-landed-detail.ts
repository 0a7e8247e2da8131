import type { Payload } from 'payload'
import type { Day } from '@/kernel/days'
import type { Amount } from '@/kernel/money'
import {
  arrivalOf,
  getLandedCards,
  importedOf,
  type LandedCard,
} from '@/modules/inventory/cards/queries/get-landed-cards'
import type { Place } from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import { getCustomsValueFor } from '@/modules/inventory/landed-price/queries/get-customs-value'
import { convertLandedPrice } from '@/modules/inventory/landed-price/rules/convert-landed-price'
import type { CustomsValueOf } from '@/modules/inventory/landed-price/rules/customs-list'
import { destinationDay } from '@/modules/inventory/landed-price/rules/destination-day'
import type { LandedPrice } from '@/modules/inventory/landed-price/rules/landed-price'
import { type OnTheRoadSum, onTheRoadSum } from '@/modules/inventory/landed-price/rules/on-the-road-sum'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import { getTariffs } from '@/modules/settings/tariffs/queries/get-tariffs-from-memory'
import {
  type Destination,
  type DestinationRule,
  rulesOfKind,
  rulesOn,
} from '@/modules/settings/tariffs/rules/destination'
import type { ImportedVehicle } from '@/modules/settings/tariffs/rules/eligibility'
import type { RuleValues } from '@/modules/settings/tariffs/rules/import-rule'
import { type OnTheRoad, onTheRoad } from '@/modules/settings/tariffs/rules/on-the-road'
import { dutiableCc } from '@/modules/settings/tariffs/rules/on-the-road-facts'
import { LruCache } from '../../../../server/lru-cache'
import type { VehicleDetail } from './declare-vehicle-detail'

/** Duties and taxes, with what they rest on. */
export type RoadEstimate = CustomsValueOf & {
  estimate: OnTheRoad
  /** With the total to the port, in its currency, and in the destination's where that is another. */
  sum: OnTheRoadSum
  localSum: OnTheRoadSum | null
  /** In force on the day of arrival. */
  rules: DestinationRule[]
}

/** All that a vehicle's page shows of its price at a port. */
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

/** What the country's customs value list has for the vehicle, where duties rest on one. */
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
  return getCustomsValueFor(payload, { ...named, cc: engineCc, year }, country, arrival)
}

/** The value of the one line that fits; null where none or several do. */
const listedAmount = ({ list, match }: CustomsValueOf): Amount | null =>
  list && match && 'line' in match ? { amount: match.line.value, currency: list.currency } : null

async function roadOf(
  payload: Payload,
  destination: Destination | null,
  { price, local }: { price: LandedPrice; local: LandedPrice | null },
  vehicle: VehicleDetail,
): Promise<RoadEstimate | null> {
  // With DDP they are paid for.
  if (!destination || price.term === 'DDP') return null
  const arrival = arrivalOf(price)
  const [{ rates }, customsValue] = await Promise.all([
    getTariffs(payload),
    listedValue(payload, destination, vehicle, arrival),
  ])
  const estimate = onTheRoad(destination, {
    ...importedOf(vehicle),
    arrival,
    cc: dutiableCc(vehicle.engineCc, vehicle.fuel?.name ?? null),
    cif: cifOf(price),
    listed: listedAmount(customsValue),
    buyer: 'private',
    rates,
  })
  return {
    estimate,
    sum: onTheRoadSum(price, estimate, rates),
    localSum: local && onTheRoadSum(local, estimate, rates),
    rules: rulesOn(destination.rules, arrival),
    ...customsValue,
  }
}

async function workOut(
  payload: Payload,
  place: Place,
  vehicle: VehicleDetail,
  rates: RatesSnapshot,
): Promise<LandedDetail | null> {
  const card = (await getLandedCards(payload, place, [vehicle]))?.of.get(vehicle.id)
  if (!card) return null
  const { price } = card
  const { destination } = place
  const converted = destination && convertLandedPrice(price, destination.currency, rates)
  const local = converted?.currency === price.currency ? null : converted
  const [inspection] = destination ? rulesOfKind(destination.rules, price.day, 'inspection') : []
  return {
    ...card,
    place,
    local,
    imported: importedOf(vehicle),
    inspection: inspection?.value.required ? inspection.value : null,
    road: await roadOf(payload, destination, { price, local }, vehicle),
  }
}

/** What was worked out, and all that it rests on. */
type Stored = { facts: readonly unknown[]; detail: LandedDetail | null }

/** A few megabytes of them. */
const DETAILS_MAX = 1_000
const stored = new WeakMap<Payload, LruCache<string, Stored>>()

/**
 * What a vehicle costs at a port, part by part. Null without a port, and for a vehicle that is sold. Cached for
 * whoever looks at the same vehicle next, until anything about it changes: tariffs, places, rules and customs values
 * are other objects once they have changed, since each process follows them.
 */
export async function getLandedDetail(
  payload: Payload,
  place: Place | null,
  vehicle: VehicleDetail,
): Promise<LandedDetail | null> {
  if (!place) return null
  const known = await getTariffs(payload)
  const { destination, port } = place
  const today = destinationDay(known, port.id, new Date())
  const facts = [known, port, destination, today, JSON.stringify(vehicle)]
  const all = stored.get(payload) ?? new LruCache<string, Stored>(DETAILS_MAX)
  stored.set(payload, all)
  const key = `${vehicle.id} ${port.id}`
  const last = all.get(key)
  if (last && facts.every((fact, index) => fact === last.facts[index])) return last.detail
  const detail = await workOut(payload, place, vehicle, known.rates)
  all.set(key, { facts, detail })
  return detail
}
