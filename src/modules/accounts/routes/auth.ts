import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { messageAnswer } from '@/api/fields'
import type { RouteContext } from '@/api/types'
import { clientAddress } from '@/server/client-address'
import { actorOf } from '@/server/permissions'
import { signIn } from '../operations/sign-in'
import { signOut } from '../operations/sign-out'
import { freeText, requiredText } from '../schemas/fields'
import { sessionEnd, sessionUser, toSessionUser } from './wire'

const session = z.object({ exp: z.int(), user: sessionUser })

const cookieSettings = ({ payload }: RouteContext) => ({
  collectionAuthConfig: payload.collections.users.config.auth,
  cookiePrefix: payload.config.cookiePrefix,
})

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
    response: session.extend({ token: z.string() }),
    handler: async ({ body }, context) => {
      const { req, answer } = context
      const { token, exp } = await signIn(req, { ...body, address: clientAddress(req.headers) })
      answer.append('Set-Cookie', String(generatePayloadCookie({ ...cookieSettings(context), token })))
      return { token, exp, user: toSessionUser(req.user, await actorOf(req)) }
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
      context.answer.append('Set-Cookie', String(generateExpiredPayloadCookie(cookieSettings(context))))
      return { message: 'You have been signed out' }
    },
  }),
]
