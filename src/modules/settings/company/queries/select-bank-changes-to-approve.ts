import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import { BANK_ACCOUNTS_HREF } from '../rules/urls'
import * as words from '../words'
import { mayApprove } from './get-approval-problem'

/** Changes of the bank accounts that the viewer may approve. There are never more than a few. */
export const bankChangesToApprove: Waiting = {
  of: ({ id }) =>
    sql`SELECT 1 FROM bank_account_changes WHERE status = 'PENDING' AND ${mayApprove(id, sql`proposed_by_id`)}`,
  text: words.bankChangesToApprove,
  href: BANK_ACCOUNTS_HREF,
  needs: { module: 'settings', action: 'update' },
}
