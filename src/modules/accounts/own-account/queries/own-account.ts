import { sql } from '@payloadcms/db-postgres'
import { getPerson, type Person } from '@/modules/accounts/people/queries/list-people'
import { iso } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { type Subscriptions, subscriptionsOf } from '../rules/subscriptions'

/** A person as that person alone sees it. */
export type OwnAccount = Person & { termsAcceptedAt: string | null; subscriptions: Subscriptions }

/** The own account with what only its owner decides; null for nobody and for a deleted one. */
export async function getOwnAccount(db: Db, id: number): Promise<OwnAccount | null> {
  const person = await getPerson(db, id)
  if (!person) return null
  const { rows } = await db.execute(sql`SELECT terms_accepted_at, subscriptions FROM users WHERE id = ${id}`)
  const { terms_accepted_at: accepted, subscriptions } = rows[0] ?? {}
  return {
    ...person,
    termsAcceptedAt: accepted == null ? null : iso(accepted),
    subscriptions: subscriptionsOf(subscriptions),
  }
}
