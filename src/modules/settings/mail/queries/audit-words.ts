import { sql } from '@payloadcms/db-postgres'
import { type AuditWords, modules } from '@/api/module'

/** The title of a kind of e-mail, whose texts are stored under its key. */
const titleOf = (key: string): string =>
  modules()
    .flatMap(({ mails = [] }) => mails)
    .find((mail) => mail.key === key)?.title ?? key

/** How the audit log refers to e-mails and their texts. */
export const mailWords: AuditWords = {
  columns: { job_id: 'Background job' },
  names: { mail_outbox: sql`concat('To ', t.to_address)` },
  shown: { mail_templates: titleOf, mail_text_changes: titleOf },
}
