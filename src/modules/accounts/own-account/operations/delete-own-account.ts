import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { DELETION_GRACE_DAYS } from '@/modules/accounts/access/rules/account-status'
import { endSessions } from '@/modules/accounts/credentials/operations/end-sessions'
import { voidTokens } from '@/modules/accounts/credentials/operations/issue-use-or-void-token'
import { asOwner } from '@/modules/accounts/credentials/operations/verify-account-owner'
import { emitPersonChanged } from '@/modules/accounts/people/operations/emit-person-changed'
import { absoluteUrl } from '@/server/http/absolute-url'
import { queueMail } from '@/server/mail/queue-mail'
import type { Limit } from '@/server/rate-limit'
import { accountDeletedMail } from '../mail/account-deleted-mail'

const limit: Limit = { name: 'delete-account', points: 5, duration: 10 * 60 }
const DAY_MS = 86_400_000
const dateInWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Marks the caller's own account as deleted and ends all its sessions. Signing in within DELETION_GRACE_DAYS
 * restores it; after that a job erases the details. Staff accounts are deleted by other staff.
 *
 * @throws AppError 409 for staff, 422 if the password is wrong, 429 after too many attempts
 */
export const deleteOwnAccount = (req: PayloadRequest, password: string): Promise<void> =>
  asOwner(req, { password, field: 'password', limit }, async (inner, db, account) => {
    const userId = account.id
    if (account.roleId !== null) throw conflict('Staff accounts can only be removed by an administrator')
    await db.execute(
      sql`UPDATE users SET deleted_at = now(), deleted_by_self = true, updated_at = now() WHERE id = ${userId}`,
    )
    await endSessions(db, userId)
    await voidTokens(db, userId)
    await emitPersonChanged(inner, [userId], 'deleted')
    const now = Date.now()
    await queueMail(
      inner,
      accountDeletedMail,
      { address: account.email, userId },
      `account-deleted:${userId}:${now}`,
      {
        firstName: account.firstName,
        signInLink: absoluteUrl('/auth/login'),
        until: dateInWords.format(new Date(now + DELETION_GRACE_DAYS * DAY_MS)),
      },
    )
  })
