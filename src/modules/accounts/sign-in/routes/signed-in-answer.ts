import { z } from 'zod'
import type { RouteContext } from '@/api/types'
import type { SignedIn } from '@/modules/accounts/credentials/operations/sessions'
import { sessionUser, toSessionUser } from '@/modules/accounts/people/routes/wire'
import { actorOf } from '@/server/permissions'
import { setDeviceCookie, setSessionCookie } from './session-cookie'

/** Said to somebody whose sign-in took the own deletion back. */
const RESTORED_MESSAGE = 'Welcome back. Your account will not be deleted.'

/** A session, and whose it is. */
export const sessionAnswer = z.object({ exp: z.int(), user: sessionUser })

/** The same with the token, as whoever has just signed in gets it. */
export const signedInAnswer = sessionAnswer.extend({ token: z.string(), message: z.string().optional() })

/** The answer to somebody who has just signed in: session and device are remembered by cookies. */
export async function answerSignedIn(context: RouteContext, { exp, token }: SignedIn) {
  const { req } = context
  setSessionCookie(context, token)
  setDeviceCookie(context, Number(req.user?.id))
  const user = toSessionUser(req.user, await actorOf(req))
  const message = req.context.restored ? RESTORED_MESSAGE : undefined
  return { token, exp, user, ...(message && { message }) }
}
