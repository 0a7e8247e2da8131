import { DEFAULT_CURRENCY } from '@/kernel/currencies'
import type { FacetOption } from '@/modules/inventory/search/queries/search-result'
import type { FacetName } from '@/modules/inventory/search/schemas/search-shape'
import { steeringText, transmissionText } from '@/modules/inventory/vehicles/rules/display'

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

const UNITS: Partial<Record<FacetName, (value: string) => string>> = {
  priceRange: (value) => `${bandText(value)} ${DEFAULT_CURRENCY}`,
  mileage: (value) => `${bandText(value)} mi`,
  engineSize: (value) => `${value} L`,
  seats: (value) => `${value} seats`,
}

/** The label of a choice, with its unit. */
export function optionText(facet: FacetName, option: Pick<FacetOption, 'value' | 'name'>): string {
  if (facet === 'transmission') return transmissionText(option.name)
  if (facet === 'steering') return steeringText(option.name)
  return UNITS[facet]?.(option.value) ?? option.name
}
