import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { unauthenticated } from '@/kernel/errors'
import { lockAccount } from '@/modules/accounts/credentials/operations/lock-account'
import type { Db } from '@/server/db-of'
import { inTransaction } from '@/server/transaction'
import type { SubscriptionsPatch } from '../schemas/subscriptions'

/** Saves which e-mails the request's user wants; omitted choices stay as they are. */
export async function saveOwnSubscriptions(req: PayloadRequest, patch: SubscriptionsPatch): Promise<void> {
  const id = Number(req.user?.id)
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    if (!(await lockAccount(db, id))) throw unauthenticated()
    await saveSubscriptions(db, id, patch)
  })
}

/**
 * The same for callers that may decide for a person without a session, such as the link in that person's
 * e-mail.
 */
export async function saveSubscriptions(db: Db, id: number, patch: SubscriptionsPatch): Promise<void> {
  await db.execute(sql`
    UPDATE users SET subscriptions = coalesce(subscriptions, '{}') || ${JSON.stringify(patch)}::jsonb,
      updated_at = now() WHERE id = ${id}`)
}
