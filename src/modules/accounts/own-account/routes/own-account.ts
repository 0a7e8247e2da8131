import { z } from 'zod'
import { messageAnswer } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { endOtherSessions, endSession } from '@/modules/accounts/credentials/operations/end-sessions'
import { changePasswordInput, ownPasswordInput } from '@/modules/accounts/credentials/schemas/password'
import { tokenInput } from '@/modules/accounts/credentials/schemas/token-input'
import {
  confirmEmailChange,
  requestOwnEmailChange,
} from '@/modules/accounts/people/operations/request-or-confirm-email-change'
import { changeEmailInput } from '@/modules/accounts/people/schemas/change-email-input'
import { setDeviceCookie } from '@/modules/accounts/sign-in/routes/device-cookie'
import { clearSessionCookie } from '@/modules/accounts/sign-in/routes/session-cookie'
import { sessionRecord } from '@/modules/accounts/sign-in/routes/session-wire'
import { changePassword } from '../operations/change-password'
import { deleteOwnAccount } from '../operations/delete-own-account'
import { listSessions } from '../queries/list-sessions'
import * as words from './words'

const tag = 'Sign-in'
const own = { method: 'post', access: { kind: 'signed-in' }, tag, response: messageAnswer } as const

/** Confirming an account's new address, with the link's token. */
const confirmEmailRoute = defineRoute({
  method: 'post',
  access: { kind: 'public' },
  tag,
  response: messageAnswer,
  path: '/auth/confirm-email-change',
  summary:
    'Confirm a new e-mail address with the token sent to it; repeating the call with the same token succeeds',
  refusals: [400, 409],
  body: tokenInput,
  handler: async ({ body }, context) => {
    const account = await confirmEmailChange(context.req, body.token)
    if (account === null) return { message: words.emailAddressWasChanged }
    setDeviceCookie(context, account)
    clearSessionCookie(context)
    return { message: words.emailAddressChanged }
  },
})

/** What signed-in people do with their own account. */
const ownRoutes = [
  defineRoute({
    ...own,
    path: '/auth/change-password',
    summary: 'Change your password; your other sessions end',
    refusals: [429],
    body: changePasswordInput,
    handler: async ({ body }, { req }) => {
      await changePassword(req, body.currentPassword, body.newPassword ?? '')
      return { message: words.passwordChangedSuccessfully }
    },
  }),
  defineRoute({
    ...own,
    path: '/auth/change-email',
    summary: 'Request a change of your e-mail address; a confirmation link is sent to the new one',
    refusals: [429],
    body: changeEmailInput,
    handler: async ({ body }, { req }) => {
      await requestOwnEmailChange(req, body.newEmail ?? '', body.password)
      return { message: words.pleaseConfirmNew }
    },
  }),
  defineRoute({
    ...own,
    path: '/auth/delete-account',
    summary: 'Delete your account; signing in within 30 days restores it',
    refusals: [409, 429],
    body: ownPasswordInput,
    handler: async ({ body }, context) => {
      await deleteOwnAccount(context.req, body.password)
      clearSessionCookie(context)
      return { message: words.yourAccountHasBeenDeleted }
    },
  }),
  defineRoute({
    method: 'get',
    access: { kind: 'signed-in' },
    tag,
    path: '/auth/sessions',
    summary: 'List your sessions',
    response: z.object({ data: z.array(sessionRecord) }),
    handler: async (_, { req }) => ({ data: await listSessions(req) }),
  }),
  defineRoute({
    ...own,
    path: '/auth/sessions/end-others',
    summary: 'End all your sessions except the current one',
    handler: async (_, { req }) => {
      await endOtherSessions(req)
      return { message: words.allOtherSessions }
    },
  }),
  defineRoute({
    ...own,
    method: 'delete',
    path: '/auth/sessions/{sessionId}',
    summary: 'End one of your sessions',
    params: z.object({ sessionId: z.uuid() }),
    handler: async ({ params }, { req }) => {
      await endSession(req, params.sessionId)
      return { message: words.sessionHasBeenEnded }
    },
  }),
]

export const ownAccountRoutes = [confirmEmailRoute, ...ownRoutes]
