import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import { fingerprint } from '@/modules/accounts/credentials/operations/issue-use-or-void-token'
import type { Db } from '@/server/db-of'
import { all, contains, equals, iso, pageOf, type Row, textOrNull } from '@/server/sql'
import { linksIn, redactOneTimeLinks } from '../rules/redact-one-time-links'
import type { MailState, OutboxFilter } from '../schemas/mail'
import * as words from '../words'

/** An e-mail of the outbox without its text. Timestamps are ISO. */
export type OutboxRow = {
  id: number
  event: string
  to: string
  subject: string
  state: MailState
  adapter: string | null
  attempts: number
  problem: string | null
  createdAt: string
  sentAt: string | null
}

/**
 * The same with its text, except for the tokens of its links; null once it has left the machine.
 * `hasOpenLink`: one of them still works and that only the reader can pass it on.
 */
export type OutboxMail = OutboxRow & { text: string | null; html: string | null; hasOpenLink: boolean }

const rowOf = (row: Row): OutboxRow => ({
  id: Number(row.id),
  event: String(row.event_key),
  to: String(row.to_address),
  subject: String(row.subject),
  state: row.state as MailState,
  adapter: textOrNull(row.adapter),
  attempts: Number(row.attempts),
  problem: textOrNull(row.problem),
  createdAt: iso(row.created_at),
  sentAt: row.sent_at == null ? null : iso(row.sent_at),
})

/**
 * One page of the outbox, newest first. Access is up to the caller: mails contain links that open accounts.
 */
export async function listOutbox(
  db: Db,
  { state, event, to, page, limit }: OutboxFilter,
): Promise<{ rows: OutboxRow[]; total: number }> {
  const { rows, total } = await pageOf(
    db,
    {
      select: sql`id, event_key, to_address, subject, state, adapter, attempts, problem, created_at, sent_at`,
      from: sql`mail_outbox`,
      where: all([equals(sql`state`, state), equals(sql`event_key`, event), contains(sql`to_address`, to)]),
      orderBy: sql`created_at DESC, id DESC`,
    },
    { page, limit },
  )
  return { rows: rows.map(rowOf), total }
}

/** The first that could not be sent, oldest first; without their texts. */
export async function getOldestFailed(db: Db, limit: number): Promise<OutboxRow[]> {
  const { rows } = await db.execute(
    sql`SELECT * FROM mail_outbox WHERE state = 'failed' ORDER BY id LIMIT ${limit}`,
  )
  return rows.map(rowOf)
}

/** The e-mails that could not be sent. */
export const failedMails: Waiting = {
  of: () => sql`SELECT 1 FROM mail_outbox WHERE state = 'failed'`,
  text: words.emailsFailed,
}

/**
 * The one-time links of an e-mail stored here, as long as they work. Anyone with such a link can enter the
 * account.
 */
export async function getOpenLinks(db: Db, id: number): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT body_text FROM mail_outbox WHERE id = ${id} AND state = 'kept' AND body_text IS NOT NULL`,
  )
  const open: string[] = []
  for (const { address, token } of linksIn(String(rows[0]?.body_text ?? ''))) {
    const mails = await db.execute(sql`
      SELECT 1 FROM account_tokens WHERE token_hash = ${fingerprint(token)} AND used_at IS NULL AND expires_at > now()`)
    if (mails.rows.length > 0) open.push(address)
  }
  return open
}

/** One e-mail of the outbox with its text; null if there is none. */
export async function getOutboxMail(db: Db, id: number): Promise<OutboxMail | null> {
  const { rows } = await db.execute(sql`SELECT * FROM mail_outbox WHERE id = ${id}`)
  const row = rows[0]
  if (!row) return null
  const redacted = (value: unknown) => (value == null ? null : redactOneTimeLinks(String(value)))
  const hasOpenLink = (await getOpenLinks(db, id)).length > 0
  return { ...rowOf(row), text: redacted(row.body_text), html: redacted(row.body_html), hasOpenLink }
}
