import type { PayloadRequest } from 'payload'
import { lockByEmail } from '@/modules/accounts/credentials/operations/lock-account'
import { inEvenTime } from '@/server/even-response-time'
import { countTry, type Limit } from '@/server/rate-limit'
import { inTransaction } from '@/server/transaction'
import { sendVerification } from './send-verification'

const BY_NETWORK: Limit = { name: 'resend-network', points: 20, duration: 60 * 60 }
const BY_PAIR: Limit = { name: 'resend-pair', points: 5, duration: 60 * 60 }

/**
 * Sends the confirmation again to a pending account, and nothing to any other address; response and timing
 * are the same.
 *
 * @throws AppError 429 after too many attempts
 */
export async function resendVerification(req: PayloadRequest, email: string, network: string): Promise<void> {
  await countTry(req.payload, BY_NETWORK, network)
  await countTry(req.payload, BY_PAIR, `${email.trim().toLowerCase()}\n${network}`)
  await inEvenTime(() =>
    inTransaction({ payload: req.payload, req }, async (inner, db) => {
      const account = await lockByEmail(db, email)
      if (account?.status === 'PENDING' && !account.deletedAt) await sendVerification(inner, db, account)
    }),
  )
}
