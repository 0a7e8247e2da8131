import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { BANK_CHANGE, BANK_CHANGES, type ListedBankChange } from '../queries/list-bank-changes'

/** One change, locked until the end of the transaction; undefined if there is none. */
export async function lockBankChange(db: Db, id: number): Promise<ListedBankChange | undefined> {
  const [row] = await select(db, BANK_CHANGE, sql`FROM ${BANK_CHANGES} WHERE c.id = ${id} FOR UPDATE OF c`)
  return row
}
