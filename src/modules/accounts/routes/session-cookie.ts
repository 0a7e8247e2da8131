import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import type { RouteContext } from '@/api/types'

/** Where a cookie is written: the headers of an answer. */
type Target = Pick<RouteContext, 'payload' | 'answer'>

const settings = ({ payload }: Target) => ({
  collectionAuthConfig: payload.collections.users.config.auth,
  cookiePrefix: payload.config.cookiePrefix,
})

/** Gives the browser the cookie of a session. */
export function setSessionCookie(context: Target, token: string): void {
  context.answer.append('Set-Cookie', String(generatePayloadCookie({ ...settings(context), token })))
}

/** Takes the cookie of a session away. */
export function clearSessionCookie(context: Target): void {
  context.answer.append('Set-Cookie', String(generateExpiredPayloadCookie(settings(context))))
}
