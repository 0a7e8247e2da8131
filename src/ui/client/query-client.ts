import { QueryClient } from '@tanstack/react-query'
import type { paths } from '@/api/client.gen'
import type { Called } from './answer'
import { ReadFailure } from './read-failure'

/** Responses of a proxy in front of a server that is restarting. */
const UNAVAILABLE = new Set([502, 503, 504])
const TRIES = 2
const SECOND_MS = 1000
const LONGEST_MS = 10 * SECOND_MS

const outcomeWith = (error: Error): Called | null => (error instanceof ReadFailure ? error.outcome : null)

/** A lost connection, or a server that is briefly away, is retried; a refusal would only be repeated. */
function mayDo(tries: number, error: Error): boolean {
  const outcome = outcomeWith(error)
  return (
    tries < TRIES && outcome !== null && (outcome.status === undefined || UNAVAILABLE.has(outcome.status))
  )
}

const waitMs = (tries: number, error: Error): number =>
  Math.min((outcomeWith(error)?.retryAfter ?? 2 ** tries) * SECOND_MS, LONGEST_MS)

const ROOT = '/api/v1/'

/** '/api/v1/ports/{id}' → 'ports': a write invalidates what was read under the same name. */
const resourceOf = (route: string): string => route.slice(ROOT.length).split('/')[0] ?? ''

/** Writes that affect more than their own records. */
const FAR = new Set(['imports'])

/** Calls that change nothing that is read, although their verb is one for writing. */
const REQUESTS: ReadonlySet<string> = new Set([
  '/api/v1/imports/files/{id}/preview',
  '/api/v1/support-management/tickets/{id}/presence',
] satisfies (keyof paths)[])

/** Invalidates earlier reads; keys start with their route. */
export const forgetWritten = (client: QueryClient, route: string): Promise<void> => {
  if (REQUESTS.has(route)) return Promise.resolve()
  const written = resourceOf(route)
  return client.invalidateQueries({
    predicate: ({ queryKey: [read] }) =>
      FAR.has(written) || (typeof read === 'string' && resourceOf(read) === written),
  })
}

/**
 * A screen's data and how it is read: reads are retried, writes never, since nobody knows whether one with a
 * lost response was done. Without a connection both fail at once, so that a screen can show that.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: mayDo, retryDelay: waitMs },
      mutations: { networkMode: 'always', retry: false },
    },
  })
