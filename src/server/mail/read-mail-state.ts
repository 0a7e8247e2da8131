import { sql } from '@payloadcms/db-postgres'
import type { Db } from '../db-of'
import { isoMoment, nullable, number, text } from '../rows/fields'
import { select } from '../rows/select'
import { adapterOf, mailSender } from './deliver-mail'
import type { MailAdapter } from './mail-adapter'

/** How e-mails leave, and what became of the newest. Timestamps are ISO in UTC. */
export type MailState = {
  provider: MailAdapter['name']
  /** 'Name <address>' */
  sender: string
  waiting: number
  failed: number
  lastSentAt: string | null
  /** The newest that could not be sent; its problem may name whom it was for. */
  lastFailure: { createdAt: string; problem: string | null } | null
}

const STATE = {
  waiting: number(sql`(SELECT count(*) FROM mail_outbox WHERE state = 'waiting')`),
  failed: number(sql`(SELECT count(*) FROM mail_outbox WHERE state = 'failed')`),
  lastSentAt: nullable(
    isoMoment(sql`(SELECT max(sent_at) FROM mail_outbox WHERE state IN ('sent', 'kept'))`),
  ),
  failedAt: nullable(isoMoment(sql`f.created_at`)),
  problem: nullable(text(sql`f.problem`)),
}

/** Reads the state of the way that the environment sets for e-mails. */
export async function readMailState(db: Db): Promise<MailState> {
  const [row] = await select(
    db,
    STATE,
    sql`FROM (SELECT 1) one LEFT JOIN LATERAL (SELECT created_at, problem FROM mail_outbox
      WHERE state = 'failed' ORDER BY id DESC LIMIT 1) f ON true`,
  )
  return {
    provider: adapterOf().name,
    sender: mailSender(),
    waiting: row?.waiting ?? 0,
    failed: row?.failed ?? 0,
    lastSentAt: row?.lastSentAt ?? null,
    lastFailure: row?.failedAt ? { createdAt: row.failedAt, problem: row.problem } : null,
  }
}
