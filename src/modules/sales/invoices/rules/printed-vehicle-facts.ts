import { trimText } from '@/kernel/text/text'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { milesToKm } from '@/modules/inventory/vehicles/rules/distances/miles-to-km'
import type { DeliveryEstimate } from '@/modules/sales/quotes/rules/quote-choices'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A mileage as printed, first as the buyer's country counts: '61,799 km (38,400 mi)'; null if it is not known. */
export function mileageText(miles: number | null, unit: DistanceUnit): string | null {
  if (miles === null || miles <= 0) return null
  const [inMiles, inKm] = [`${whole.format(miles)} mi`, `${whole.format(milesToKm(miles))} km`]
  return unit === 'km' ? `${inKm} (${inMiles})` : `${inMiles} (${inKm})`
}

/** An engine as printed: '1.5 L (1,496 cc)', or what is known of it. */
export function engineText(size: string | null, cc: number | null): string | null {
  const litres = trimText(size)
  const centimetres = cc ? `${whole.format(cc)} cc` : ''
  if (litres && centimetres) return `${litres} (${centimetres})`
  return litres || centimetres || null
}

const WEEKS: Record<Exclude<DeliveryEstimate, 'CUSTOM_TIMELINE'>, string> = {
  TWO_TO_FOUR_WEEKS: '2–4 weeks',
  FOUR_TO_SIX_WEEKS: '4–6 weeks',
  SIX_TO_EIGHT_WEEKS: '6–8 weeks',
}

/** How long delivery takes, as printed; null where nothing was promised. */
export function estimateText(estimate: DeliveryEstimate | null, custom: string | null): string | null {
  if (estimate === null) return null
  return estimate === 'CUSTOM_TIMELINE' ? trimText(custom) || null : WEEKS[estimate]
}

/** The model years of a vehicle that has not been found yet: '2016', '2016–2019', 'from 2016', 'up to 2019'. */
export function yearsText(from: number | null, to: number | null): string | null {
  if (from !== null && to !== null) return from === to ? String(from) : `${from}–${to}`
  if (from !== null) return `from ${from}`
  return to === null ? null : `up to ${to}`
}
