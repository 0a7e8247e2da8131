import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { modules } from '@/api/module'
import { DELETION_GRACE_DAYS } from '@/modules/accounts/access/rules/account-status'
import { emitPersonChanged } from '@/modules/accounts/people/operations/emit-person-changed'
import { removeReplacedPicture } from '@/modules/accounts/people/operations/set-or-remove-profile-picture'
import { STAND_IN_NAME } from '@/modules/accounts/people/rules/profile-completeness'
import { users } from '@/modules/accounts/tables.gen'
import { dbOf } from '@/server/db-of'
import { nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'

/** One day more than the grace period, so that a return at its very end does not collide with the erasure. */
export const ERASED_AFTER_DAYS = DELETION_GRACE_DAYS + 1

const ERASED = { id: users.id, picture: nullable(text(sql`before.picture`)) }

/**
 * Erases everything personal from an account whose owner deleted it before the grace period. The row stays,
 * nameless, for the records that refer to it; nobody can sign in with it again. The log records that it
 * happened and which columns changed, without their contents. Does nothing if the owner has returned in the
 * meantime.
 *
 * @param req inside a transaction
 * @returns whether it was erased
 */
export async function eraseAccount(req: PayloadRequest, id: number): Promise<boolean> {
  const db = await dbOf(req)
  await db.execute(sql`SELECT set_config('kaido.erasing', 'on', true)`)
  const rows = await select(
    db,
    ERASED,
    (
      erased,
    ) => sql`WITH before AS (SELECT id, profile_picture_url AS picture FROM users WHERE id = ${id} FOR UPDATE)
    UPDATE users SET
      email = 'erased-' || users.id || '@erased.invalid', first_name = 'Erased', last_name = ${STAND_IN_NAME.lastName},
      middle_name = NULL, phone_number = NULL, gender = NULL, dob = NULL, address = NULL, city = NULL, state = NULL,
      zip = NULL, country = NULL, delivery_address1 = NULL, delivery_address2 = NULL, delivery_address3 = NULL,
      company_name = NULL, company_address = NULL, profile_picture_url = NULL, subscriptions = NULL,
      hash = NULL, salt = NULL, reset_password_token = NULL, reset_password_expiration = NULL,
      status = 'BLOCKED', deleted_by_self = false, updated_at = now()
    FROM before
    WHERE users.id = before.id AND deleted_by_self
      AND deleted_at < now() - make_interval(days => ${ERASED_AFTER_DAYS}::int)
    RETURNING ${erased}`,
  )
  const userIds = rows.map(({ id }) => id)
  const erased = ids(userIds)
  await db.execute(sql`DELETE FROM account_tokens WHERE user_id = ANY(${erased})`)
  await db.execute(sql`DELETE FROM user_identities WHERE user_id = ANY(${erased})`)
  await db.execute(sql`DELETE FROM second_factors WHERE user_id = ANY(${erased})`)
  await db.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ANY(${erased})`)
  await db.execute(sql`DELETE FROM session_devices WHERE user_id = ANY(${erased})`)
  for (const { erase } of modules()) await erase?.(db, userIds)
  await emitPersonChanged(req, userIds, 'erased')
  await db.execute(sql`SELECT set_config('kaido.erasing', 'off', true)`)
  // Deleted even if the rest has to be retried: the next attempt removes its address.
  for (const { picture } of rows) await removeReplacedPicture(picture)
  return rows.length > 0
}
