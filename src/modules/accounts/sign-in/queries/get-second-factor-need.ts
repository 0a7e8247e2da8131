import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { flag } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const SECOND_FACTOR = {
  has: flag(sql`EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id)`),
  needs: flag(sql`coalesce((SELECT r.requires_second_factor FROM roles r WHERE r.id = u.role_id), false)`),
}

/** Whether an account has a second factor, and whether its role requires one. */
export async function getSecondFactorNeed(db: Db, userId: number): Promise<{ has: boolean; needs: boolean }> {
  const [known] = await select(db, SECOND_FACTOR, sql`FROM users u WHERE u.id = ${userId}`)
  return known ?? { has: false, needs: false }
}
