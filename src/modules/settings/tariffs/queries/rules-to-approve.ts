import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import * as words from './waiting-words'

/** Versions of import rules that somebody else entered. There are never more than a few. */
export const rulesToApprove: Waiting = {
  of: ({ id }) =>
    sql`SELECT 1 FROM destination_rules WHERE status = 'PROPOSED' AND entered_by_id IS DISTINCT FROM ${id}`,
  says: words.importRulesToApprove,
}
