import type { PayloadRequest } from 'payload'
import { deviceCookie } from '@/modules/accounts/credentials/operations/recognize-device'

/** The same for a response to a request that may have sent cookies. */
type Exchange = { answer: Headers; req: Pick<PayloadRequest, 'headers'> }

/** Marks the request's device as known to an account whose owner has just proved their identity. */
export function setDeviceCookie({ answer, req }: Exchange, account: number): void {
  answer.append('Set-Cookie', deviceCookie(req.headers, account))
}
