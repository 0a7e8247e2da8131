import { sql } from '@payloadcms/db-postgres'
import type { MailEvent, MailText } from '@/server/mail/define-mail'
import { iso, type Row, textOrNull } from '@/server/sql'

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

export const templateOf = (event: MailEvent, row: Row | undefined, waitingSince?: string): MailTemplate => ({
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

export const mailTextSource = sql`SELECT t.*, u.email FROM mail_templates t LEFT JOIN users u ON u.id = t.updated_by_id`
