import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import type { Visits } from '../rules/visit'

/** Writes down that somebody is here. Of two pages opened at once the later counts. */
export async function noteVisit(db: Db, userId: number, { beforeAt, seenAt }: Visits): Promise<void> {
  await db.execute(sql`
    INSERT INTO buyer_visits AS v (user_id, seen_at, before_at)
    VALUES (${userId}, ${seenAt.toISOString()}, ${beforeAt?.toISOString() ?? null})
    ON CONFLICT (user_id) DO UPDATE SET seen_at = excluded.seen_at, before_at = excluded.before_at
    WHERE v.seen_at < excluded.seen_at`)
}
