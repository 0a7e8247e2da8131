import { sql } from '@payloadcms/db-postgres'

/**
 * Accounts `u` that staff deleted. People who deleted their own account can restore it by signing in; erased
 * accounts are gone.
 */
export const DELETED_BY_STAFF = sql`u.deleted_at IS NOT NULL AND u.deleted_by_self IS NOT TRUE
  AND u.email NOT LIKE 'erased-%@erased.invalid'`
