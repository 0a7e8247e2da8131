import { isInOrder, rangeFieldOf, rangeNames } from '@/kernel/added/added-range-bounds'
import { KM_BOUNDS } from '@/modules/inventory/search/rules/kilometre-fields'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { BOUNDS } from '@/modules/inventory/search/schemas/search-shape'
import { boundInMiles, type End } from '@/modules/inventory/vehicles/rules/distances/distance-bounds'

/** A form's query: empty fields left out, repeated choices joined by commas, ranges in the right order. */
export function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value.trim() === '') continue
    const before = params.get(name)
    params.set(name, before ? `${before},${value}` : value)
  }
  turn(params, KM_BOUNDS.min, KM_BOUNDS.max)
  toMiles(params, 'mileageMin', 'min')
  toMiles(params, 'mileageMax', 'max')
  for (const [low, high] of BOUNDS) turn(params, low, high)
  for (const field of new Set([...params.keys()].map(rangeFieldOf)))
    if (field !== null) turn(params, ...rangeNames(field))
  // The port is remembered; a URL names it only where its figures depend on it.
  const dependsOnPort =
    params.get('sort')?.startsWith('total-') || params.has('minTotal') || params.has('maxTotal')
  if (!dependsOnPort) params.delete('to')
  return params
}

/** A bound typed in kilometres under its name in miles, as URLs have it. What is no number is left out. */
function toMiles(params: URLSearchParams, name: string, end: End): void {
  const km = params.get(KM_BOUNDS[end])
  if (km === null) return
  params.delete(KM_BOUNDS[end])
  const miles = boundInMiles(Math.trunc(Number(km)), 'km', end)
  if (miles >= 0) params.set(name, String(miles))
}

function turn(params: URLSearchParams, low: string, high: string): void {
  const [from, to] = [params.get(low), params.get(high)]
  if (from === null || to === null || isInOrder(from, to)) return
  params.set(low, to)
  params.set(high, from)
}

/** The URL of a list with these parameters, with readable commas. */
export function hrefOfParams(params: URLSearchParams): string {
  const query = params.toString().replaceAll('%2C', ',')
  return query ? `${LISTING}?${query}` : LISTING
}

/** The shortest URL that a listing form opens. */
export const hrefOfForm = (form: HTMLFormElement): string => hrefOfParams(paramsOf(form))

/** Whether a plain click on this link stays within the listing. */
export const isListingLink = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  link.origin === location.origin &&
  link.pathname === LISTING &&
  !link.target &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
