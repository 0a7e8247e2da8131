import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { Secret, TOTP } from 'otpauth'
import { selectValues } from '@/server/rows/select'
import { openSealed, sealText } from '@/server/sealed-value'
import { siteIdentity } from '@/server/site-identity'
import type { Db } from '@/server/transaction'
import { secondFactors } from '../../queries/tables'
import type { TypedCode } from '../../rules/second-factor'

const PURPOSE = 'second-factor'

/** How long a code is shown, in seconds; the previous and next ones are accepted too, since clocks differ. */
const PERIOD = 30

const SECRET_BYTES = 20

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: siteIdentity().name, label, secret: Secret.fromBase32(secret), period: PERIOD })

export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that an authenticator app reads from the QR code. */
export const authenticatorUri = (secret: string, email: string): string => totpOf(secret, email).toString()

export const sealSecret = (userId: number, secret: string): string =>
  sealText(PURPOSE, String(userId), secret)

/** The time step of a code; null for a code that is not currently valid. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

export const fingerprint = (userId: number, code: string): Buffer =>
  createHash('sha256').update(`${userId}:${code}`).digest()

/**
 * Whether a code is valid; if so, it is used up. The caller has locked the account's row, so that each code
 * works only once.
 */
export async function verifySecondFactorCode(db: Db, userId: number, typed: TypedCode): Promise<boolean> {
  if (typed?.kind === 'recovery') {
    const { rowCount } = await db.execute(sql`
      UPDATE recovery_codes SET used_at = now()
      WHERE user_id = ${userId} AND code_hash = ${fingerprint(userId, typed.code)} AND used_at IS NULL`)
    return rowCount === 1
  }
  if (!typed) return false
  const [sealed] = await selectValues(
    db,
    secondFactors.sealedSecret,
    sql`FROM second_factors WHERE user_id = ${userId}`,
  )
  const secret = sealed && openSealed(PURPOSE, String(userId), sealed)
  const step = secret ? stepOf(secret, typed.code) : null
  if (step === null) return false
  const { rowCount } = await db.execute(
    sql`UPDATE second_factors SET last_step = ${step} WHERE user_id = ${userId} AND last_step < ${step}`,
  )
  return rowCount === 1
}
