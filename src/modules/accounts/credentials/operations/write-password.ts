import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { passwordChangedMail } from '@/modules/accounts/sign-in/mail/events'
import { forgetTriesAt } from '@/modules/accounts/sign-in/operations/sign-in-guard'
import { queueMail } from '@/server/mail/outbox'
import { ids } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { Account } from './account'
import { pageLink } from './account-links'
import { voidTokens } from './tokens'

/**
 * Gives an account a new password: every session but `keep` ends, every open link is void, the tries before it
 * are forgotten, and the owner is told by mail. The caller holds the account's row.
 *
 * @param keep the session that goes on
 */
export async function writePassword(
  req: PayloadRequest,
  db: Db,
  account: Account,
  password: string,
  keep: string | null = null,
): Promise<void> {
  await req.payload.update({
    collection: 'users',
    id: account.id,
    data: { password },
    req,
    overrideAccess: true,
    depth: 0,
  })
  await forgetTriesAt(req.payload, account.email, req.headers)
  await endSessions(db, account.id, keep)
  await voidTokens(db, account.id)
  await queueMail(
    req,
    passwordChangedMail,
    { address: account.email, userId: account.id },
    `password-changed:${account.id}:${Date.now()}`,
    { firstName: account.firstName, resetLink: pageLink('/auth/forgot-password') },
  )
}

/** Ends all sessions of an account, or of several, or all but one. */
export async function endSessions(
  db: Db,
  whose: number | readonly number[],
  keep: string | null = null,
): Promise<void> {
  const users = ids([whose].flat())
  await db.execute(
    sql`DELETE FROM users_sessions WHERE _parent_id = ANY(${users}) AND id IS DISTINCT FROM ${keep}::text`,
  )
  await db.execute(
    sql`DELETE FROM session_devices WHERE user_id = ANY(${users}) AND session_id IS DISTINCT FROM ${keep}::text`,
  )
}
