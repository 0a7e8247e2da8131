import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { dbOf } from '@/server/db-of'
import { flag, nullable, number } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { secondFactors } from './tables'

/** A second factor as shown to its owner: since when, and how many recovery codes are left. */
export type OwnSecondFactor = { data: { since: string; recoveryCodes: number } | null; isRequired: boolean }

const FACTOR = {
  since: nullable(alias(secondFactors, 'f').createdAt),
  isRequired: flag(sql`coalesce(r.requires_second_factor, false)`),
  recoveryCodes: number(
    sql`(SELECT count(*) FROM recovery_codes c WHERE c.user_id = u.id AND c.used_at IS NULL)`,
  ),
}

/** The second factor of the request's user. */
export async function getOwnSecondFactor(req: PayloadRequest): Promise<OwnSecondFactor> {
  const [row] = await select(
    await dbOf(req),
    FACTOR,
    sql`FROM users u LEFT JOIN roles r ON r.id = u.role_id LEFT JOIN second_factors f ON f.user_id = u.id
      WHERE u.id = ${Number(req.user?.id)}`,
  )
  const data = row?.since ? { since: row.since, recoveryCodes: row.recoveryCodes } : null
  return { data, isRequired: row?.isRequired ?? false }
}
