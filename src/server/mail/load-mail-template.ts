import { sql } from '@payloadcms/db-postgres'
import type { Db } from '../db-of'
import type { MailEvent, MailText } from './define-mail'

/** The text of an e-mail: edited by staff, or the event's default. */
export async function loadMailTemplate(db: Db, event: MailEvent): Promise<MailText> {
  const { rows } = await db.execute(sql`SELECT subject, body FROM mail_templates WHERE key = ${event.key}`)
  const row = rows[0]
  return row ? { subject: String(row.subject), body: String(row.body) } : event
}
