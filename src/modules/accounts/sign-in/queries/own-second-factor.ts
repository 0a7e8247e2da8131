import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { iso } from '@/server/sql'
import { dbOf } from '@/server/transaction'

/** A second factor as its owner learns of it: since when, and how many recovery codes are left. */
export type OwnSecondFactor = { data: { since: string; recoveryCodes: number } | null; isRequired: boolean }

/** The second factor of the person of a request. */
export async function ownSecondFactor(req: PayloadRequest): Promise<OwnSecondFactor> {
  const { rows } = await (await dbOf(req)).execute(sql`
    SELECT f.created_at, coalesce(r.requires_second_factor, false) AS required,
      (SELECT count(*)::int FROM recovery_codes c WHERE c.user_id = u.id AND c.used_at IS NULL) AS codes
    FROM users u LEFT JOIN roles r ON r.id = u.role_id LEFT JOIN second_factors f ON f.user_id = u.id
    WHERE u.id = ${Number(req.user?.id)}`)
  const row = rows[0]
  const data = row?.created_at ? { since: iso(row.created_at), recoveryCodes: Number(row.codes) } : null
  return { data, isRequired: row?.required === true }
}
