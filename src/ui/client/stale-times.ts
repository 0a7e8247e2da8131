import type { Route } from './call'

const MINUTE_MS = 60_000

/** For how long what was read is shown without asking again, as the specification says it. At once unless said. */
const STALE_AFTER_MS: Partial<Record<Route<'get'>, number>> = {
  '/api/v1/ports': 5 * MINUTE_MS,
  '/api/v1/ports/countries': 10 * MINUTE_MS,
  '/api/v1/company-names': 5 * MINUTE_MS,
  '/api/v1/company-names/countries': 10 * MINUTE_MS,
  '/api/v1/showroom-offices': 5 * MINUTE_MS,
  '/api/v1/showroom-offices/showrooms-with-companies': 10 * MINUTE_MS,
}

/** How long what is read at a route stays fresh, in milliseconds. */
export const staleTimeOf = (route: Route<'get'>): number => STALE_AFTER_MS[route] ?? 0
