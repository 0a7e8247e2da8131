import { DEFAULT_CURRENCY } from '@/kernel/currencies'
import type { FacetOption } from '@/modules/inventory/search/queries/declare-search-result'
import type { FacetName } from '@/modules/inventory/search/schemas/search-shape'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { boundInUnit } from '@/modules/inventory/vehicles/rules/distances/distance-bounds'
import { steeringText, transmissionText } from '@/modules/inventory/vehicles/rules/transmission-text'

const number = new Intl.NumberFormat('en-US')

/** '25,000 – 50,000' of '25000-50000', 'over 100,000' of '100000+', 'up to 10,000' of '0-10000'. */
export function bandText(value: string): string {
  const [from = '', to] = value
    .replace('+', '')
    .split('-')
    .map((part) => number.format(Number(part)))
  if (to === undefined) return `over ${from}`
  return from === '0' ? `up to ${to}` : `${from} – ${to}`
}

/** The same of a band of mileage in miles, with the bounds that its reader would give it: 'up to 20,000 km'. */
function mileageBandText(value: string, unit: DistanceUnit): string {
  const [low = '', high] = value.replace('+', '').split('-')
  const from = low === '0' ? 0 : boundInUnit(Number(low), unit, 'min')
  const band = high === undefined ? `${from}+` : `${from}-${boundInUnit(Number(high), unit, 'max')}`
  return `${bandText(band)} ${unit}`
}

const UNITS: Partial<Record<FacetName, (value: string, unit: DistanceUnit) => string>> = {
  priceRange: (value) => `${bandText(value)} ${DEFAULT_CURRENCY}`,
  mileage: mileageBandText,
  engineSize: (value) => `${value} L`,
  seats: (value) => `${value} seats`,
}

/**
 * The label of a choice, with its unit.
 *
 * @param unit what the reader counts distances in
 */
export function optionText(
  facet: FacetName,
  option: Pick<FacetOption, 'value' | 'name'>,
  unit: DistanceUnit,
): string {
  if (facet === 'transmission') return transmissionText(option.name)
  if (facet === 'steering') return steeringText(option.name)
  return UNITS[facet]?.(option.value, unit) ?? option.name
}
