import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { iso } from '@/server/sql'

/** E-mails to a person, newest first, without their texts. */
export async function listOwnMails(db: Db, id: number) {
  const { rows } = await db.execute(
    sql`SELECT to_address, subject, created_at FROM mail_outbox WHERE user_id = ${id} ORDER BY id DESC`,
  )
  return rows.map((row) => ({
    to: String(row.to_address),
    subject: String(row.subject),
    writtenAt: iso(row.created_at),
  }))
}
