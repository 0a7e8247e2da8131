import type { Db } from '@/server/db-of'
import type { MailEvent } from '@/server/mail/define-mail'
import { listWaitingTextChanges } from './list-text-changes'
import { type MailTemplate, mailTextSource, templateOf } from './select-mail-text'

/** All of these kinds of e-mail, in their order. */
export async function listMailTexts(db: Db, mails: readonly MailEvent[]): Promise<MailTemplate[]> {
  const { rows } = await db.execute(mailTextSource)
  const waiting = await listWaitingTextChanges(db)
  return mails.map((event) =>
    templateOf(
      event,
      rows.find(({ key }) => key === event.key),
      waiting.find(({ key }) => key === event.key)?.proposedAt,
    ),
  )
}
