import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import type { Visits } from '../rules/visit'
import { buyerVisits } from './tables'

const VISITS = { seenAt: buyerVisits.seenAt, beforeAt: buyerVisits.beforeAt }

/** A person's last visits, in ISO; null for somebody who was never here. */
export async function readOwnVisits(db: Db, userId: number) {
  const [visits] = await select(db, VISITS, sql`FROM buyer_visits WHERE user_id = ${userId}`)
  return visits ?? null
}

/** The same as moments. */
export async function readVisitsOf(db: Db, userId: number): Promise<Visits | null> {
  const stored = await readOwnVisits(db, userId)
  return (
    stored && {
      seenAt: new Date(stored.seenAt),
      beforeAt: stored.beforeAt === null ? null : new Date(stored.beforeAt),
    }
  )
}
