import { sql } from '@payloadcms/db-postgres'
import { getPerson } from '@/modules/accounts/people/queries/get-person'
import type { Person } from '@/modules/accounts/people/queries/select-person'
import { users } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { type Subscriptions, subscriptionsOf } from '../rules/subscriptions'

/** A person as visible only to themselves. */
export type OwnAccount = Person & { termsAcceptedAt: string | null; subscriptions: Subscriptions }

const OWN = { termsAcceptedAt: users.termsAcceptedAt, subscriptions: users.subscriptions }

/** The caller's own account including private settings; null for unknown people and deleted accounts. */
export async function getOwnAccount(db: Db, id: number): Promise<OwnAccount | null> {
  const person = await getPerson(db, id)
  if (!person) return null
  const [own] = await select(db, OWN, sql`FROM users WHERE id = ${id}`)
  return own ? { ...person, ...own, subscriptions: subscriptionsOf(own.subscriptions) } : null
}
