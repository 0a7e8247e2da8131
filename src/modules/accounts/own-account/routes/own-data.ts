import { z } from 'zod'
import { messageAnswer, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { modules } from '@/api/module'
import type { RouteContext } from '@/api/route-type'
import { unauthenticated } from '@/kernel/errors'
import { personRecord } from '@/modules/accounts/people/routes/person-wire'
import { disconnectProvider } from '@/modules/accounts/sign-in/operations/disconnect-provider'
import { sessionRecord } from '@/modules/accounts/sign-in/routes/session-wire'
import { PROVIDER_TITLES, PROVIDERS } from '@/modules/accounts/sign-in/rules/oauth-providers'
import { dbOf } from '@/server/db-of'
import { saveOwnSubscriptions } from '../operations/save-subscriptions'
import { exportOwnData } from '../queries/export-own-data'
import { getOwnAccount } from '../queries/get-own-account'
import { listIdentities } from '../queries/list-identities'
import { subscriptionsPatch } from '../schemas/subscriptions'
import * as words from './words'

const own = { access: { kind: 'signed-in' }, tag: 'Sign-in' } as const
const text = z.string().nullable()
const provider = z.enum(PROVIDERS)
const subscriptions = z.object({ newsletter: z.boolean(), savedSearches: z.boolean(), wishlist: z.boolean() })

const identity = z
  .object({
    provider,
    title: z.string(),
    isOffered: z.boolean(),
    isConnected: z.boolean(),
    email: text,
    connectedAt: text,
  })
  .meta({ id: 'Identity' })

const ofAccount = z.object({
  writtenAt: timestamp,
  profile: personRecord.extend({ termsAcceptedAt: text, subscriptions }).meta({ id: 'OwnAccount' }),
  identities: z.array(identity),
  sessions: z.array(sessionRecord),
})

/** The same, plus what each module adds. */
const everything = () =>
  ofAccount.extend(
    Object.fromEntries(
      modules()
        .flatMap(({ ownData = [] }) => ownData)
        .map(({ key, shape }) => [key, shape]),
    ),
  )

async function choices({ req }: RouteContext) {
  const account = await getOwnAccount(await dbOf(req), Number(req.user?.id))
  if (!account) throw unauthenticated()
  return account.subscriptions
}

/** An account's own data, and its other ways to sign in. */
export const ownDataRoutes = [
  defineRoute({
    ...own,
    method: 'get',
    path: '/auth/identities',
    summary: 'List the sign-in providers that your account is, or could be, connected to',
    response: recordOf(z.array(identity)),
    handler: async (_, { req }) => ({ data: await listIdentities(await dbOf(req), Number(req.user?.id)) }),
  }),
  defineRoute({
    ...own,
    method: 'delete',
    path: '/auth/identities/{provider}',
    summary: 'Disconnect a sign-in provider from your account',
    params: z.object({ provider }),
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await disconnectProvider(req, params.provider)
      return { message: words.hasBeenDisconnected(PROVIDER_TITLES[params.provider]) }
    },
  }),
  defineRoute({
    ...own,
    method: 'get',
    path: '/users/my-subscriptions',
    summary: 'Get which e-mails you receive',
    response: recordOf(subscriptions),
    handler: async (_, context) => ({ data: await choices(context) }),
  }),
  defineRoute({
    ...own,
    method: ['patch', 'put'],
    path: '/users/my-subscriptions',
    summary: 'Choose which e-mails you receive',
    body: subscriptionsPatch,
    response: recordOf(subscriptions),
    handler: async ({ body }, context) => {
      await saveOwnSubscriptions(context.req, body)
      return { data: await choices(context), message: words.yourChoicesHaveBeenSaved }
    },
  }),
  defineRoute({
    ...own,
    method: 'get',
    path: '/users/my-data',
    summary: 'Download everything stored about you',
    response: everything,
    handler: (_, { req }) => exportOwnData(req, new Date()),
  }),
]
