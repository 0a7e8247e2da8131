import { sql } from '@payloadcms/db-postgres'
import { resetPasswordMail } from '@/modules/accounts/sign-in/mail/sign-in-mails'
import { queueMail } from '@/server/mail/queue-mail'
import { inTransaction } from '@/server/transaction'
import { getTestPayload } from '../../setup/payload'

/** The contents of the tests' e-mails. */
export const values = {
  firstName: 'Łukasz',
  link: 'https://cars.example.com/x#token=1&y=2',
  validFor: '1 hour',
}

/** Writes an e-mail like an operation; false if it was already written for this effect. */
export async function writeMail(effect: string, to = 'lukasz@mail.example'): Promise<boolean> {
  const payload = await getTestPayload()
  return inTransaction({ payload }, (req) =>
    queueMail(req, resetPasswordMail, { address: to }, effect, values),
  )
}

/** An e-mail's row by its effect. */
export async function mailOf(effect: string) {
  const { db } = await getTestPayload()
  const { rows } = await db.drizzle.execute(sql`SELECT * FROM mail_outbox WHERE effect_key = ${effect}`)
  return rows[0]
}

export const mailIdOf = async (effect: string): Promise<number> => Number((await mailOf(effect))?.id)

/** The e-mails written for an address, newest first. */
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
