import type { RouteContext } from './types'

/**
 * Lets visitors and customers keep an answer for so many seconds in place of asking again. Staff always ask: they want
 * to see what they changed a moment ago. What one caller gets is not for another, so no shared cache may hold it.
 */
export function keepFor({ actor, answer }: RouteContext, seconds: number): void {
  if (actor.kind === 'staff') return
  answer.set('Cache-Control', `private, max-age=${seconds}`)
  answer.append('Vary', 'Authorization, Cookie')
}
