import type { Day } from '@/kernel/days'
import { BASE_CURRENCY } from '@/kernel/money'
import { toDecimal } from '@/kernel/numbers'
import { laneOf } from './check-freight'
import type { LaneKey } from './lane-and-tariff-days'
import type { Freight, FreightBasis, FreightMethod } from './tariffs-and-freights'

/** A freight with everything that staff enter; links by id, as its list has them. */
export type TariffLine = {
  keyword: string
  /** As written, in major units. */
  fee: string
  currency: string
  basis: FreightBasis
  method: FreightMethod
  vehicleType: number | null
  originPort: number | null
  originCountry: string | null
  destinationPort: number | null
  destinationCountry: string | null
  /** Of a freight to a landlocked place: where the leg by land begins, and how much of the fee it is, as written. */
  viaPort: number | null
  landFee: string | null
  leadDays: number | null
  validFrom: Day | null
  validTo: Day | null
}

/** The fields of a line, in the order of its file. */
export const TARIFF_FIELDS = [
  'keyword',
  'fee',
  'currency',
  'basis',
  'method',
  'vehicleType',
  'originPort',
  'originCountry',
  'destinationPort',
  'destinationCountry',
  'viaPort',
  'landFee',
  'leadDays',
  'validFrom',
  'validTo',
] as const satisfies readonly (keyof TariffLine)[]
export type TariffField = (typeof TARIFF_FIELDS)[number]

export type StoredFreight = TariffLine & { id: number }

/** What a field is where a file has none. */
export const BLANK_LINE: TariffLine = {
  keyword: '',
  fee: '',
  currency: BASE_CURRENCY,
  basis: 'unit',
  method: 'roro',
  vehicleType: null,
  originPort: null,
  originCountry: null,
  destinationPort: null,
  destinationCountry: null,
  viaPort: null,
  landFee: null,
  leadDays: null,
  validFrom: null,
  validTo: null,
}

/** What distinguishes a line from those beside it; null for one without a lane. */
export function keyOf(line: TariffLine): LaneKey | null {
  const lane = laneOf(line)
  return lane && { ...lane, method: line.method, vehicleTypeId: line.vehicleType }
}

/** The freight as landed prices use it; null for one without a lane, which they do not use. */
export function freightOf(stored: StoredFreight): Freight | null {
  const lane = laneOf(stored)
  if (!lane) return null
  const { basis, currency, fee, id, keyword, landFee, leadDays, method } = stored
  const { validFrom, validTo, vehicleType, viaPort } = stored
  return {
    id,
    keyword,
    fee,
    currency,
    ...lane,
    method,
    basis,
    vehicleTypeId: vehicleType,
    leadDays,
    viaPortId: viaPort,
    landFee,
    validFrom,
    validTo,
  }
}

const sameNumber = (a: string | null, b: string | null): boolean => {
  if (a === null || b === null) return a === b
  const [first, second] = [toDecimal(a), toDecimal(b)]
  if (!first || !second) return a === b
  return first.units * 10n ** BigInt(second.scale) === second.units * 10n ** BigInt(first.scale)
}

/** The fields in which two lines differ; 45.50 and 45.5 are the same fee. */
export const differences = (before: TariffLine, after: TariffLine): TariffField[] =>
  TARIFF_FIELDS.filter((field) =>
    field === 'fee' || field === 'landFee'
      ? !sameNumber(before[field], after[field])
      : before[field] !== after[field],
  )
