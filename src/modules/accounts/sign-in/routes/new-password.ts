import { messageAnswer } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { newPasswordInput } from '@/modules/accounts/credentials/schemas/password'
import { clientNetwork } from '@/server/http/client-network'
import { forgotPassword } from '../operations/forgot-password'
import { acceptInvite, resetPassword } from '../operations/reset-password-or-accept-invite'
import { emailInput } from '../schemas/email-input'
import { setDeviceCookie } from './device-cookie'
import * as words from './words'

const open = { method: 'post', access: { kind: 'public' }, tag: 'Sign-in', response: messageAnswer } as const

/** A new password without the old one: with mailed links. */
export const newPasswordRoutes = [
  defineRoute({
    ...open,
    path: '/auth/forgot-password',
    summary: 'Request a password reset; the response does not tell whether the account exists',
    refusals: [429],
    body: emailInput,
    handler: async ({ body }, { req }) => {
      await forgotPassword(req, body.email ?? '', clientNetwork(req.headers))
      return {
        message: words.ifAccountExists,
      }
    },
  }),
  defineRoute({
    ...open,
    path: '/auth/reset-password',
    summary: 'Choose a new password with the token from a password reset e-mail',
    refusals: [400],
    body: newPasswordInput,
    handler: async ({ body }, context) => {
      setDeviceCookie(context, await resetPassword(context.req, body.token, body.password ?? ''))
      return { message: words.passwordChangedSuccessfully }
    },
  }),
  defineRoute({
    ...open,
    path: '/auth/set-password',
    summary: 'Accept an invitation by choosing a password',
    refusals: [400],
    body: newPasswordInput,
    handler: async ({ body }, context) => {
      setDeviceCookie(context, await acceptInvite(context.req, body.token, body.password ?? ''))
      return { message: words.yourPasswordIsSet }
    },
  }),
]
