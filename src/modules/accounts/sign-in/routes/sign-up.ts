import { messageAnswer } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { tokenInput } from '@/modules/accounts/credentials/schemas/token-input'
import { clientNetwork } from '@/server/http/client-network'
import { resendVerification } from '../operations/resend-verification'
import { signUp } from '../operations/sign-up'
import { verifyEmail } from '../operations/verify-email'
import { emailInput } from '../schemas/email-input'
import { signUpInput, tidySignUp } from '../schemas/sign-up'
import { setDeviceCookie } from './device-cookie'
import * as words from './words'

const open = { method: 'post', access: { kind: 'public' }, tag: 'Sign-in', response: messageAnswer } as const

/** Signing up: an account, and the confirmation of its address. */
export const signUpRoutes = [
  defineRoute({
    ...open,
    path: '/auth/sign-up',
    summary: 'Sign up; the response is the same if the address already has an account',
    status: 201,
    refusals: [429],
    body: signUpInput,
    handler: async ({ body }, { req }) => {
      await signUp(req, tidySignUp(body), clientNetwork(req.headers))
      return { message: words.thankYouForSigning }
    },
  }),
  defineRoute({
    ...open,
    path: '/auth/resend-verification',
    summary: 'Resend the confirmation e-mail; the response does not tell whether the account exists',
    refusals: [429],
    body: emailInput,
    handler: async ({ body }, { req }) => {
      await resendVerification(req, body.email ?? '', clientNetwork(req.headers))
      return { message: words.verificationEmailResent }
    },
  }),
  defineRoute({
    ...open,
    path: '/auth/verify-email',
    summary:
      'Confirm an e-mail address with the token sent to it; repeating the call with the same token succeeds',
    refusals: [400],
    body: tokenInput,
    handler: async ({ body }, context) => {
      const { account, isOpen } = await verifyEmail(context.req, body.token)
      if (account !== null) setDeviceCookie(context, account)
      const message = account === null ? words.emailAddressWasConfirmed : words.yourEmailAddressIsConfirmed
      return { message: isOpen ? `${message} ${words.youCanSignIn}` : message }
    },
  }),
]
