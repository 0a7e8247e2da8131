import type { Day } from '@/kernel/days'
import { shiftPoint } from '@/kernel/numbers'
import { type Ratio, timesRatio } from '@/kernel/ratio'
import { BASE_CURRENCY } from '@/modules/settings/exchange-rates/rules/exchange-rate-list'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/rates'
import type { Freight, Origin, Tariffs } from '@/modules/settings/tariffs/rules/tariffs'
import { countable, dollarRatio, dollarsPer, feeDecimal, inDollars, premiumOf } from './fees'
import { freightFor, freightsTo } from './freight-for'
import type { PricedVehicle } from './landed-parts'

/** The sea freight in whole dollars, or for each thousandth of a cubic metre. */
type SeaFee = { each: number } | { perLitre: Ratio }

/** How vehicles of a type are carried from a showroom; `fee` is null if it cannot be known. */
type LaneTerms = { fee: SeaFee | null; leadDays: number | null }

type ShowroomTerms = {
  /** Whole dollars to the port of loading; null if nobody entered it. */
  transport: number | null
  /** By vehicle type where it has a freight of its own. */
  byType: Readonly<Record<number, LaneTerms>>
  others: LaneTerms | null
}

/** What is added to FOB prices besides transport and freight; null where any of it is missing. */
type Extras = { insurance: { flat: number } | { share: Ratio; minimum: number }; inspection: number }

/**
 * Everything a total at a port depends on but the vehicle, as plain JSON with all currencies already converted. It is
 * what the search index evaluates, for a million vehicles.
 */
export type LandedTerms = {
  /** Equal for equal terms: what is not in here changes no total. */
  stamp: string
  portId: number
  /** What one unit of a currency is in dollars, for currencies that have a rate. */
  dollars: Readonly<Record<string, Ratio>>
  /** By showroom, for those with a port of loading. */
  showrooms: Readonly<Record<number, ShowroomTerms>>
  extras: Extras | null
}

function seaFee({ basis, currency, fee }: Freight, rates: RatesSnapshot): SeaFee | null {
  const given = feeDecimal(fee)
  if (!given) return null
  if (basis === 'm3') {
    const perLitre = dollarRatio(shiftPoint(given, 3), currency, rates)
    return perLitre.ok ? { perLitre: perLitre.value } : null
  }
  const each = inDollars({ amount: fee, currency }, 'freight', rates)
  return each.ok ? { each: each.value } : null
}

function laneTerms(
  tariffs: Tariffs,
  originPortId: number,
  portId: number,
  vehicleTypeId: number | null,
  day: Day,
): LaneTerms | null {
  const lane = freightFor(tariffs, originPortId, portId, vehicleTypeId, day)
  return lane && { fee: seaFee(lane.freight, tariffs.rates), leadDays: lane.freight.leadDays }
}

function showroomTerms(tariffs: Tariffs, origin: Origin, portId: number, day: Day): ShowroomTerms | null {
  const { portId: from, transport } = origin
  if (from === null) return null
  const moved =
    transport && inDollars({ amount: transport.fee, currency: transport.currency }, 'transport', tariffs.rates)
  const types = new Set(tariffs.freights.flatMap(({ vehicleTypeId }) => vehicleTypeId ?? []))
  const others = laneTerms(tariffs, from, portId, null, day)
  const byType: Record<number, LaneTerms> = {}
  for (const type of types) {
    const own = laneTerms(tariffs, from, portId, type, day)
    if (own && JSON.stringify(own) !== JSON.stringify(others)) byType[type] = own
  }
  return { transport: moved?.ok ? moved.value : null, byType, others }
}

function insuranceTerms({ insurance, rates }: Tariffs): Extras['insurance'] | null {
  if (insurance?.kind === 'percent') {
    const premium = premiumOf(insurance, rates)
    return premium.ok ? { share: premium.value.share, minimum: premium.value.minimum } : null
  }
  const flat = insurance && inDollars({ amount: insurance.fee, currency: insurance.currency }, 'insurance', rates)
  return flat?.ok ? { flat: flat.value } : null
}

/** The inspection before shipment in whole dollars: 0 where none is required, null if nobody entered the fee. */
function inspectionTerms({ inspections, ports, rates }: Tariffs, portId: number): number | null {
  const inspection = inspections.get(ports.get(portId)?.country ?? '')
  if (inspection === undefined) return 0
  const fee =
    inspection && inDollars({ amount: inspection.fee, currency: inspection.currency }, 'inspection', rates)
  return fee?.ok ? fee.value : null
}

function extrasOf(tariffs: Tariffs, portId: number): Extras | null {
  const insurance = insuranceTerms(tariffs)
  const inspection = inspectionTerms(tariffs, portId)
  return insurance && inspection !== null ? { insurance, inspection } : null
}

function dollarsByCurrency(rates: RatesSnapshot): Record<string, Ratio> {
  const codes = [BASE_CURRENCY, ...Object.keys(rates.rates)].sort()
  return Object.fromEntries(
    codes.flatMap((code) => {
      const ratio = dollarsPer(rates, code)
      return ratio ? [[code, ratio]] : []
    }),
  )
}

/**
 * What totals at a port are made from.
 *
 * @param day of the destination's calendar
 */
export function landedTerms(tariffs: Tariffs, portId: number, day: Day): LandedTerms {
  const port = tariffs.ports.get(portId)
  const near = { ...tariffs, freights: port ? freightsTo(tariffs.freights, port, day) : [] }
  const showrooms: Record<number, ShowroomTerms> = {}
  for (const [id, origin] of tariffs.origins) {
    const terms = showroomTerms(near, origin, portId, day)
    if (terms) showrooms[id] = terms
  }
  const terms = {
    portId,
    dollars: dollarsByCurrency(tariffs.rates),
    showrooms,
    extras: extrasOf(tariffs, portId),
  }
  // Keys that are numbers come in their order in any object; the others are written in one.
  return { stamp: JSON.stringify(terms), ...terms }
}

function laneOf({ showrooms }: LandedTerms, vehicle: PricedVehicle): LaneTerms | null {
  const showroom = vehicle.showroomId === null ? undefined : showrooms[vehicle.showroomId]
  if (!showroom) return null
  const own = vehicle.vehicleTypeId === null ? undefined : showroom.byType[vehicle.vehicleTypeId]
  return own ?? showroom.others
}

/** Days until a vehicle is at the port, as the carrier promises; null if not known. */
export const leadDaysOf = (terms: LandedTerms, vehicle: PricedVehicle): number | null =>
  laneOf(terms, vehicle)?.leadDays ?? null

function freightTotal({ fee }: LaneTerms, litres: number | null): number | null {
  if (!fee) return null
  if ('each' in fee) return fee.each
  return litres ? countable(timesRatio(litres, fee.perLitre)) : null
}

function insuranceTotal({ insurance }: Extras, base: number): number | null {
  if ('flat' in insurance) return insurance.flat
  const share = countable(timesRatio(base, insurance.share))
  return share === null ? null : Math.max(share, insurance.minimum)
}

function fobTotal(terms: LandedTerms, vehicle: PricedVehicle, price: number): number | null {
  const lane = laneOf(terms, vehicle)
  const transport = vehicle.showroomId === null ? null : terms.showrooms[vehicle.showroomId]?.transport
  if (!lane || !terms.extras || transport == null) return null
  const freight = freightTotal(lane, vehicle.litres)
  if (freight === null) return null
  const insurance = insuranceTotal(terms.extras, price + transport + freight)
  return insurance === null ? null : price + transport + freight + insurance + terms.extras.inspection
}

/**
 * What a vehicle costs at the port, in whole US dollars: the total of `landedPrice`, without its parts. Null if anything
 * is missing. It makes no objects. Every part is at most AMOUNT_MAX, so sums are far from what cannot be counted.
 */
export function landedTotal(terms: LandedTerms, vehicle: PricedVehicle): number | null {
  const dollars = terms.dollars[vehicle.currency]
  if (vehicle.price === null || !dollars) return null
  const price = countable(timesRatio(vehicle.price, dollars))
  if (price === null || vehicle.priceType === 'FOB') return price === null ? null : fobTotal(terms, vehicle, price)
  return vehicle.namedPortId === terms.portId ? price : null
}
