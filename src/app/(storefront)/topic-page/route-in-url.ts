/** A route as it stands in an address; null for one that nobody could have written. */
export function routeIn(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
