import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeLoginHook } from 'payload'
import { APIError } from 'payload'
import { maySignIn, type UserStatus } from '@/modules/accounts/rules/account-status'
import { dbOf } from '@/server/transaction'

/** An account that is not active cannot sign in, and is told why: its password was right. */
export const refuseInactive: CollectionBeforeLoginHook = ({ user }) => {
  const answer = maySignIn({ status: user.status as UserStatus }, new Date())
  if (!answer.ok) throw new APIError(answer.error.message, 403, { code: answer.error.reason }, true)
  return user
}

/** Blocking or suspending ends every live session at once. */
export const clearSessionsWhenBlocked: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.status === 'ACTIVE' || doc.status === previousDoc?.status) return doc
  const db = await dbOf(req)
  await db.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${doc.id}`)
  return doc
}
