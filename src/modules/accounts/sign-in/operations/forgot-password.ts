import type { PayloadRequest } from 'payload'
import { maySignIn } from '@/modules/accounts/access/rules/may-sign-in'
import { buildTokenLink } from '@/modules/accounts/credentials/operations/build-token-link'
import {
  isOnItsWay,
  issueToken,
  TOKEN_LIFE,
} from '@/modules/accounts/credentials/operations/issue-use-or-void-token'
import { lockByEmail } from '@/modules/accounts/credentials/operations/lock-account'
import { inEvenTime } from '@/server/even-response-time'
import { queueMail } from '@/server/mail/queue-mail'
import { countTry, type Limit } from '@/server/rate-limit'
import { inTransaction } from '@/server/transaction'
import { resetPasswordMail } from '../mail/sign-in-mails'
import { sendVerification } from './send-verification'

const BY_NETWORK: Limit = { name: 'forgot-network', points: 20, duration: 60 * 60 }
const BY_PAIR: Limit = { name: 'forgot-pair', points: 5, duration: 60 * 60 }

/**
 * Sends a link for a new password to an account that may sign in, the confirmation again to a pending one,
 * and nothing to any other address. Response and timing are the same.
 *
 * @throws AppError 429 after too many attempts
 */
export async function forgotPassword(req: PayloadRequest, email: string, network: string): Promise<void> {
  await countTry(req.payload, BY_NETWORK, network)
  await countTry(req.payload, BY_PAIR, `${email.trim().toLowerCase()}\n${network}`)
  await inEvenTime(() =>
    inTransaction({ payload: req.payload, req }, async (inner, db) => {
      const account = await lockByEmail(db, email)
      if (!account) return
      const answer = maySignIn(account, new Date())
      if (!answer.ok && answer.error.reason === 'pending') return sendVerification(inner, db, account)
      if (!answer.ok) return
      if (await isOnItsWay(db, 'reset-password', account.id)) return
      const { id, token } = await issueToken(db, 'reset-password', account.id)
      await queueMail(
        inner,
        resetPasswordMail,
        { address: account.email, userId: account.id },
        `reset-password:${id}`,
        {
          firstName: account.firstName,
          link: buildTokenLink('reset-password', token),
          validFor: TOKEN_LIFE['reset-password'].inWords,
        },
      )
    }),
  )
}
