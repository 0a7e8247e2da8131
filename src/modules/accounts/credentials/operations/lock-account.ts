import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AccountState } from '@/modules/accounts/access/rules/may-sign-in'
import { users } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'

/** What operations need to know about an account. */
export type Account = AccountState & {
  id: number
  email: string
  firstName: string
  roleId: number | null
  emailVerifiedAt: string | null
}

const ACCOUNT = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  roleId: users.roleId,
  status: users.status,
  emailVerifiedAt: users.emailVerifiedAt,
  deletedAt: users.deletedAt,
  deletedBySelf: users.deletedBySelf,
}

async function lock(db: Db, where: SQL): Promise<Account | null> {
  const [row] = await select(db, ACCOUNT, sql`FROM users WHERE ${where} FOR UPDATE`)
  if (!row) return null
  const { deletedAt, deletedBySelf, ...account } = row
  return {
    ...account,
    deletedAt: deletedAt ? new Date(deletedAt) : null,
    deletedBySelf: deletedBySelf === true,
  }
}

/** The account with this address, locked until the end of the transaction; null if there is none. */
export const lockByEmail = (db: Db, email: string): Promise<Account | null> =>
  lock(db, sql`email = ${email.trim().toLowerCase()}`)

/** The account with this id, locked until the end of the transaction; null if there is none. */
export const lockAccount = (db: Db, id: number): Promise<Account | null> => lock(db, sql`id = ${id}`)
