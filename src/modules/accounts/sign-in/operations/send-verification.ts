import type { PayloadRequest } from 'payload'
import { buildTokenLink } from '@/modules/accounts/credentials/operations/build-token-link'
import {
  isOnItsWay,
  issueToken,
  TOKEN_LIFE,
} from '@/modules/accounts/credentials/operations/issue-use-or-void-token'
import type { Account } from '@/modules/accounts/credentials/operations/lock-account'
import type { Db } from '@/server/db-of'
import { queueMail } from '@/server/mail/queue-mail'
import { verifyEmailMail } from '../mail/sign-in-mails'

/**
 * Sends the mail that confirms an address, unless one was sent just now. Each has a link of its own, and any
 * of them works. The caller has locked the account's row.
 */
export async function sendVerification(
  req: PayloadRequest,
  db: Db,
  account: Pick<Account, 'id' | 'email' | 'firstName'>,
): Promise<void> {
  if (await isOnItsWay(db, 'verify-email', account.id)) return
  const { id, token } = await issueToken(db, 'verify-email', account.id)
  await queueMail(
    req,
    verifyEmailMail,
    { address: account.email, userId: account.id },
    `verify-email:${id}`,
    {
      firstName: account.firstName,
      link: buildTokenLink('verify-email', token),
      validFor: TOKEN_LIFE['verify-email'].inWords,
    },
  )
}
