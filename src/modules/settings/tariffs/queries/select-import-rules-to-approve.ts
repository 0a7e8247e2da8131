import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import { mayApprove } from '@/modules/settings/company/queries/get-approval-problem'
import * as words from '../rules/import-rule-work-words'

/** Versions of import rules that the viewer may approve. There are never more than a few. */
export const rulesToApprove: Waiting = {
  of: ({ id }) =>
    sql`SELECT 1 FROM destination_rules WHERE status = 'PROPOSED' AND ${mayApprove(id, sql`entered_by_id`)}`,
  text: words.importRulesToApprove,
  needs: { module: 'settings', action: 'update' },
}
