import { addDays, type Day } from '@/kernel/days'
import { decimalText, multiply, shiftPoint } from '@/kernel/numbers'
import { timesRatio } from '@/kernel/ratio'
import { err, ok, type Result } from '@/kernel/result'
import { endsAtPort } from '@/modules/inventory/vehicles/rules/ends-at-port'
import { BASE_CURRENCY } from '@/modules/settings/exchange-rates/rules/exchange-rate-list'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import type { Freight, Tariffs } from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import { feeDecimal, type Given, inDollars, premiumOf } from './fee-arithmetic'
import { freightFor } from './freight-for'
import { legsOf } from './freight-legs'
import type {
  LandedPart,
  LandedPartName,
  LandedPrice,
  Lane,
  LaneLevel,
  Missing,
  PricedVehicle,
} from './landed-parts'
import { countable } from './landed-total'
import { standingOf } from './standing-at-destination'

export type * from './landed-parts'

/** A part; null if it does not apply; what is missing if it is not known; 'unknown' if something else is missing. */
type Figure = Result<LandedPart | null, Missing | 'unknown'>

const isJust = ({ amount, currency }: Given, dollars: number): boolean =>
  currency === BASE_CURRENCY && amount === String(dollars)

function partOf(name: LandedPartName, given: Given, rates: RatesSnapshot): Result<LandedPart, Missing> {
  const dollars = inDollars(given, name, rates)
  if (!dollars.ok) return dollars
  return ok({ name, amount: dollars.value, given: isJust(given, dollars.value) ? null : given })
}

const priceFigure = ({ currency, price }: PricedVehicle, rates: RatesSnapshot): Figure =>
  price ? partOf('price', { amount: String(price), currency }, rates) : err({ what: 'price' })

/** No note for a showroom that is at its port. */
function transportFigure(transport: { fee: string; currency: string } | null, rates: RatesSnapshot): Figure {
  if (!transport) return err({ what: 'transport' })
  if (feeDecimal(transport.fee)?.units === 0n) return ok(null)
  return partOf('transport', { amount: transport.fee, currency: transport.currency }, rates)
}

/** A fee per cubic metre is given for the whole vehicle. */
function freightFigure(
  { basis, currency, fee }: Freight,
  litres: number | null,
  rates: RatesSnapshot,
): Figure {
  if (basis === 'unit') return partOf('freight', { amount: fee, currency }, rates)
  const perM3 = feeDecimal(fee)
  if (!perM3) return err({ what: 'freight' })
  if (!litres) return err({ what: 'volume' })
  const whole = multiply(shiftPoint(perM3, 3), { units: BigInt(litres), scale: 0 })
  return partOf('freight', { amount: decimalText(whole), currency }, rates)
}

/** Insurance on what comes before it, as shown. */
function insuranceFigure({ insurance, rates }: Tariffs, before: readonly Figure[]): Figure {
  if (!insurance) return err({ what: 'insurance' })
  if (insurance.kind === 'flat')
    return partOf('insurance', { amount: insurance.fee, currency: insurance.currency }, rates)
  const premium = premiumOf(insurance, rates)
  if (!premium.ok) return premium
  if (before.some(({ ok: known }) => !known)) return err('unknown')
  const base = before.reduce((sum, figure) => sum + (figure.ok ? (figure.value?.amount ?? 0) : 0), 0)
  const share = countable(timesRatio(base, premium.value.share))
  if (share === null) return err({ what: 'insurance' })
  const { minimum, minimumGiven } = premium.value
  if (share >= minimum || !minimumGiven) return ok({ name: 'insurance', amount: share, given: null })
  return partOf('insurance', minimumGiven, rates)
}

function inspectionFigure({ inspections, ports, rates }: Tariffs, portId: number): Figure {
  const inspection = inspections.get(ports.get(portId)?.country ?? '')
  if (inspection === undefined) return ok(null)
  if (inspection === null) return err({ what: 'inspection' })
  return partOf('inspection', { amount: inspection.fee, currency: inspection.currency }, rates)
}

type Way = {
  originPortId: number | null
  lane: { freight: Freight; level: LaneLevel } | null
  transport: { fee: string; currency: string } | null
}

const usedLane = ({ lane }: Way): Lane | null =>
  lane && {
    freightId: lane.freight.id,
    level: lane.level,
    method: lane.freight.method,
    leadDays: lane.freight.leadDays,
  }

function wayOf(tariffs: Tariffs, vehicle: PricedVehicle, portId: number, day: Day): Way {
  const origin = vehicle.showroomId === null ? undefined : tariffs.origins.get(vehicle.showroomId)
  const originPortId = origin?.portId ?? null
  const lane =
    originPortId === null ? null : freightFor(tariffs, originPortId, portId, vehicle.vehicleTypeId, day)
  return { originPortId, lane, transport: origin?.transport ?? null }
}

/** Transport and freight. Neither is known before the port of loading is. */
function wayFigures(way: Way, vehicle: PricedVehicle, rates: RatesSnapshot): Figure[] {
  if (vehicle.showroomId === null) return [err({ what: 'showroom' })]
  if (way.originPortId === null) return [err({ what: 'originPort' })]
  const freight: Figure = way.lane
    ? freightFigure(way.lane.freight, vehicle.litres, rates)
    : err({ what: 'freight' })
  return [transportFigure(way.transport, rates), freight]
}

function fobFigures(tariffs: Tariffs, vehicle: PricedVehicle, portId: number, way: Way): Figure[] {
  const before = [priceFigure(vehicle, tariffs.rates), ...wayFigures(way, vehicle, tariffs.rates)]
  return [...before, insuranceFigure(tariffs, before), inspectionFigure(tariffs, portId)]
}

/** A price that includes the way holds for its named port alone; only with duty paid it includes the inspection too. */
function includedFigures(
  tariffs: Tariffs,
  vehicle: PricedVehicle,
  portId: number,
  isThere: boolean,
): Figure[] {
  const { namedPortId, priceType } = vehicle
  const price = priceFigure(vehicle, tariffs.rates)
  if (namedPortId !== portId) return [price, err({ what: 'namedPort', namedPortId })]
  return priceType === 'DDP' || isThere ? [price] : [price, inspectionFigure(tariffs, portId)]
}

/** A vehicle that is in the country already costs its price there. */
function figuresOf(tariffs: Tariffs, vehicle: PricedVehicle, portId: number, way: Way): Figure[] {
  const isThere = standingOf(tariffs, vehicle, portId) !== null
  if (endsAtPort(vehicle.priceType)) return includedFigures(tariffs, vehicle, portId, isThere)
  return isThere ? [priceFigure(vehicle, tariffs.rates)] : fobFigures(tariffs, vehicle, portId, way)
}

function missingIn(figures: readonly Figure[]): Missing[] {
  const missing = figures.flatMap((figure) => (figure.ok || figure.error === 'unknown' ? [] : [figure.error]))
  const texts = missing.map((one) => JSON.stringify(one))
  return missing.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}

/** The rates by which these parts were converted, each once. */
export function ratesOf(parts: readonly LandedPart[], { rates }: RatesSnapshot): LandedPrice['rates'] {
  const currencies = new Set(parts.flatMap(({ given }) => given?.currency ?? []))
  return [...currencies].flatMap((currency) => {
    const rate = currency === BASE_CURRENCY ? undefined : rates[currency]
    return rate ? [{ currency, ...rate }] : []
  })
}

/**
 * What a vehicle costs at a port on a day, in US dollars: every part that applies, and what nobody has entered. Each part
 * is rounded half up to whole dollars, and the total is their sum.
 *
 * @param day of the destination's calendar
 */
export function landedPrice(tariffs: Tariffs, vehicle: PricedVehicle, portId: number, day: Day): LandedPrice {
  const way = wayOf(tariffs, vehicle, portId, day)
  const standing = standingOf(tariffs, vehicle, portId)
  const hasNoWay = endsAtPort(vehicle.priceType) || standing !== null
  const figures = figuresOf(tariffs, vehicle, portId, way)
  const parts = figures.flatMap((figure) => (figure.ok ? (figure.value ?? []) : []))
  const missing = missingIn(figures)
  return {
    portId,
    term: vehicle.priceType,
    day,
    paidOn: addDays(day, tariffs.paymentDays),
    originPortId: way.originPortId,
    currency: BASE_CURRENCY,
    parts,
    total: missing.length > 0 ? null : parts.reduce((sum, { amount }) => sum + amount, 0),
    missing,
    lane: hasNoWay ? null : usedLane(way),
    legs: hasNoWay || !way.lane ? null : legsOf(way.lane.freight, parts, vehicle.litres, tariffs.rates),
    standing,
    leadDays: standing ? 0 : (way.lane?.freight.leadDays ?? null),
    rates: ratesOf(parts, tariffs.rates),
  }
}
