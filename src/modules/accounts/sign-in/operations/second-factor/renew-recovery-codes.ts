import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { Secret } from 'otpauth'
import type { Db } from '@/server/db-of'
import { RECOVERY_CODE_COUNT } from '../../rules/second-factor'

const RECOVERY_BYTES = 10

/** A recovery code as it is stored. */
export const recoveryCodeHash = (userId: number, code: string): Buffer =>
  createHash('sha256').update(`${userId}:${code}`).digest()

/** Replaces the recovery codes of an account. @returns them, to be shown once */
export async function renewRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase(),
  )
  await db.execute(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`)
  for (const code of codes)
    await db.execute(
      sql`INSERT INTO recovery_codes (user_id, code_hash) VALUES (${userId}, ${recoveryCodeHash(userId, code)})`,
    )
  return codes
}
