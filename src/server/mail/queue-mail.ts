import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../db-of'
import { env } from '../env'
import { sendJob } from '../jobs/send-job'
import { siteIdentity } from '../site-identity'
import type { MailEvent, MailValue } from './define-mail'
import { loadMailTemplate } from './load-mail-template'
import { mailQueue } from './mail-queue'
import { renderMail } from './render-mail'

/** The recipient of an e-mail. `userId` is the account it belongs to, if any. */
export type Receiver = {
  address: string
  userId?: number | null
  /**
   * Where one click unsubscribes the recipient: takes a POST of 'List-Unsubscribe=One-Click' (RFC 8058).
   * For every e-mail that is not essential.
   */
  unsubscribeUrl?: string
}

/** The conversation that an e-mail belongs to, so that mail programs show it there and answers find back to it. */
export type MailThread = {
  /** Where answers go, instead of to the sender. */
  replyTo: string | null
  /** Begins the local part of its Message-ID, which answers refer to: letters, digits, dots and dashes. */
  mark: string
  /** The Message-IDs of what was written before, oldest first, with angle brackets. */
  references: readonly string[]
  /** The line at the top, above which answers are written. */
  above?: string | undefined
  /** Nobody wrote it: mail programs that answer by themselves are asked not to. */
  isAutomatic?: boolean
}

/**
 * Writes an e-mail to the outbox and sends the job that delivers it, both in the caller's transaction: it is
 * sent only if that commits, and once per effect.
 *
 * @param effect names what the e-mail is about, such as 'verify:17:3'; a second e-mail for it is not written
 * @param values the text's variables; links are absolute addresses
 * @param thread the conversation it belongs to, if any
 * @returns whether it was written now
 */
export async function queueMail<Name extends string>(
  req: PayloadRequest,
  event: MailEvent<Name>,
  to: Receiver,
  effect: string,
  values: Readonly<Record<Name, MailValue>>,
  thread: MailThread | null = null,
): Promise<boolean> {
  const db = await dbOf(req)
  const mail = await renderMail(await loadMailTemplate(db, event), values, {
    ...mailFrame(),
    above: thread?.above,
  })
  const { rows } = await db.execute(sql`
    INSERT INTO mail_outbox (event_key, effect_key, user_id, to_address, subject, body_text, body_html, unsubscribe_url,
      reply_to, message_mark, refers_to, is_automatic)
    VALUES (${event.key}, ${effect}, ${to.userId ?? null}, ${to.address}, ${mail.subject}, ${mail.text}, ${mail.html}, ${to.unsubscribeUrl ?? null},
      ${thread?.replyTo ?? null}, ${thread?.mark ?? null}, ${thread?.references.join(' ') || null}, ${thread?.isAutomatic ?? false})
    ON CONFLICT (effect_key) DO NOTHING RETURNING id`)
  const id = rows[0]?.id
  if (id === undefined) return false
  await sendJob(req, mailQueue, { mailId: Number(id) })
  return true
}

/** The name at the top of every e-mail and the line at its foot. */
export const mailFrame = () => ({
  sender: siteIdentity().name,
  footer: `Sent by ${siteIdentity().name} (${new URL(env().SERVER_URL).host}).`,
})
