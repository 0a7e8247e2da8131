import { sql } from '@payloadcms/db-postgres'
import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import type { PayloadRequest } from 'payload'
import { conflict, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import type { Account } from '@/modules/accounts/credentials/operations/lock-account'
import type { Db } from '@/server/db-of'
import { openSealed, sealText } from '@/server/sealed-value'
import { readSigned, signValue } from '@/server/signed-value'
import { inTransaction } from '@/server/transaction'
import {
  CHALLENGE_MINUTES,
  parseTypedCode,
  recoveryCodeText,
  SECOND_FACTOR_MESSAGES,
} from '../../rules/second-factor'
import { authenticatorUri, createAuthenticatorSecret, sealSecret } from './create-authenticator-secret'
import { lockChallengedAccount } from './lock-challenged-account'
import { noteSecondFactorChange } from './note-second-factor-change'
import { renewRecoveryCodes } from './renew-recovery-codes'
import { stepOf } from './verify-second-factor-code'

const PURPOSE = 'second-factor-offer'

/**
 * A secret that is offered but not stored: as a picture (a data: address), as text, and sealed for returning
 * with a code.
 */
export type Offer = { offer: string; secret: string; picture: string }

/** Offers an account a secret; nothing is stored until a code shows that the app has it. */
export function offerSecondFactor({ email, id }: Pick<Account, 'id' | 'email'>): Offer {
  const secret = createAuthenticatorSecret()
  const sealed = sealText(PURPOSE, String(id), secret)
  const expires = new Date(Date.now() + CHALLENGE_MINUTES * 60_000)
  const picture = toSvgDataURL(generate(authenticatorUri(secret, email)), {
    on: 'black',
    off: 'white',
    pad: 4,
  })
  return { offer: signValue(PURPOSE, sealed, expires), secret, picture }
}

/**
 * The same for a person whose password was right but who may not continue without a second factor.
 *
 * @throws AppError 401 if that was too long ago
 */
export const offerRequiredSecondFactor = (req: PayloadRequest, challenge: string): Promise<Offer> =>
  inTransaction({ payload: req.payload, req }, async (_, db) =>
    offerSecondFactor((await lockChallengedAccount(db, challenge, 'set-up')).account),
  )

function secretIn(userId: number, offer: string): string | null {
  const sealed = readSigned(PURPOSE, offer, new Date())
  return typeof sealed === 'string' ? openSealed(PURPOSE, String(userId), sealed) : null
}

/**
 * Activates the second factor that was offered, after checking a code. The caller has locked the account's
 * row.
 *
 * @returns the recovery codes, to be shown once
 * @throws AppError 409 if there is one already or the offer has expired, 422 for a wrong code
 */
export async function confirmSecondFactor(
  req: PayloadRequest,
  db: Db,
  { email, id }: Account,
  { code, offer }: { offer: string; code: string },
): Promise<string[]> {
  const secret = secretIn(id, offer)
  if (!secret) throw conflict(SECOND_FACTOR_MESSAGES.expired)
  const typed = parseTypedCode(code)
  const step = typed?.kind === 'app' ? stepOf(secret, typed.code) : null
  if (step === null) throw validationFailed([issue('code', SECOND_FACTOR_MESSAGES.wrong)])
  const { rowCount } = await db.execute(sql`
    INSERT INTO second_factors (user_id, sealed_secret, last_step) VALUES (${id}, ${sealSecret(id, secret)}, ${step})
    ON CONFLICT (user_id) DO NOTHING`)
  if (!rowCount) throw conflict(SECOND_FACTOR_MESSAGES.already)
  await noteSecondFactorChange(req, { email, id }, 'second factor set up')
  return (await renewRecoveryCodes(db, id)).map(recoveryCodeText)
}
