/**
 * The address of a saved search. With a port a page shows only vehicles that may be imported, unless the address turns
 * that off.
 */
export function savedHref(query: string): string {
  const params = new URLSearchParams(query)
  const isAny = params.has('to') && !params.has('eligible')
  return `/vehicles?${query}${isAny ? '&eligible=any' : ''}`
}
