import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { asOwner } from '@/modules/accounts/credentials/operations/verify-account-owner'
import type { Db } from '@/server/db-of'
import { getSecondFactorNeed } from '../../queries/get-second-factor-need'
import { SECOND_FACTOR_MESSAGES, secondFactorProof } from '../../rules/second-factor'
import { noteSecondFactorChange } from './note-second-factor-change'

/** Removes the second factor of an account. @returns whether there was one */
export async function removeSecondFactor(db: Db, userId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM second_factors WHERE user_id = ${userId}`)
  return Boolean(rowCount)
}

/**
 * Removes the caller's own second factor, after checking the password.
 *
 * @throws AppError 409 if the role requires one or there is none, 422 if the password is wrong
 */
export const removeOwnSecondFactor = (req: PayloadRequest, password: string): Promise<void> =>
  asOwner(req, secondFactorProof(password), async (inner, db, account) => {
    const { needs } = await getSecondFactorNeed(db, account.id)
    if (needs) throw conflict(SECOND_FACTOR_MESSAGES.required)
    if (!(await removeSecondFactor(db, account.id))) throw conflict(SECOND_FACTOR_MESSAGES.none)
    await noteSecondFactorChange(inner, account, 'second factor removed')
  })
