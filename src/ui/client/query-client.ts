import { QueryClient } from '@tanstack/react-query'
import type { paths } from '@/api/client.gen'
import type { Called } from './answer'

/** A read that did not give what was asked for; `said` is what came of the call. */
export class ReadFailure extends Error {
  constructor(readonly said: Called) {
    super(said.message)
  }
}

/** Answers of whatever stands before a server that is being started again. */
const UNAVAILABLE = new Set([502, 503, 504])
const TRIES = 2
const SECOND_MS = 1000
const LONGEST_MS = 10 * SECOND_MS

const saidBy = (error: Error): Called | null => (error instanceof ReadFailure ? error.said : null)

/** A lost line, and a server that is away for a moment, are asked again; what was refused would be refused again. */
function mayDo(tries: number, error: Error): boolean {
  const said = saidBy(error)
  return tries < TRIES && said !== null && (said.status === undefined || UNAVAILABLE.has(said.status))
}

const waitMs = (tries: number, error: Error): number =>
  Math.min((saidBy(error)?.retryAfter ?? 2 ** tries) * SECOND_MS, LONGEST_MS)

const ROOT = '/api/v1/'

/** '/api/v1/ports/{id}' → 'ports': what is read there may be another thing once something of it was written. */
const resourceOf = (route: string): string => route.slice(ROOT.length).split('/')[0] ?? ''

/** Writes that reach further than their own records. */
const FAR = new Set(['imports'])

/** Calls that ask something although their verb is one of writing. */
const ASKS: ReadonlySet<string> = new Set(['/api/v1/imports/files/{id}/preview'] satisfies (keyof paths)[])

/** Has what was read before a write be read again; keys begin with the route that they were read from. */
export const forgetWritten = (client: QueryClient, route: string): Promise<void> => {
  if (ASKS.has(route)) return Promise.resolve()
  const written = resourceOf(route)
  return client.invalidateQueries({
    predicate: ({ queryKey: [read] }) =>
      FAR.has(written) || (typeof read === 'string' && resourceOf(read) === written),
  })
}

/**
 * What a screen has read, and how it is read: reads are tried again, writes never are, for nobody knows whether one
 * whose answer was lost has been done. Without a line both fail at once, so that a screen can say so.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: mayDo, retryDelay: waitMs },
      mutations: { networkMode: 'always', retry: false },
    },
  })
