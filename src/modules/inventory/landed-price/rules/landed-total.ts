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

/** No port: terms with this one add nothing, so that a total is the price itself, compared in US dollars. */
export const NO_PORT = 0

/** An amount of dollars that can be a part of a total: no larger than a price may be, else a slip of the keyboard. */
export const countable = (dollars: number | null): number | null =>
  dollars !== null && dollars <= AMOUNT_MAX ? dollars : null

/** What vehicles have in common that differ only in price and volume. */
export type PricedAlike = Omit<PricedVehicle, 'price' | 'litres'>

/** What is added to a FOB price. */
type Added = { transport: number; fee: SeaFee; extras: Extras }

/** What the totals of such vehicles are made from. */
export type Pricer = {
  /** Days until they are at the port, as the carrier promises; null if not known. */
  leadDays: number | null
  /** What a unit of their currency is in dollars; null if there can be no total. */
  dollars: Ratio | null
  /** Null where the price holds for the port as it is. */
  added: Added | null
}

function laneOf({ showrooms }: LandedTerms, vehicle: PricedAlike): LaneTerms | null {
  const showroom = vehicle.showroomId === null ? undefined : showrooms[vehicle.showroomId]
  if (!showroom) return null
  const own = vehicle.vehicleTypeId === null ? undefined : showroom.byType[vehicle.vehicleTypeId]
  return own ?? showroom.others
}

function addedTo(terms: LandedTerms, vehicle: PricedAlike, lane: LaneTerms | null): Added | null {
  const transport = vehicle.showroomId === null ? null : terms.showrooms[vehicle.showroomId]?.transport
  if (!lane?.fee || !terms.extras || transport == null) return null
  return { transport, fee: lane.fee, extras: terms.extras }
}

/** What the totals of vehicles are made from that differ only in price and volume. */
export function pricerOf(terms: LandedTerms, vehicle: PricedAlike): Pricer {
  if (terms.portId === NO_PORT)
    return { leadDays: null, dollars: terms.dollars[vehicle.currency] ?? null, added: null }
  const lane = laneOf(terms, vehicle)
  const isFob = vehicle.priceType === 'FOB'
  const added = isFob ? addedTo(terms, vehicle, lane) : null
  const isKnown = isFob ? added !== null : vehicle.namedPortId === terms.portId
  const dollars = isKnown ? (terms.dollars[vehicle.currency] ?? null) : null
  return { leadDays: lane?.leadDays ?? null, dollars, added }
}

function freightTotal(fee: SeaFee, litres: number | null): number | null {
  if ('each' in fee) return fee.each
  return litres ? countable(timesRatio(litres, fee.perLitre)) : null
}

function insuranceTotal({ insurance }: Extras, base: number): number | null {
  if ('flat' in insurance) return insurance.flat
  const share = countable(timesRatio(base, insurance.share))
  return share === null ? null : Math.max(share, insurance.minimum)
}

function fobTotal({ extras, fee, transport }: Added, price: number, litres: number | null): number | null {
  const freight = freightTotal(fee, litres)
  if (freight === null) return null
  const insurance = insuranceTotal(extras, price + transport + freight)
  return insurance === null ? null : price + transport + freight + insurance + extras.inspection
}

/**
 * What a vehicle costs at the port, in whole US dollars; null if anything is missing. It makes no objects. Every part is
 * at most AMOUNT_MAX, so sums are far from what cannot be counted.
 *
 * @param price whole units of its currency; null or 0 if on request
 * @param litres thousandths of a cubic metre; null or 0 if unknown
 */
export function pricedTotal(
  { added, dollars }: Pricer,
  price: number | null,
  litres: number | null,
): number | null {
  if (!price || !dollars) return null
  const own = countable(timesRatio(price, dollars))
  return own === null || !added ? own : fobTotal(added, own, litres)
}

/** The same from the whole vehicle: the total of `landedPrice`, without its parts. */
export const landedTotal = (terms: LandedTerms, vehicle: PricedVehicle): number | null =>
  pricedTotal(pricerOf(terms, vehicle), vehicle.price, vehicle.litres)
