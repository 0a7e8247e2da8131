import { z } from 'zod'
import { idParams, messageAnswer, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { filledText } from '@/input/fields'
import { ownPasswordInput } from '@/modules/accounts/credentials/schemas/password'
import {
  confirmOwnSecondFactor,
  offerOwnSecondFactor,
} from '../operations/second-factor/offer-or-confirm-own-second-factor'
import { offerRequiredSecondFactor } from '../operations/second-factor/offer-or-confirm-second-factor'
import { passSecondFactor, passWithNewSecondFactor } from '../operations/second-factor/pass-second-factor'
import { removeOwnSecondFactor } from '../operations/second-factor/remove-second-factor'
import { renewOwnRecoveryCodes } from '../operations/second-factor/renew-own-recovery-codes'
import { requireSecondFactor } from '../operations/second-factor/require-second-factor'
import { resetSecondFactor } from '../operations/second-factor/reset-second-factor'
import { getOwnSecondFactor } from '../queries/get-own-second-factor'
import { SECOND_FACTOR_MESSAGES } from '../rules/second-factor'
import { signedInAnswer, signInResponse } from './sign-in-response'
import * as words from './words'

const tag = 'Second factor'
const open = { method: 'post', access: { kind: 'public' }, tag } as const
const signedIn = { method: 'post', access: { kind: 'signed-in' }, tag } as const
const update = { kind: 'module', module: 'accounts', action: 'update' } as const

const LONGEST = 2000
const challenge = filledText('Challenge', LONGEST, SECOND_FACTOR_MESSAGES.expired)
const offer = filledText('Offer', LONGEST, SECOND_FACTOR_MESSAGES.expired)
const code = filledText('Code', 100, SECOND_FACTOR_MESSAGES.code)

const offered = recordOf(
  z.object({ offer: z.string(), secret: z.string(), picture: z.string() }).meta({ id: 'SecondFactorOffer' }),
)
const codes = z.array(z.string())
const codesAnswer = z.object({ recoveryCodes: codes, message: z.string() })

/** The second step of a sign-in, with the challenge from the first. */
const signInRoutes = [
  defineRoute({
    ...open,
    path: '/auth/second-factor',
    summary: 'Complete a sign-in with a code from the authenticator app, or a recovery code',
    refusals: [401, 429],
    body: z.strictObject({ challenge, code }),
    response: signedInAnswer,
    handler: async ({ body }, context) =>
      signInResponse(context, await passSecondFactor(context.req, body.challenge, body.code)),
  }),
  defineRoute({
    ...open,
    path: '/auth/second-factor/offer',
    summary:
      'Get a secret for the authenticator app while signing in, if the role requires a second factor and none is set up',
    refusals: [401],
    body: z.strictObject({ challenge }),
    response: offered,
    handler: async ({ body }, { req }) => ({ data: await offerRequiredSecondFactor(req, body.challenge) }),
  }),
  defineRoute({
    ...open,
    path: '/auth/second-factor/set-up',
    summary: 'Set up the offered second factor and complete the sign-in; the recovery codes are shown once',
    refusals: [401, 409, 429],
    body: z.strictObject({ challenge, offer, code }),
    response: signedInAnswer.extend({ recoveryCodes: codes }),
    handler: async ({ body }, context) => {
      const { recoveryCodes, ...session } = await passWithNewSecondFactor(context.req, body.challenge, body)
      return { ...(await signInResponse(context, session)), recoveryCodes }
    },
  }),
]

/** How staff manage their own second factor. */
const ownRoutes = [
  defineRoute({
    ...signedIn,
    method: 'get',
    path: '/auth/second-factor',
    summary: 'Get your second factor; null if none is set up',
    response: z.object({
      data: z.union([z.object({ since: timestamp, recoveryCodes: z.int() }), z.null()]),
      isRequired: z.boolean(),
    }),
    handler: async (_, { req }) => getOwnSecondFactor(req),
  }),
  defineRoute({
    ...signedIn,
    path: '/auth/second-factor/own/offer',
    summary: 'Get a secret for the authenticator app; requires your password',
    refusals: [403, 409, 429],
    body: ownPasswordInput,
    response: offered,
    handler: async ({ body }, { req }) => ({ data: await offerOwnSecondFactor(req, body.password) }),
  }),
  defineRoute({
    ...signedIn,
    path: '/auth/second-factor/own/set-up',
    summary:
      'Set up the offered second factor; your other sessions end, and the recovery codes are shown once',
    refusals: [403, 409, 429],
    body: z.strictObject({ offer, code }),
    response: codesAnswer,
    handler: async ({ body }, { req }) => ({
      recoveryCodes: await confirmOwnSecondFactor(req, body),
      message: words.yourSecondFactorIsSet,
    }),
  }),
  defineRoute({
    ...signedIn,
    path: '/auth/second-factor/own/recovery-codes',
    summary: 'Create new recovery codes; the previous ones stop working',
    refusals: [409, 429],
    body: ownPasswordInput,
    response: codesAnswer,
    handler: async ({ body }, { req }) => ({
      recoveryCodes: await renewOwnRecoveryCodes(req, body.password),
      message: words.theseAreYourNewRecovery,
    }),
  }),
  defineRoute({
    ...signedIn,
    path: '/auth/second-factor/own/remove',
    summary: 'Remove your second factor, unless your role requires one',
    refusals: [409, 429],
    body: ownPasswordInput,
    response: messageAnswer,
    handler: async ({ body }, { req }) => {
      await removeOwnSecondFactor(req, body.password)
      return { message: words.yourSecondFactorRemoved }
    },
  }),
]

const staffRoutes = [
  defineRoute({
    method: 'delete',
    path: '/users/{id}/second-factor',
    access: update,
    tag,
    summary: 'Reset the second factor of someone who can no longer use it; all their sessions end',
    params: idParams,
    refusals: [403, 409],
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await resetSecondFactor(req, params.id)
      return { message: words.secondFactorReset }
    },
  }),
  defineRoute({
    method: 'put',
    path: '/roles/{id}/second-factor',
    access: update,
    tag,
    summary: 'Set whether a role requires a second factor; Admins only',
    params: idParams,
    refusals: [403, 409],
    body: z.strictObject({ isRequired: z.boolean({ error: 'isRequired must be true or false' }) }),
    response: messageAnswer,
    handler: async ({ params, body }, { req }) => {
      await requireSecondFactor(req, params.id, body.isRequired)
      return {
        message: body.isRequired ? words.thisRoleNowRequires : words.thisRoleNoLonger,
      }
    },
  }),
]

export const secondFactorRoutes = [...signInRoutes, ...ownRoutes, ...staffRoutes]
