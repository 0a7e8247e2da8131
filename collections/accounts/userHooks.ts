import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload'
import type { UserStatus } from '@/modules/accounts/access/rules/account-status'
import { maySignIn } from '@/modules/accounts/access/rules/may-sign-in'
import { storedUserType } from '@/modules/accounts/access/rules/user-types'
import { checkUncommon } from '@/modules/accounts/credentials/rules/check-uncommon'
import { emitPersonChanged } from '@/modules/accounts/people/operations/emit-person-changed'
import { dbOf } from '@/server/db-of'

const moment = (value: unknown): Date | null => (value ? new Date(String(value)) : null)

/** No way into the collection accepts a common password. */
export const refuseCommonPasswords: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return
  const { data } = args as { data?: { password?: unknown } }
  const errors = typeof data?.password === 'string' ? checkUncommon(data.password) : []
  if (errors.length > 0) throw new ValidationError({ collection: 'users', errors })
}

/** An account that is not active cannot sign in, and gets the reason, as its password was right. */
export const refuseInactive: CollectionBeforeLoginHook = ({ user }) => {
  const { status, deletedAt, deletedBySelf } = user
  const account = { status: status as UserStatus, deletedAt: moment(deletedAt), deletedBySelf }
  const answer = maySignIn(account, new Date())
  if (!answer.ok) throw new APIError(answer.error.message, 403, { code: answer.error.reason }, true)
  return user
}

/** Staff have no customer type, however the role or the type was set. */
export const restrictTypeToCustomers: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const role = 'role' in data ? data.role : originalDoc?.role
  const given = 'userType' in data ? data.userType : originalDoc?.userType
  return { ...data, userType: storedUserType(Boolean(role), Boolean(originalDoc?.role), given) }
}

/** Announces that a person was created or saved, by whatever means. */
export const emitPersonSaved: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  await emitPersonChanged(req, [Number(doc.id)], operation === 'create' ? 'created' : 'saved')
  return doc
}

/** Blocking or suspending ends every session immediately. */
export const clearSessionsWhenBlocked: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.status === 'ACTIVE' || doc.status === previousDoc?.status) return doc
  const db = await dbOf(req)
  await db.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${doc.id}`)
  await db.execute(sql`DELETE FROM session_devices WHERE user_id = ${doc.id}`)
  return doc
}
