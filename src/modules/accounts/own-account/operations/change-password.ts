import type { PayloadRequest } from 'payload'
import { hashPassword } from '@/modules/accounts/credentials/operations/hash-password'
import { refuseCommonPassword } from '@/modules/accounts/credentials/operations/refuse-common-password'
import { currentSession } from '@/modules/accounts/credentials/operations/start-or-extend-session'
import {
  asProvedOwner,
  verifyAccountOwner,
} from '@/modules/accounts/credentials/operations/verify-account-owner'
import { writePassword } from '@/modules/accounts/credentials/operations/write-password'
import type { Limit } from '@/server/rate-limit'

const limit: Limit = { name: 'change-password', points: 5, duration: 10 * 60 }

/**
 * Changes the caller's own password, after checking the current one. Other sessions end, this one continues.
 *
 * @throws AppError 422 if the current password is wrong or the new one common, 429 after too many attempts
 */
export async function changePassword(req: PayloadRequest, password: string, next: string): Promise<void> {
  refuseCommonPassword(next, 'newPassword')
  const proved = await verifyAccountOwner(req, { password, field: 'currentPassword', limit })
  const hashed = await hashPassword(next, 'known')
  await asProvedOwner(req, proved, (inner, db, account) =>
    writePassword(inner, db, account, hashed, currentSession(req)),
  )
}
