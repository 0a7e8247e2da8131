import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload'
import { maySignIn, storedUserType, type UserStatus } from '@/modules/accounts/access/rules/account-status'
import { rememberDevice, sessionIdIn } from '@/modules/accounts/credentials/operations/session-device'
import { checkUncommon } from '@/modules/accounts/credentials/rules/common-password'
import { recordEvent, SIGN_IN_AREA } from '@/server/audit'
import { dbOf } from '@/server/transaction'

const moment = (value: unknown): Date | null => (value ? new Date(String(value)) : null)

/** No way into the collection takes a password that many people choose. */
export const refuseCommonPasswords: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return
  const { data } = args as { data?: { password?: unknown } }
  const errors = typeof data?.password === 'string' ? checkUncommon(data.password) : []
  if (errors.length > 0) throw new ValidationError({ collection: 'users', errors })
}

/** An account that is not active cannot sign in, and is told why: its password was right. */
export const refuseInactive: CollectionBeforeLoginHook = ({ user }) => {
  const { status, deletedAt, deletedBySelf } = user
  const account = { status: status as UserStatus, deletedAt: moment(deletedAt), deletedBySelf }
  const answer = maySignIn(account, new Date())
  if (!answer.ok) throw new APIError(answer.error.message, 403, { code: answer.error.reason }, true)
  return user
}

/** Signing in takes back the own deletion and is remembered with its moment and device. */
export const welcomeBack: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const db = await dbOf(req)
  await db.execute(sql`
    UPDATE users SET last_sign_in_at = now(), deleted_at = NULL, deleted_by_self = false WHERE id = ${user.id}`)
  const sid = sessionIdIn(token)
  if (sid) await rememberDevice(req, db, Number(user.id), sid)
  if (!user.deletedAt) return user
  req.context.restored = true
  await recordEvent(req, {
    action: 'update',
    area: SIGN_IN_AREA,
    detail: 'deletion taken back by signing in',
    record: { table: 'users', id: user.id, label: user.email },
  })
  return { ...user, deletedAt: null, deletedBySelf: false }
}

/** Staff have no type of customer, whichever way the role or the type came in. */
export const keepTypeToCustomers: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const role = 'role' in data ? data.role : originalDoc?.role
  const given = 'userType' in data ? data.userType : originalDoc?.userType
  return { ...data, userType: storedUserType(Boolean(role), Boolean(originalDoc?.role), given) }
}

/** Blocking or suspending ends every live session at once. */
export const clearSessionsWhenBlocked: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.status === 'ACTIVE' || doc.status === previousDoc?.status) return doc
  const db = await dbOf(req)
  await db.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${doc.id}`)
  await db.execute(sql`DELETE FROM session_devices WHERE user_id = ${doc.id}`)
  return doc
}
