import type { PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import type { RouteContext } from '@/api/route-type'
import { deviceCookie } from '@/modules/accounts/credentials/operations/recognize-device'
import type { SignedIn } from '@/modules/accounts/credentials/operations/start-extend-or-end-session'

/** Where a cookie is written: the headers of a response. */
type Target = Pick<RouteContext, 'payload' | 'answer'>
/** The same for a response to a request that may have sent cookies. */
type Exchange = { answer: Headers; req: Pick<PayloadRequest, 'headers'> }

const settings = ({ payload }: Target) => ({
  collectionAuthConfig: payload.collections.users.config.auth,
  cookiePrefix: payload.config.cookiePrefix,
})

/** Sets the cookie of a session in the browser; it ends with the session. */
export function setSessionCookie(context: Target, { exp, token }: SignedIn): void {
  const { collectionAuthConfig, cookiePrefix } = settings(context)
  const ending = { ...collectionAuthConfig, tokenExpiration: exp - Math.floor(Date.now() / 1000) }
  const cookie = generatePayloadCookie({ collectionAuthConfig: ending, cookiePrefix, token })
  context.answer.append('Set-Cookie', String(cookie))
}

/** Marks the request's device as known to an account whose owner has just proved their identity. */
export function setDeviceCookie({ answer, req }: Exchange, account: number): void {
  answer.append('Set-Cookie', deviceCookie(req.headers, account))
}

/** Removes the cookie of a session. */
export function clearSessionCookie(context: Target): void {
  context.answer.append('Set-Cookie', String(generateExpiredPayloadCookie(settings(context))))
}
