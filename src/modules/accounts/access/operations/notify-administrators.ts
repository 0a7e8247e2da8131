import type { PayloadRequest } from 'payload'
import { dbOf } from '@/server/db-of'
import type { MailEvent, MailValue } from '@/server/mail/define-mail'
import { queueMail } from '@/server/mail/queue-mail'
import { listActiveAdministrators } from '../queries/list-active-administrators'

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
  const administrators = await listActiveAdministrators(await dbOf(req))
  for (const to of administrators) await queueMail(req, mail, to, `${effect}:${to.userId}`, values)
}
