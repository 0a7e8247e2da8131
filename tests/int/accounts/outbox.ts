import { sql } from '@payloadcms/db-postgres'
import { getTestPayload } from '../../setup/payload'

/** The e-mails written for an address, the newest first. */
export async function mailsTo(address: string): Promise<{ event: string; subject: string; text: string }[]> {
  const payload = await getTestPayload()
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT event_key, subject, body_text FROM mail_outbox WHERE to_address = ${address} ORDER BY id DESC`,
  )
  return rows.map((row) => ({
    event: String(row.event_key),
    subject: String(row.subject),
    text: String(row.body_text),
  }))
}

/** The token in the newest e-mail of a kind to an address. */
export async function tokenTo(address: string, event: string): Promise<string> {
  const mail = (await mailsTo(address)).find((one) => one.event === event)
  const token = mail?.text.match(/#token=([\w-]+)/)?.[1]
  if (!token) throw new Error(`no ${event} mail with a token went to ${address}`)
  return token
}
