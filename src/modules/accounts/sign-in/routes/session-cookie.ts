import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import type { RouteContext } from '@/api/route-type'
import type { SignedIn } from '@/modules/accounts/credentials/operations/start-or-extend-session'

/** Where a cookie is written: the headers of a response. */
type Target = Pick<RouteContext, 'payload' | 'answer'>

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

/** Removes the cookie of a session. */
export function clearSessionCookie(context: Target): void {
  context.answer.append('Set-Cookie', String(generateExpiredPayloadCookie(settings(context))))
}
