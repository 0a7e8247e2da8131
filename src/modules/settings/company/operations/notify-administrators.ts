import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { users } from '@/modules/accounts/tables.gen'
import type { MailEvent, MailValue } from '@/server/mail/define'
import { queueMail } from '@/server/mail/outbox'
import { select } from '@/server/rows/select'
import { dbOf } from '@/server/transaction'

/**
 * Sends an e-mail to every person of the top role, in the caller's transaction, once for each.
 *
 * @param effect names what happened, such as 'bank-change:17:proposed'
 */
export async function notifyAdministrators<Name extends string>(
  req: PayloadRequest,
  mail: MailEvent<Name>,
  effect: string,
  values: Readonly<Record<Name, MailValue>>,
): Promise<void> {
  const administrators = await select(
    await dbOf(req),
    { address: users.email, userId: users.id },
    sql`FROM users WHERE role_id = ${TOP_ROLE_ID} AND status = 'ACTIVE' AND deleted_at IS NULL ORDER BY id`,
  )
  for (const to of administrators) await queueMail(req, mail, to, `${effect}:${to.userId}`, values)
}
