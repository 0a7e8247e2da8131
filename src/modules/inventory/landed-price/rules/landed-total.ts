// A thread evaluates this unbundled, so apart from types it imports by full paths, without aliases.
import { AMOUNT_MAX } from '../../../../kernel/numbers.ts'
import { type Ratio, timesRatio } from '../../../../kernel/ratio.ts'
import type { PricedVehicle } from './landed-parts'

/** The sea freight in whole dollars, or for each thousandth of a cubic metre. */
export type SeaFee = { each: number } | { perLitre: Ratio }

/** How vehicles of a type are carried from a showroom; `fee` is null if it cannot be known. */
export type LaneTerms = { fee: SeaFee | null; leadDays: number | null }

export type ShowroomTerms = {
  /** Whole dollars to the port of loading; null if nobody entered it. */
  transport: number | null
  /** By vehicle type where it has a freight of its own. */
  byType: Readonly<Record<number, LaneTerms>>
  others: LaneTerms | null
}

/** What is added to FOB prices besides transport and freight; null where any of it is missing. */
export type Extras = { insurance: { flat: number } | { share: Ratio; minimum: number }; inspection: number }

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

/** An amount of dollars that can be a part of a total: no larger than a price may be, else a slip of the keyboard. */
export const countable = (dollars: number | null): number | null =>
  dollars !== null && dollars <= AMOUNT_MAX ? dollars : null

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
  if (!vehicle.price || !dollars) return null
  const price = countable(timesRatio(vehicle.price, dollars))
  if (price === null || vehicle.priceType === 'FOB')
    return price === null ? null : fobTotal(terms, vehicle, price)
  return vehicle.namedPortId === terms.portId ? price : null
}
