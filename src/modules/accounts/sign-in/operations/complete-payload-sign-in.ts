import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterLoginHook } from 'payload'
import { rememberDevice, sessionIdIn } from '@/modules/accounts/credentials/operations/remember-device'
import { emitPersonChanged } from '@/modules/accounts/people/operations/emit-person-changed'
import { recordEvent, SIGN_IN_AREA } from '@/server/audit/record-event'
import { dbOf } from '@/server/db-of'

/**
 * Completes sign-ins by Payload's own operation, which its Local API offers: restores an account that its
 * owner deleted, and records time and device, as `startSessionOfAccount` does for all others.
 */
export const completePayloadSignIn: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const db = await dbOf(req)
  await db.execute(sql`
    UPDATE users SET last_sign_in_at = now(), deleted_at = NULL, deleted_by_self = false WHERE id = ${user.id}`)
  const sid = sessionIdIn(token)
  if (sid) await rememberDevice(req, db, Number(user.id), sid)
  if (!user.deletedAt) return user
  req.context.restored = true
  await emitPersonChanged(req, [Number(user.id)], 'restored')
  await recordEvent(req, {
    action: 'update',
    area: SIGN_IN_AREA,
    detail: 'deletion taken back by signing in',
    record: { table: 'users', id: user.id, label: user.email },
  })
  return { ...user, deletedAt: null, deletedBySelf: false }
}
