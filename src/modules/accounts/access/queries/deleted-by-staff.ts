import { sql } from '@payloadcms/db-postgres'

/**
 * Accounts `u` that staff deleted. What people deleted of their own is theirs to bring back, by signing in; what was
 * erased is gone.
 */
export const DELETED_BY_STAFF = sql`u.deleted_at IS NOT NULL AND u.deleted_by_self IS NOT TRUE
  AND u.email NOT LIKE 'erased-%@erased.invalid'`
