import type { PayloadRequest } from 'payload'
import { type AppError, unauthenticated } from '@/kernel/errors'
import { recordSignInFailure } from '@/server/audit'
import { traceOf } from '@/server/audit-stamp'
import { refusedInEvenTime } from '@/server/even-time'
import { isApiError } from '@/server/payload-errors'
import { afterSignIn, beforeSignIn, type SignInTry } from '@/server/sign-in-guard'

/** A session as its owner gets it: the token, and when it ends (seconds since 1970). */
export type SignedIn = { token: string; exp: number }

/**
 * Signs somebody in with e-mail and password; the session is Payload's own, and `req.user` is set.
 *
 * An unknown e-mail, a wrong password and a locked account give the same answer after the same work and in the same
 * time, so that nobody learns who has an account. Refusals are recorded.
 *
 * @throws AppError 401 when they do not match, 429 after too many tries; APIError 403 when the password was
 *   right and the account may not sign in
 */
export const signIn = (req: PayloadRequest, given: SignInTry): Promise<SignedIn> =>
  refusedInEvenTime(() => attempt(req, given))

async function attempt(req: PayloadRequest, given: SignInTry): Promise<SignedIn> {
  const { payload } = req
  try {
    if (!(await beforeSignIn(payload, given))) throw wrong()
    const { email, password } = given
    const result = await payload
      .login({ collection: 'users', data: { email, password }, req, depth: 0 })
      .catch(sameAnswer)
    if (!result.token || !result.exp) throw wrong()
    await afterSignIn(payload, given)
    return { token: result.token, exp: result.exp }
  } catch (error) {
    const { ip, requestId } = traceOf({ ...req, user: null })
    const reason = error instanceof Error ? error.message : 'unknown'
    await recordSignInFailure(payload, { email: given.email, reason, ip, requestId })
    throw error
  }
}

const wrong = (): AppError => unauthenticated('The email or password provided is incorrect.')

/** Whatever Payload says with a 401 (unknown, wrong, locked meanwhile) becomes the one answer. */
function sameAnswer(error: unknown): never {
  throw isApiError(error) && error.status === 401 ? wrong() : error
}
