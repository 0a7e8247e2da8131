import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { messageAnswer } from '@/api/fields'
import { endOtherSessions, endSession } from '@/modules/accounts/credentials/operations/sessions'
import { confirmEmailChange, requestOwnEmail } from '@/modules/accounts/people/operations/change-email'
import { sessionRecord } from '@/modules/accounts/people/routes/wire'
import { forgotPassword } from '@/modules/accounts/sign-in/operations/forgot-password'
import { resendVerification } from '@/modules/accounts/sign-in/operations/resend-verification'
import { acceptInvite, resetPassword } from '@/modules/accounts/sign-in/operations/reset-password'
import { signUp } from '@/modules/accounts/sign-in/operations/sign-up'
import { verifyEmail } from '@/modules/accounts/sign-in/operations/verify-email'
import { clearSessionCookie, setDeviceCookie } from '@/modules/accounts/sign-in/routes/session-cookie'
import * as credentials from '@/modules/accounts/sign-in/schemas/credentials'
import { signUpInput, tidySignUp } from '@/modules/accounts/sign-in/schemas/sign-up'
import { clientNetwork } from '@/server/http/client-network'
import { changePassword } from '../operations/change-password'
import { deleteOwnAccount } from '../operations/delete-own-account'
import { listSessions } from '../queries/list-sessions'

const tag = 'Sign-in'
const open = { method: 'post', access: { kind: 'public' }, tag, response: messageAnswer } as const
const own = { method: 'post', access: { kind: 'signed-in' }, tag, response: messageAnswer } as const

/** Becoming somebody: sign-up, and what the links of mails do. */
const openRoutes = [
  defineRoute({
    ...open,
    path: '/auth/sign-up',
    summary: 'Sign up; the answer is the same for an address that has an account',
    status: 201,
    refusals: [429],
    body: signUpInput,
    handler: async ({ body }, { req }) => {
      await signUp(req, tidySignUp(body), clientNetwork(req.headers))
      return { message: 'Thank you for signing up' }
    },
  }),
  defineRoute({
    ...open,
    path: '/auth/resend-verification',
    summary: 'Send the confirmation of an address again; the answer is the same for every address',
    refusals: [429],
    body: credentials.emailInput,
    handler: async ({ body }, { req }) => {
      await resendVerification(req, body.email ?? '', clientNetwork(req.headers))
      return { message: 'Verification email resent! Please check your inbox.' }
    },
  }),
  defineRoute({
    ...open,
    path: '/auth/verify-email',
    summary: 'Confirm an address by the token of its mail',
    refusals: [400],
    body: credentials.tokenInput,
    handler: async ({ body }, context) => {
      setDeviceCookie(context, await verifyEmail(context.req, body.token))
      return { message: 'Your e-mail address is confirmed. You can sign in now.' }
    },
  }),
  defineRoute({
    ...open,
    path: '/auth/forgot-password',
    summary: 'Ask for a new password; the answer is the same for every address',
    refusals: [429],
    body: credentials.emailInput,
    handler: async ({ body }, { req }) => {
      await forgotPassword(req, body.email ?? '', clientNetwork(req.headers))
      return {
        message: 'If there is an account with this address, a link to choose a new password is on its way.',
      }
    },
  }),
  defineRoute({
    ...open,
    path: '/auth/reset-password',
    summary: 'Choose a new password by the token of a mail',
    refusals: [400],
    body: credentials.newPasswordInput,
    handler: async ({ body }, context) => {
      setDeviceCookie(context, await resetPassword(context.req, body.token, body.password ?? ''))
      return { message: 'Password changed successfully!' }
    },
  }),
  defineRoute({
    ...open,
    path: '/auth/set-password',
    summary: 'Choose the first password after an invitation',
    refusals: [400],
    body: credentials.newPasswordInput,
    handler: async ({ body }, context) => {
      setDeviceCookie(context, await acceptInvite(context.req, body.token, body.password ?? ''))
      return { message: 'Your password is set. You can sign in now.' }
    },
  }),
  defineRoute({
    ...open,
    path: '/auth/confirm-email-change',
    summary: 'Make a new address the account’s own by the token of the mail that went there',
    refusals: [400, 409],
    body: credentials.tokenInput,
    handler: async ({ body }, context) => {
      setDeviceCookie(context, await confirmEmailChange(context.req, body.token))
      clearSessionCookie(context)
      return { message: 'Your e-mail address is changed. Please sign in with it.' }
    },
  }),
]

/** What a signed-in person does with the own account. */
const ownRoutes = [
  defineRoute({
    ...own,
    path: '/auth/change-password',
    summary: 'Change the own password; other sessions end',
    refusals: [429],
    body: credentials.changePasswordInput,
    handler: async ({ body }, { req }) => {
      await changePassword(req, body.currentPassword, body.newPassword ?? '')
      return { message: 'Password changed successfully!' }
    },
  }),
  defineRoute({
    ...own,
    path: '/auth/change-email',
    summary: 'Ask for another address; a link goes there',
    refusals: [429],
    body: credentials.changeEmailInput,
    handler: async ({ body }, { req }) => {
      await requestOwnEmail(req, body.newEmail ?? '', body.password)
      return { message: 'Please confirm the new address by the link that we sent there.' }
    },
  }),
  defineRoute({
    ...own,
    path: '/auth/delete-account',
    summary: 'Delete the own account; signing in within 30 days takes it back',
    refusals: [409, 429],
    body: credentials.ownPasswordInput,
    handler: async ({ body }, context) => {
      await deleteOwnAccount(context.req, body.password)
      clearSessionCookie(context)
      return { message: 'Your account is deleted. Signing in within 30 days takes it back.' }
    },
  }),
  defineRoute({
    method: 'get',
    access: { kind: 'signed-in' },
    tag,
    path: '/auth/sessions',
    summary: 'Where the own account is signed in',
    response: z.object({ data: z.array(sessionRecord) }),
    handler: async (_, { req }) => ({ data: await listSessions(req) }),
  }),
  defineRoute({
    ...own,
    path: '/auth/sessions/end-others',
    summary: 'End every own session but this one',
    handler: async (_, { req }) => {
      await endOtherSessions(req)
      return { message: 'All other sessions are ended' }
    },
  }),
  defineRoute({
    ...own,
    method: 'delete',
    path: '/auth/sessions/{sessionId}',
    summary: 'End one of the own sessions',
    params: z.object({ sessionId: z.uuid() }),
    handler: async ({ params }, { req }) => {
      await endSession(req, params.sessionId)
      return { message: 'The session is ended' }
    },
  }),
]

export const accountRoutes = [...openRoutes, ...ownRoutes]
