import type { PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import type { RouteContext } from '@/api/types'
import { deviceCookie } from '@/modules/accounts/credentials/operations/known-devices'

/** Where a cookie is written: the headers of an answer. */
type Target = Pick<RouteContext, 'payload' | 'answer'>
/** The same for an answer to a request that may have brought cookies along. */
type Exchange = { answer: Headers; req: Pick<PayloadRequest, 'headers'> }

const settings = ({ payload }: Target) => ({
  collectionAuthConfig: payload.collections.users.config.auth,
  cookiePrefix: payload.config.cookiePrefix,
})

/** Gives the browser the cookie of a session. */
export function setSessionCookie(context: Target, token: string): void {
  context.answer.append('Set-Cookie', String(generatePayloadCookie({ ...settings(context), token })))
}

/** Lets the device of a request be known again at an account whose owner has just been proved. */
export function setDeviceCookie({ answer, req }: Exchange, account: number): void {
  answer.append('Set-Cookie', deviceCookie(req.headers, account))
}

/** Takes the cookie of a session away. */
export function clearSessionCookie(context: Target): void {
  context.answer.append('Set-Cookie', String(generateExpiredPayloadCookie(settings(context))))
}
