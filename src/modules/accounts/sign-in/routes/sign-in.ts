import { z } from 'zod'
import { messageAnswer } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { filledArea, requiredText } from '@/input/fields'
import { extendSession } from '@/modules/accounts/credentials/operations/start-or-extend-session'
import { PASSWORD_MESSAGES } from '@/modules/accounts/credentials/rules/password'
import { sessionEnd, toSessionUser } from '@/modules/accounts/sign-in/routes/session-wire'
import { isSignedIn, signIn } from '../operations/sign-in'
import { signOut } from '../operations/sign-out'
import { clearSessionCookie, setSessionCookie } from './session-cookie'
import { sessionAnswer, signedInAnswer, signInResponse } from './sign-in-response'
import * as words from './words'

/** The response to a correct password if a further step is required. */
const challenged = z
  .object({ challenge: z.string(), asks: z.enum(['code', 'set-up']) })
  .meta({ id: 'SecondFactorChallenge' })

export const signInRoutes = [
  defineRoute({
    method: 'post',
    path: '/auth/sign-in',
    access: { kind: 'public' },
    tag: 'Sign-in',
    summary:
      'Sign in with e-mail and password; accounts with a second factor get a challenge for the next step',
    refusals: [401, 429],
    body: z.strictObject({
      email: requiredText('Email', 254),
      password: filledArea('Password', 500, PASSWORD_MESSAGES.required),
    }),
    response: z.union([signedInAnswer, challenged]),
    handler: async ({ body }, context) => {
      const outcome = await signIn(context.req, { ...body, headers: context.req.headers })
      return isSignedIn(outcome) ? signInResponse(context, outcome) : outcome
    },
  }),
  defineRoute({
    method: 'get',
    path: '/auth/session',
    access: { kind: 'signed-in' },
    tag: 'Sign-in',
    summary: 'Who is signed in, and what they may do',
    response: sessionAnswer,
    handler: async (_, { req, actor }) => ({ exp: sessionEnd(req), user: toSessionUser(req.user, actor) }),
  }),
  defineRoute({
    method: 'post',
    path: '/auth/refresh-session',
    access: { kind: 'signed-in' },
    tag: 'Sign-in',
    summary:
      'Extend the current session, as pages in use do every hour; the previous token stays valid until it expires',
    response: z.object({ token: z.string(), exp: z.int() }),
    handler: async (_, context) => {
      const session = await extendSession(context.req)
      setSessionCookie(context, session)
      return session
    },
  }),
  defineRoute({
    method: 'post',
    path: '/auth/sign-out',
    access: { kind: 'signed-in' },
    tag: 'Sign-in',
    summary: 'Sign out; ends the current session',
    response: messageAnswer,
    handler: async (_, context) => {
      await signOut(context.req)
      clearSessionCookie(context)
      return { message: words.youHaveBeenSigned }
    },
  }),
]
