// A thread evaluates this unbundled, so apart from types it imports by full paths, without aliases.
import { AMOUNT_MAX } from '../../../../kernel/numbers.ts'
import { type Ratio, timesRatio } from '../../../../kernel/ratio.ts'
import { endsAtPort } from '../../vehicles/rules/ends-at-port.ts'
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

/** The insurance of FOB prices. */
export type InsuranceTerms = { flat: number } | { share: Ratio; minimum: number }

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
  /** Showrooms in the country of the port: their vehicles cost their price. */
  localShowrooms: readonly number[]
  /** Null if nobody entered one that can be counted. */
  insurance: InsuranceTerms | null
  /** Before shipment, in whole dollars: 0 where none is required, null if nobody entered the fee. */
  inspection: number | null
}

/** No port: terms with this one add nothing, so that a total is the price itself, compared in US dollars. */
export const NO_PORT = 0

/** An amount of dollars that can be a part of a total: no larger than a price may be, else a slip of the keyboard. */
export const countable = (dollars: number | null): number | null =>
  dollars !== null && dollars <= AMOUNT_MAX ? dollars : null

/** What vehicles have in common that differ only in price and volume. */
export type PricedAlike = Omit<PricedVehicle, 'price' | 'litres'>

/** What the way adds to a FOB price. */
type WayTerms = { transport: number; fee: SeaFee; insurance: InsuranceTerms }

/** What is added to a price; the way only where the price does not include it. */
type Added = { way: WayTerms | null; inspection: number }

/** What the totals of such vehicles are made from. */
export type Pricer = {
  /** Days until they are at the port, as the carrier promises, 0 in its country; null if not known. */
  leadDays: number | null
  /** Whether they are in the country of the port already. */
  isThere: boolean
  /** What a unit of their currency is in dollars; null if there can be no total. */
  dollars: Ratio | null
  added: Added
}

function laneOf({ showrooms }: LandedTerms, vehicle: PricedAlike): LaneTerms | null {
  const showroom = vehicle.showroomId === null ? undefined : showrooms[vehicle.showroomId]
  if (!showroom) return null
  const own = vehicle.vehicleTypeId === null ? undefined : showroom.byType[vehicle.vehicleTypeId]
  return own ?? showroom.others
}

const NOTHING: Added = { way: null, inspection: 0 }

const isInDestination = ({ localShowrooms }: LandedTerms, { showroomId }: PricedAlike): boolean =>
  showroomId !== null && localShowrooms.includes(showroomId)

/** Null if any of it is missing. */
function addedTo(terms: LandedTerms, vehicle: PricedAlike, lane: LaneTerms | null): Added | null {
  const { insurance, inspection, showrooms } = terms
  if (endsAtPort(vehicle.priceType) && vehicle.namedPortId !== terms.portId) return null
  if (vehicle.priceType === 'DDP' || isInDestination(terms, vehicle)) return NOTHING
  if (vehicle.priceType === 'CIF') return inspection === null ? null : { way: null, inspection }
  const transport = vehicle.showroomId === null ? null : showrooms[vehicle.showroomId]?.transport
  if (!lane?.fee || !insurance || inspection === null || transport == null) return null
  return { way: { transport, fee: lane.fee, insurance }, inspection }
}

/** What the totals of vehicles are made from that differ only in price and volume. */
export function pricerOf(terms: LandedTerms, vehicle: PricedAlike): Pricer {
  if (terms.portId === NO_PORT)
    return {
      leadDays: null,
      isThere: false,
      dollars: terms.dollars[vehicle.currency] ?? null,
      added: NOTHING,
    }
  const lane = laneOf(terms, vehicle)
  const added = addedTo(terms, vehicle, lane)
  const dollars = added ? (terms.dollars[vehicle.currency] ?? null) : null
  const isThere = isInDestination(terms, vehicle)
  return { leadDays: isThere ? 0 : (lane?.leadDays ?? null), isThere, dollars, added: added ?? NOTHING }
}

function freightTotal(fee: SeaFee, litres: number | null): number | null {
  if ('each' in fee) return fee.each
  return litres ? countable(timesRatio(litres, fee.perLitre)) : null
}

function insuranceTotal(insurance: InsuranceTerms, base: number): number | null {
  if ('flat' in insurance) return insurance.flat
  const share = countable(timesRatio(base, insurance.share))
  return share === null ? null : Math.max(share, insurance.minimum)
}

function fobTotal(
  { fee, insurance, transport }: WayTerms,
  price: number,
  litres: number | null,
): number | null {
  const freight = freightTotal(fee, litres)
  if (freight === null) return null
  const insured = insuranceTotal(insurance, price + transport + freight)
  return insured === null ? null : price + transport + freight + insured
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
  const total = own === null || !added.way ? own : fobTotal(added.way, own, litres)
  return total === null ? null : total + added.inspection
}

/** The same from the whole vehicle: the total of `landedPrice`, without its parts. */
export const landedTotal = (terms: LandedTerms, vehicle: PricedVehicle): number | null =>
  pricedTotal(pricerOf(terms, vehicle), vehicle.price, vehicle.litres)
