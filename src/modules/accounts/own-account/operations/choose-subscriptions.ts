import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { unauthenticated } from '@/kernel/errors'
import { lockAccount } from '@/modules/accounts/credentials/operations/account'
import { type Db, inTransaction } from '@/server/transaction'
import type { SubscriptionsPatch } from '../schemas/subscriptions'

/** Notes which e-mails the person of a request wants; what is left out stays as it is. */
export async function chooseSubscriptions(req: PayloadRequest, patch: SubscriptionsPatch): Promise<void> {
  const id = Number(req.user?.id)
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    if (!(await lockAccount(db, id))) throw unauthenticated()
    await noteSubscriptions(db, id, patch)
  })
}

/** The same for whoever may decide for a person without a session, such as the link in that person's e-mail. */
export async function noteSubscriptions(db: Db, id: number, patch: SubscriptionsPatch): Promise<void> {
  await db.execute(sql`
    UPDATE users SET subscriptions = coalesce(subscriptions, '{}') || ${JSON.stringify(patch)}::jsonb,
      updated_at = now() WHERE id = ${id}`)
}
