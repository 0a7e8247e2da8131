import { sql } from '@payloadcms/db-postgres'
import type { AccountState, UserStatus } from '@/modules/accounts/access/rules/account-status'
import type { Db } from '@/server/transaction'

/** What operations on accounts need to know of one. */
export type Account = AccountState & {
  id: number
  email: string
  firstName: string
  roleId: number | null
  emailVerifiedAt: Date | null
}

type Row = Record<string, unknown>
const moment = (value: unknown): Date | null => (value == null ? null : new Date(String(value)))

const accountOf = (row: Row): Account => ({
  id: Number(row.id),
  email: String(row.email),
  firstName: String(row.first_name),
  roleId: row.role_id == null ? null : Number(row.role_id),
  status: row.status as UserStatus,
  emailVerifiedAt: moment(row.email_verified_at),
  deletedAt: moment(row.deleted_at),
  deletedBySelf: row.deleted_by_self === true,
})

const COLUMNS = sql`id, email, first_name, role_id, status, email_verified_at, deleted_at, deleted_by_self`

/** The account of an address, locked until the transaction ends; null when there is none. */
export async function lockByEmail(db: Db, email: string): Promise<Account | null> {
  const { rows } = await db.execute(
    sql`SELECT ${COLUMNS} FROM users WHERE email = ${email.trim().toLowerCase()} FOR UPDATE`,
  )
  return rows[0] ? accountOf(rows[0]) : null
}

/** The account of an id, locked until the transaction ends; null when there is none. */
export async function lockAccount(db: Db, id: number): Promise<Account | null> {
  const { rows } = await db.execute(sql`SELECT ${COLUMNS} FROM users WHERE id = ${id} FOR UPDATE`)
  return rows[0] ? accountOf(rows[0]) : null
}
