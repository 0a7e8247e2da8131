import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import type { MailEvent } from '@/server/mail/define-mail'
import { getWaitingTextChange } from './list-text-changes'
import { type MailTemplate, mailTextSource, templateOf } from './select-mail-text'

/** One kind of e-mail. */
export async function getMailText(db: Db, event: MailEvent): Promise<MailTemplate> {
  const { rows } = await db.execute(sql`${mailTextSource} WHERE t.key = ${event.key}`)
  return templateOf(event, rows[0], (await getWaitingTextChange(db, event.key))?.proposedAt)
}
