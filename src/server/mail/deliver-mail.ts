import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { SITE } from '@/kernel/site'
import { env } from '../env'
import { defineJob, GiveUp } from '../jobs/define-job'
import { siteIdentity } from '../site-identity'
import { type Row, textOrNull } from '../sql'
import { type MailAdapter, MailRefused } from './mail-adapter'
import { mailQueue } from './mail-queue'
import { resendAdapter } from './resend-adapter'
import { smtpAdapter } from './smtp-adapter'

/** Carried by every e-mail that the product sends, with its host, so that it recognises one that returns to it. */
export const SITE_HEADER = 'X-Kaido-Site'

/** Nobody wrote it (RFC 3834); the second is what Exchange reads. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }

/** Nothing leaves the machine; staff read the e-mails in the back office. */
const outboxAdapter: MailAdapter = { name: 'outbox', leavesTheMachine: false, send: async () => {} }

/**
 * The sender of e-mails: the name set in the environment, or the site's own if that is only the product's.
 */
const senderOf = (from: string): string =>
  from.startsWith(`${SITE.name} <`)
    ? `"${siteIdentity().name.replaceAll(/["\\\r\n]/g, '')}" ${from.slice(SITE.name.length + 1)}`
    : from

/** Who e-mails are from, as 'Name <address>'. */
export const mailSender = ({ MAIL_FROM } = env()): string => senderOf(MAIL_FROM)

/** The adapter configured in the environment; the embedded outbox by default. */
export function adapterOf({ SMTP_URL, RESEND_API_KEY, MAIL_FROM } = env()): MailAdapter {
  const from = senderOf(MAIL_FROM)
  if (RESEND_API_KEY) return resendAdapter(RESEND_API_KEY, from)
  return SMTP_URL ? smtpAdapter(SMTP_URL, from) : outboxAdapter
}

const host = (): string => new URL(env().SERVER_URL).hostname

/** The same on every attempt to send one e-mail. */
const messageIdOf = ({ created_at, id, message_mark }: Row): string => {
  const created = new Date(String(created_at)).toISOString()
  const unique = createHash('sha256').update(`${id}:${created}`).digest('hex').slice(0, 24)
  return `<${message_mark ? `${message_mark}.` : ''}${unique}@${host()}>`
}

/** Lets a mail program offer to unsubscribe (RFC 2369 and RFC 8058). */
const unsubscribeHeaders = (url: unknown): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${String(url)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}

/** Lets mail programs show an e-mail within its conversation. */
function threadHeaders(references: unknown): Record<string, string> {
  const last = references ? String(references).split(' ').at(-1) : null
  return last ? { References: String(references), 'In-Reply-To': last } : {}
}

const headersOf = (mail: Row): Record<string, string> => ({
  [SITE_HEADER]: host(),
  ...unsubscribeHeaders(mail.unsubscribe_url),
  ...threadHeaders(mail.refers_to),
  ...(mail.is_automatic ? AUTOMATIC : {}),
})

export const mailJob = defineJob(mailQueue, ({ payload, input }) => deliver(payload, input.mailId))

/**
 * Sends one e-mail of the outbox unless it has been sent. Once sent, its text is deleted: it may contain a
 * link that opens an account. An interrupted attempt is repeated with the same Message-ID and key.
 *
 * @throws GiveUp if the provider refuses it permanently, otherwise whatever the adapter throws
 */
export async function deliver(payload: Payload, mailId: number, adapter = adapterOf()): Promise<void> {
  const db = payload.db.drizzle
  const { rows } = await db.execute(sql`
    UPDATE mail_outbox SET attempts = attempts + 1, adapter = ${adapter.name}
    WHERE id = ${mailId} AND state IN ('waiting', 'failed') RETURNING *`)
  const mail = rows[0]
  if (!mail) return
  try {
    await adapter.send({
      to: String(mail.to_address),
      subject: String(mail.subject),
      text: String(mail.body_text),
      html: String(mail.body_html),
      replyTo: textOrNull(mail.reply_to),
      messageId: messageIdOf(mail),
      idempotencyKey: `${mail.effect_key}`,
      headers: headersOf(mail),
    })
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    await db.execute(sql`UPDATE mail_outbox SET state = 'failed', problem = ${problem} WHERE id = ${mailId}`)
    throw error instanceof MailRefused ? new GiveUp(problem) : error
  }
  await db.execute(
    adapter.leavesTheMachine
      ? sql`UPDATE mail_outbox SET state = 'sent', problem = NULL, sent_at = now(), body_text = NULL, body_html = NULL, unsubscribe_url = NULL, reply_to = NULL, message_mark = NULL, refers_to = NULL WHERE id = ${mailId}`
      : sql`UPDATE mail_outbox SET state = 'kept', problem = NULL, sent_at = now() WHERE id = ${mailId}`,
  )
}
