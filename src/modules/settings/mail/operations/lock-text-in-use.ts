import { sql } from '@payloadcms/db-postgres'
import { mailTemplates } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import type { MailEvent, MailText } from '@/server/mail/define-mail'
import { select } from '@/server/rows/select'

const TEXT = {
  id: mailTemplates.id,
  subject: mailTemplates.subject,
  body: mailTemplates.body,
  updatedAt: mailTemplates.updatedAt,
}

/** The text of a kind of e-mail that is in use; `stored` is null while that is the product's own. */
export type TextInUse = { text: MailText; stored: { id: number; updatedAt: string } | null }

/** Locks a kind's text until the end of the transaction, even if none is stored yet. */
export async function lockTextInUse(db: Db, event: MailEvent): Promise<TextInUse> {
  const { key } = event
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`mail-text:${key}`}))`)
  const [row] = await select(db, TEXT, sql`FROM mail_templates WHERE key = ${key}`)
  if (!row) return { text: { subject: event.subject, body: event.body }, stored: null }
  const { body, subject, ...stored } = row
  return { text: { subject, body }, stored }
}
