import type { Day } from '@/kernel/days'
import { shiftPoint } from '@/kernel/numbers'
import type { Ratio } from '@/kernel/ratio'
import { BASE_CURRENCY } from '@/modules/settings/exchange-rates/rules/exchange-rate-list'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import type { Freight, Origin, Tariffs } from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import { dollarRatio, dollarsPer, feeDecimal, inDollars, premiumOf } from './fee-arithmetic'
import { freightFor } from './freight-for'
import { freightsTo } from './freights-to'
import {
  type InsuranceTerms,
  type LandedTerms,
  type LaneTerms,
  NO_PORT,
  type SeaFee,
  type ShowroomTerms,
} from './landed-total'
import { showroomsAtDestination } from './standing-at-destination'

export { type LandedTerms, landedTotal, NO_PORT, pricerOf } from './landed-total'

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
    transport &&
    inDollars({ amount: transport.fee, currency: transport.currency }, 'transport', tariffs.rates)
  const types = new Set(tariffs.freights.flatMap(({ vehicleTypeId }) => vehicleTypeId ?? []))
  const others = laneTerms(tariffs, from, portId, null, day)
  const byType: Record<number, LaneTerms> = {}
  for (const type of types) {
    const own = laneTerms(tariffs, from, portId, type, day)
    if (own && JSON.stringify(own) !== JSON.stringify(others)) byType[type] = own
  }
  return { transport: moved?.ok ? moved.value : null, byType, others }
}

function insuranceTerms({ insurance, rates }: Tariffs): InsuranceTerms | null {
  if (insurance?.kind === 'percent') {
    const premium = premiumOf(insurance, rates)
    return premium.ok ? { share: premium.value.share, minimum: premium.value.minimum } : null
  }
  const flat =
    insurance && inDollars({ amount: insurance.fee, currency: insurance.currency }, 'insurance', rates)
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

/** What one unit of each currency with a rate is in dollars. */
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
    localShowrooms: showroomsAtDestination(tariffs, portId),
    insurance: insuranceTerms(tariffs),
    inspection: inspectionTerms(tariffs, portId),
  }
  // Keys that are numbers come in their order in any object; the others are written in one.
  return { stamp: JSON.stringify(terms), ...terms }
}

/** What prices of several currencies are compared by: each in US dollars, by the rates of the day. */
export function priceTerms(rates: RatesSnapshot): LandedTerms {
  const terms = {
    portId: NO_PORT,
    dollars: dollarsByCurrency(rates),
    showrooms: {},
    localShowrooms: [],
    insurance: null,
    inspection: 0,
  }
  return { stamp: JSON.stringify(terms), ...terms }
}
