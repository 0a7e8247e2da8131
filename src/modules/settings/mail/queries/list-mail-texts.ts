import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import type { MailEvent, MailText } from '@/server/mail/define-mail'
import { iso, type Row, textOrNull } from '@/server/sql'
import { getWaitingTextChange, listWaitingTextChanges } from './list-text-changes'

/** A kind of e-mail with its current text. `own` is null while that is the product's. */
export type MailTemplate = Pick<MailEvent, 'key' | 'title' | 'sentWhen' | 'variables'> & {
  /** Whether customers decide by it what to pay, and whether it warns administrators: they watch its text. */
  aboutMoney: boolean
  warnsAdministrators: boolean
  text: MailText
  /** The product's own text. */
  product: MailText
  own: { updatedAt: string; updatedBy: string | null } | null
  /** Since when another text waits for an administrator; null if none does. */
  waitingSince: string | null
}

const templateOf = (event: MailEvent, row: Row | undefined, waitingSince?: string): MailTemplate => ({
  key: event.key,
  title: event.title,
  sentWhen: event.sentWhen,
  variables: event.variables,
  aboutMoney: event.aboutMoney ?? false,
  warnsAdministrators: event.warnsAdministrators ?? false,
  text: row
    ? { subject: String(row.subject), body: String(row.body) }
    : { subject: event.subject, body: event.body },
  product: { subject: event.subject, body: event.body },
  own: row ? { updatedAt: iso(row.updated_at), updatedBy: textOrNull(row.email) } : null,
  waitingSince: waitingSince ?? null,
})

const source = sql`SELECT t.*, u.email FROM mail_templates t LEFT JOIN users u ON u.id = t.updated_by_id`

/** All of these kinds of e-mail, in their order. */
export async function listMailTexts(db: Db, mails: readonly MailEvent[]): Promise<MailTemplate[]> {
  const { rows } = await db.execute(source)
  const waiting = await listWaitingTextChanges(db)
  return mails.map((event) =>
    templateOf(
      event,
      rows.find(({ key }) => key === event.key),
      waiting.find(({ key }) => key === event.key)?.proposedAt,
    ),
  )
}

/** One kind of e-mail. */
export async function getMailText(db: Db, event: MailEvent): Promise<MailTemplate> {
  const { rows } = await db.execute(sql`${source} WHERE t.key = ${event.key}`)
  return templateOf(event, rows[0], (await getWaitingTextChange(db, event.key))?.proposedAt)
}
