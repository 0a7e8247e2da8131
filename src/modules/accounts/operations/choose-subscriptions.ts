import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { unauthenticated } from '@/kernel/errors'
import { inTransaction } from '@/server/transaction'
import type { SubscriptionsPatch } from '../schemas/subscriptions'
import { lockAccount } from './account'

/** Notes which e-mails the person of a request wants; what is left out stays as it is. */
export async function chooseSubscriptions(req: PayloadRequest, patch: SubscriptionsPatch): Promise<void> {
  const id = Number(req.user?.id)
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    if (!(await lockAccount(db, id))) throw unauthenticated()
    await db.execute(sql`
      UPDATE users SET subscriptions = coalesce(subscriptions, '{}') || ${JSON.stringify(patch)}::jsonb,
        updated_at = now() WHERE id = ${id}`)
  })
}
