import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lockAdmins } from '@/modules/accounts/access/operations/lock-admins'
import { type LockedPerson, lockPeople } from '@/modules/accounts/access/operations/lock-people'
import { refuseChangeWithoutAdmin } from '@/modules/accounts/access/operations/refuse-change-without-admin'
import { grantedStatus } from '@/modules/accounts/access/rules/account-status'
import { endSessions } from '@/modules/accounts/credentials/operations/end-sessions'
import { users } from '@/modules/accounts/tables.gen'
import { returning } from '@/server/rows/returning'
import { ids } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { emitPersonChanged } from './emit-person-changed'
import { sendInvite } from './send-invite'

/**
 * Blocks people: their sessions end, and their next request is treated as a guest's.
 *
 * @returns how many were not blocked before
 * @throws AppError 403, 404, 409 (the last Admin); then nobody is blocked
 */
export async function blockPeople(req: PayloadRequest, list: readonly number[]): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await lockAdmins(db)
    await lockPeople(inner, db, list, 'update', true)
    const rows = await returning(
      db,
      { id: users.id },
      sql`UPDATE users SET status = 'BLOCKED', updated_at = now() WHERE id = ANY(${ids(list)}) AND status <> 'BLOCKED'`,
    )
    await endSessions(db, list)
    await refuseChangeWithoutAdmin(db)
    const blocked = rows.map(({ id }) => id)
    await emitPersonChanged(inner, blocked, 'status')
    return blocked.length
  })
}

/** How many became active, and how many were invited instead. */
export type Activated = { activated: number; invited: number }

/**
 * Activates people. Those who have not yet proved their address are invited, and become active by following
 * the link.
 *
 * @throws AppError 403, 404; then nobody is activated
 */
export async function activatePeople(req: PayloadRequest, list: readonly number[]): Promise<Activated> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const people = (await lockPeople(inner, db, list, 'update')).filter(({ status }) => status !== 'ACTIVE')
    const waiting = people.filter((person) => grantedTo(person) === 'PENDING')
    const proved = people.filter((person) => grantedTo(person) === 'ACTIVE')
    await db.execute(sql`
      UPDATE users SET status = 'ACTIVE', updated_at = now()
      WHERE id = ANY(${ids(proved.map(({ id }) => id))})`)
    await db.execute(sql`
      UPDATE users SET status = 'PENDING', updated_at = now() WHERE id = ANY(${ids(waiting.map(({ id }) => id))})`)
    for (const person of waiting) await sendInvite(inner, db, person)
    const changed = people.map(({ id }) => id)
    await emitPersonChanged(inner, changed, 'status')
    return { activated: proved.length, invited: waiting.length }
  })
}

const grantedTo = ({ emailVerifiedAt }: LockedPerson) => grantedStatus('ACTIVE', emailVerifiedAt !== null)
