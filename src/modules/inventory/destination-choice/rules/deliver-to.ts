/** The cookie with a guest's port of destination, and how long a browser stores it, in seconds. */
export const DELIVER_TO_COOKIE = 'kaido_to'
export const DELIVER_TO_SECONDS = 31_536_000

/** The address that takes the choice, and the page where it is made without scripts. */
export const DELIVER_TO = '/deliver-to'
export const DESTINATIONS = '/to'

/**
 * A page of this product without the port in its address, so that the port just chosen counts there.
 *
 * @param back a path with its query
 */
export function withoutPort(back: string): string {
  const [path = '/', query = ''] = back.split('?')
  const params = new URLSearchParams(query)
  params.delete('to')
  const rest = params.toString().replaceAll('%2C', ',')
  return rest ? `${path}?${rest}` : path
}
