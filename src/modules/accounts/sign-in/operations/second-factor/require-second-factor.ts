import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden, notFound } from '@/kernel/errors'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { endSessions } from '@/modules/accounts/credentials/operations/end-sessions'
import { users } from '@/modules/accounts/tables.gen'
import { actorOf, forgetRoles } from '@/server/actor-of'
import { selectValues } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { getSecondFactorNeed } from '../../queries/get-second-factor-need'
import { SECOND_FACTOR_MESSAGES } from '../../rules/second-factor'

/**
 * Sets whether a role requires a second factor. People who have the role but no second factor are signed out,
 * and set one up at the next sign-in.
 *
 * @throws AppError 403 for anyone below the top role, 404, 409 if the caller has the role but no second
 * factor
 */
export async function requireSecondFactor(
  req: PayloadRequest,
  roleId: number,
  isRequired: boolean,
): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const actor = await actorOf(inner)
    if (actor.kind !== 'staff' || actor.roleId !== TOP_ROLE_ID)
      throw forbidden(SECOND_FACTOR_MESSAGES.topRole)
    const { has } = await getSecondFactorNeed(db, actor.id)
    if (isRequired && actor.roleId === roleId && !has) throw conflict(SECOND_FACTOR_MESSAGES.ownFirst)
    const { rowCount } = await db.execute(
      sql`UPDATE roles SET requires_second_factor = ${isRequired}, updated_at = now() WHERE id = ${roleId}`,
    )
    if (!rowCount) throw notFound()
    if (!isRequired) return
    const without = await selectValues(
      db,
      users.id,
      sql`FROM users WHERE role_id = ${roleId} AND NOT EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = users.id)`,
    )
    if (without.length > 0) await endSessions(db, without)
  })
  forgetRoles()
}
