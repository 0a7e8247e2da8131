import type { PayloadRequest } from 'payload'
import { unauthenticated, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { countTry, forgetTries, type Limit } from '@/server/rate-limit'
import { inTransaction } from '@/server/transaction'
import { PASSWORD_MESSAGES } from '../rules/password'
import { lockAccount } from './account'
import { isPasswordOf } from './check-password'
import { currentSession } from './sessions'
import { writePassword } from './write-password'

const TRIES: Limit = { name: 'change-password', points: 5, duration: 10 * 60 }

/**
 * Changes the own password; the current one is asked for. Other sessions end, this one goes on.
 *
 * @throws AppError 422 when the current password is wrong, 429 after too many tries
 */
export async function changePassword(req: PayloadRequest, current: string, next: string): Promise<void> {
  const userId = Number(req.user?.id)
  if (!userId) throw unauthenticated()
  await countTry(req.payload, TRIES, String(userId))
  if (!(await isPasswordOf(req.payload, userId, current)))
    throw validationFailed([issue('currentPassword', PASSWORD_MESSAGES.current)])
  await forgetTries(req.payload, TRIES, String(userId))
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const account = await lockAccount(db, userId)
    if (!account) throw unauthenticated()
    await writePassword(inner, db, account, next, currentSession(req))
  })
}
