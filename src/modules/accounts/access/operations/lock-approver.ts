import { lockRows } from '@/server/database/lock-rows'
import type { Db } from '@/server/db-of'

/** Locks the account of somebody who is to approve something, before the facts about it are read. */
export async function lockApprover(db: Db, approver: number): Promise<void> {
  await lockRows(db, 'users', [approver])
}
