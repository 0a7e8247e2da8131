import type { RouteContext } from './route-type'

/**
 * Lets visitors and customers cache a response for this many seconds. Staff never cache: they need to see
 * what they changed a moment ago. Responses are per caller, so no shared cache may store them.
 */
export function cacheFor({ actor, answer }: RouteContext, seconds: number): void {
  if (actor.kind === 'staff') return
  answer.set('Cache-Control', `private, max-age=${seconds}`)
  answer.append('Vary', 'Authorization, Cookie')
}
