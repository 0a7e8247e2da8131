import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import { BANK_ACCOUNTS_ADDRESS } from '../rules/addresses'
import * as words from '../words'

/** Changes of the bank accounts that somebody else proposed. There are never more than a few. */
export const bankChangesToApprove: Waiting = {
  of: ({ id }) =>
    sql`SELECT 1 FROM bank_account_changes WHERE status = 'PENDING' AND proposed_by_id <> ${id}`,
  says: words.bankChangesToApprove,
  href: BANK_ACCOUNTS_ADDRESS,
}
