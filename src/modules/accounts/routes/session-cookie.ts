import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import type { RouteContext } from '@/api/types'

const settings = ({ payload }: RouteContext) => ({
  collectionAuthConfig: payload.collections.users.config.auth,
  cookiePrefix: payload.config.cookiePrefix,
})

/** Gives the browser the cookie of a session. */
export function setSessionCookie(context: RouteContext, token: string): void {
  context.answer.append('Set-Cookie', String(generatePayloadCookie({ ...settings(context), token })))
}

/** Takes the cookie of a session away. */
export function clearSessionCookie(context: RouteContext): void {
  context.answer.append('Set-Cookie', String(generateExpiredPayloadCookie(settings(context))))
}
