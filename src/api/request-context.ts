import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { actorOf } from '@/server/actor-of'
import { headersForSession } from '@/server/headers-for-session'
import { signedInUser } from '@/server/signed-in-user'
import type { RouteContext } from './route-type'

const REQUEST_ID = /^[\w-]{8,64}$/

/** The id that identifies a request in the logs and in the audit log; a proxy may have set it. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id') ?? ''
  return REQUEST_ID.test(given) ? given : randomUUID()
}

/**
 * Resolves the caller from the bearer token or the session cookie, with a Payload request that carries both.
 */
export async function contextOf(
  payload: Payload,
  request: Request,
  requestId: string,
): Promise<RouteContext> {
  const headers = new Headers(request.headers)
  headers.set('x-request-id', requestId)
  const user = await signedInUser(payload, headersForSession(headers))
  const req = await createLocalReq({ req: { headers }, user: user ?? undefined }, payload)
  return { payload, req, actor: await actorOf(req), requestId, answer: new Headers(), upload: null }
}
