import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { messageAnswer } from '@/api/fields'
import { actorOf } from '@/server/permissions'
import { signIn } from '../operations/sign-in'
import { signOut } from '../operations/sign-out'
import { freeText, requiredText } from '../schemas/fields'
import { clearSessionCookie, setDeviceCookie, setSessionCookie } from './session-cookie'
import { sessionEnd, sessionUser, toSessionUser } from './wire'

const session = z.object({ exp: z.int(), user: sessionUser })

/** Said to somebody whose sign-in took the own deletion back. */
const RESTORED_MESSAGE = 'Welcome back. Your account will not be deleted.'

export const authRoutes = [
  defineRoute({
    method: 'post',
    path: '/auth/sign-in',
    access: { kind: 'public' },
    tag: 'Sign-in',
    summary: 'Sign in with e-mail and password',
    refusals: [401, 429],
    body: z.strictObject({
      email: requiredText('Email', 254),
      password: freeText('Password', 500).min(1, 'Password is required'),
    }),
    response: session.extend({ token: z.string(), message: z.string().optional() }),
    handler: async ({ body }, context) => {
      const { req } = context
      const { token, exp } = await signIn(req, { ...body, headers: req.headers })
      setSessionCookie(context, token)
      setDeviceCookie(context, Number(req.user?.id))
      const user = toSessionUser(req.user, await actorOf(req))
      const message = req.context.restored ? RESTORED_MESSAGE : undefined
      return { token, exp, user, ...(message && { message }) }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/auth/session',
    access: { kind: 'signed-in' },
    tag: 'Sign-in',
    summary: 'Who is signed in, and what they may do',
    response: session,
    handler: async (_, { req, actor }) => ({ exp: sessionEnd(req), user: toSessionUser(req.user, actor) }),
  }),
  defineRoute({
    method: 'post',
    path: '/auth/sign-out',
    access: { kind: 'signed-in' },
    tag: 'Sign-in',
    summary: 'End this session',
    response: messageAnswer,
    handler: async (_, context) => {
      await signOut(context.req)
      clearSessionCookie(context)
      return { message: 'You have been signed out' }
    },
  }),
]
