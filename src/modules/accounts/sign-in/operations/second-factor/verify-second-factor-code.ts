import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { secondFactors } from '../../queries/tables'
import type { TypedCode } from '../../rules/second-factor'
import { CODE_SECONDS, totpOf, unsealSecret } from './create-authenticator-secret'
import { recoveryCodeHash } from './renew-recovery-codes'

/** The time step of a code; null for a code that is not currently valid. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / CODE_SECONDS) + delta
}

/**
 * Whether a code is valid; if so, it is used up. The caller has locked the account's row, so that each code
 * works only once.
 */
export async function verifySecondFactorCode(db: Db, userId: number, typed: TypedCode): Promise<boolean> {
  if (typed?.kind === 'recovery') {
    const { rowCount } = await db.execute(sql`
      UPDATE recovery_codes SET used_at = now()
      WHERE user_id = ${userId} AND code_hash = ${recoveryCodeHash(userId, typed.code)} AND used_at IS NULL`)
    return rowCount === 1
  }
  if (!typed) return false
  const [sealed] = await selectValues(
    db,
    secondFactors.sealedSecret,
    sql`FROM second_factors WHERE user_id = ${userId}`,
  )
  const secret = sealed && unsealSecret(userId, sealed)
  const step = secret ? stepOf(secret, typed.code) : null
  if (step === null) return false
  const { rowCount } = await db.execute(
    sql`UPDATE second_factors SET last_step = ${step} WHERE user_id = ${userId} AND last_step < ${step}`,
  )
  return rowCount === 1
}
