import { headers } from 'next/headers'
import { createLocalReq, type PayloadRequest } from 'payload'
import { cache } from 'react'
import { getOwnAccount, type OwnAccount } from '@/modules/accounts/own-account/queries/get-own-account'
import { actorOf } from '@/server/actor-of'
import { pageUser } from '@/server/page-user'
import { runningPayload } from '@/server/running-payload'

/** The signed-in person: the account and a request that carries it. */
export type SignedInPerson = { account: OwnAccount; req: PayloadRequest }

/** The page's user, or null for a guest; resolved once per page, however many parts need it. */
export const signedInPerson = cache(async (): Promise<SignedInPerson | null> => {
  const payload = runningPayload()
  const given = await headers()
  const user = await pageUser(payload, given)
  if (!user) return null
  const req = await createLocalReq({ req: { headers: given }, user }, payload)
  if ((await actorOf(req)).kind === 'guest') return null
  const account = await getOwnAccount(payload.db.drizzle, Number(user.id))
  return account && { account, req }
})
