import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { asOwner } from '@/modules/accounts/credentials/operations/verify-account-owner'
import { getSecondFactorNeed } from '../../queries/get-second-factor-need'
import { recoveryCodeText, SECOND_FACTOR_MESSAGES, secondFactorProof } from '../../rules/second-factor'
import { noteSecondFactorChange } from './note-second-factor-change'
import { renewRecoveryCodes } from './renew-recovery-codes'

/**
 * Creates new recovery codes; the old ones stop working.
 *
 * @returns them, to be shown once
 * @throws AppError 409 without a second factor, 422 if the password is wrong
 */
export async function renewOwnRecoveryCodes(req: PayloadRequest, password: string): Promise<string[]> {
  let codes: string[] = []
  await asOwner(req, secondFactorProof(password), async (inner, db, account) => {
    if (!(await getSecondFactorNeed(db, account.id)).has) throw conflict(SECOND_FACTOR_MESSAGES.none)
    codes = await renewRecoveryCodes(db, account.id)
    await noteSecondFactorChange(inner, account, 'new recovery codes')
  })
  return codes.map(recoveryCodeText)
}
