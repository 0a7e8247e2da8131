import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import { queueMail } from '@/server/mail/queue-mail'
import { passwordChangedMail } from '../mail/password-changed-mail'
import { endSessions } from './end-sessions'
import type { HashedPassword } from './hash-password'
import { voidTokens } from './issue-use-or-void-token'
import { forgetTriesAt } from './limit-sign-ins'
import type { Account } from './lock-account'

/**
 * Sets an account's new password, hashed before the transaction began: every session except `keep` ends, every open link is invalidated, earlier
 * attempts are cleared, and the owner is notified by mail. The caller has locked the account's row.
 *
 * @param currentSession the session that continues
 */
export async function writePassword(
  req: PayloadRequest,
  db: Db,
  account: Account,
  hashed: HashedPassword,
  currentSession: string | null = null,
): Promise<void> {
  await req.payload.update({
    collection: 'users',
    id: account.id,
    data: hashed,
    req,
    overrideAccess: true,
    depth: 0,
  })
  await forgetTriesAt(req.payload, account.email, req.headers)
  await endSessions(db, account.id, currentSession)
  await voidTokens(db, account.id)
  await queueMail(
    req,
    passwordChangedMail,
    { address: account.email, userId: account.id },
    `password-changed:${account.id}:${Date.now()}`,
    { firstName: account.firstName, resetLink: absoluteUrl('/auth/forgot-password') },
  )
}
