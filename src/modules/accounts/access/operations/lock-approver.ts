import { type Db, lockRows } from '@/server/transaction'

/** Locks the account of somebody who is to approve something, before the facts about it are read. */
export async function lockApprover(db: Db, approver: number): Promise<void> {
  await lockRows(db, 'users', [approver])
}
