import { z } from 'zod'
import type { RouteContext } from '@/api/route-type'
import type { SignedIn } from '@/modules/accounts/credentials/operations/start-or-extend-session'
import { sessionUser, toSessionUser } from '@/modules/accounts/sign-in/routes/session-wire'
import { actorOf } from '@/server/actor-of'
import { setDeviceCookie } from './device-cookie'
import { setSessionCookie } from './session-cookie'

/** The message after a sign-in that restored a deleted account. */
const RESTORED_MESSAGE = 'Welcome back. Your account will not be deleted.'

/** A session and its owner. */
export const sessionAnswer = z.object({ exp: z.int(), user: sessionUser })

/** The same with the token, for a person who has just signed in. */
export const signedInAnswer = sessionAnswer
  .extend({ token: z.string(), message: z.string().optional() })
  .meta({ id: 'SignedInAnswer' })

/** The response to a successful sign-in: cookies store session and device. */
export async function signInResponse(context: RouteContext, { exp, token }: SignedIn) {
  const { req } = context
  setSessionCookie(context, { exp, token })
  setDeviceCookie(context, Number(req.user?.id))
  const user = toSessionUser(req.user, await actorOf(req))
  const message = req.context.restored ? RESTORED_MESSAGE : undefined
  return { token, exp, user, ...(message && { message }) }
}
