import type { PayloadRequest } from 'payload'
import { asOwner } from '@/modules/accounts/credentials/operations/as-owner'
import { refuseCommonPassword } from '@/modules/accounts/credentials/operations/check-password'
import { currentSession } from '@/modules/accounts/credentials/operations/sessions'
import { writePassword } from '@/modules/accounts/credentials/operations/write-password'
import type { Limit } from '@/server/rate-limit'

const limit: Limit = { name: 'change-password', points: 5, duration: 10 * 60 }

/**
 * Changes the own password; the current one is asked for. Other sessions end, this one goes on.
 *
 * @throws AppError 422 when the current password is wrong or the new one common, 429 after too many tries
 */
export async function changePassword(req: PayloadRequest, password: string, next: string): Promise<void> {
  refuseCommonPassword(next, 'newPassword')
  await asOwner(req, { password, field: 'currentPassword', limit }, (inner, db, account) =>
    writePassword(inner, db, account, next, currentSession(req)),
  )
}
