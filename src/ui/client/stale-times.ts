import type { Route } from './make-call'

const MINUTE_MS = 60_000

/**
 * How long data is reused without being fetched again, according to the specification. Fetched every time by
 * default.
 */
const STALE_AFTER_MS: Partial<Record<Route<'get'>, number>> = {
  '/api/v1/ports': 5 * MINUTE_MS,
  '/api/v1/ports/countries': 10 * MINUTE_MS,
  '/api/v1/support-management/customer/tickets': MINUTE_MS / 2,
  '/api/v1/vehicle-inquiries': 5 * MINUTE_MS,
  '/api/v1/vehicle-inquiries/{id}': 5 * MINUTE_MS,
  '/api/v1/company-names': 5 * MINUTE_MS,
  '/api/v1/company-names/countries': 10 * MINUTE_MS,
  '/api/v1/seo-settings': 5 * MINUTE_MS,
  '/api/v1/seo-settings/{pageType}': 5 * MINUTE_MS,
  '/api/v1/showroom-offices': 5 * MINUTE_MS,
  '/api/v1/showroom-offices/showrooms-with-companies': 10 * MINUTE_MS,
}

/** How long a route's data stays fresh, in milliseconds. */
export const staleTimeOf = (route: Route<'get'>): number => STALE_AFTER_MS[route] ?? 0
