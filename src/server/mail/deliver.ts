import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { SITE } from '@/kernel/site'
import { env } from '../env'
import { defineJob, GiveUp } from '../jobs/job'
import { siteIdentity } from '../site-identity'
import { type MailAdapter, MailRefused } from './adapter'
import { mailQueue } from './outbox'
import { resendAdapter } from './resend'
import { smtpAdapter } from './smtp'

/** Nothing leaves the machine; staff read it in the back office. */
const outboxAdapter: MailAdapter = { name: 'outbox', leavesTheMachine: false, send: async () => {} }

/** Who e-mails come from: the name that the environment says, and the site's own where it says none but the product's. */
const senderOf = (from: string): string =>
  from.startsWith(`${SITE.name} <`)
    ? `"${siteIdentity().name.replaceAll(/["\\\r\n]/g, '')}" ${from.slice(SITE.name.length + 1)}`
    : from

/** The adapter that the environment asks for; without any setting the embedded outbox. */
export function adapterOf({ SMTP_URL, RESEND_API_KEY, MAIL_FROM } = env()): MailAdapter {
  const from = senderOf(MAIL_FROM)
  if (RESEND_API_KEY) return resendAdapter(RESEND_API_KEY, from)
  return SMTP_URL ? smtpAdapter(SMTP_URL, from) : outboxAdapter
}

/** The same for every try at one e-mail. */
const messageIdOf = (id: number, created: Date): string => {
  const mark = createHash('sha256').update(`${id}:${created.toISOString()}`).digest('hex').slice(0, 24)
  return `<${mark}@${new URL(env().SERVER_URL).hostname}>`
}

/** What lets a mail program offer to end such e-mails (RFC 2369 and RFC 8058). */
const unsubscribeHeaders = (url: unknown): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${String(url)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}

export const mailJob = defineJob(mailQueue, ({ payload, input }) => deliver(payload, input.mailId))

/**
 * Sends one e-mail of the outbox unless it has been sent. After it left the machine its text is dropped: it may
 * hold a link that opens an account. A try that was cut short is repeated with the same Message-ID and key.
 *
 * @throws GiveUp when the provider refuses it for good, whatever the adapter throws otherwise
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
      messageId: messageIdOf(mailId, new Date(String(mail.created_at))),
      idempotencyKey: `${mail.effect_key}`,
      headers: unsubscribeHeaders(mail.unsubscribe_url),
    })
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    await db.execute(sql`UPDATE mail_outbox SET state = 'failed', problem = ${problem} WHERE id = ${mailId}`)
    throw error instanceof MailRefused ? new GiveUp(problem) : error
  }
  await db.execute(
    adapter.leavesTheMachine
      ? sql`UPDATE mail_outbox SET state = 'sent', problem = NULL, sent_at = now(), body_text = NULL, body_html = NULL, unsubscribe_url = NULL WHERE id = ${mailId}`
      : sql`UPDATE mail_outbox SET state = 'kept', problem = NULL, sent_at = now() WHERE id = ${mailId}`,
  )
}
