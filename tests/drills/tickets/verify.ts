import type { Payload } from 'payload'
import type { Written } from './write-tickets'

export type Findings = {
  lost: number
  doubled: number
  breaches: number
  /** Broken promises that nobody was notified of, or more than once. */
  unnotified: number
  notified_twice: number
  /** The longest time between a broken promise and its e-mail, in seconds. */
  latest_seconds: number
}

const rowsOf = async (payload: Payload, query: string) => (await payload.db.pool.query(query)).rows

/** How many of the wanted texts are missing, and how many are there more than once. */
async function compare(payload: Payload, query: string, wanted: readonly string[]) {
  const rows = await rowsOf(payload, query)
  const there = new Map(rows.map(({ n, text }) => [String(text), Number(n)]))
  return {
    lost: wanted.filter((text) => !there.has(text)).length,
    doubled: [...there.values()].filter((n) => n > 1).length,
  }
}

/** A first response that came late or never; each is named in an e-mail to the only member of the department. */
const BROKEN = `
  SELECT t.id, (SELECT count(*) FROM ticket_notices n WHERE n.ticket_id = t.id AND n.kind = 'breach') AS notices,
    (SELECT count(*) FROM mail_outbox o WHERE o.event_key = 'ticket-overdue'
      AND position(t.ticket_number || ':' IN o.body_text) > 0) AS mails,
    extract(epoch FROM (SELECT min(o.created_at) FROM mail_outbox o WHERE o.event_key = 'ticket-overdue'
      AND position(t.ticket_number || ':' IN o.body_text) > 0) - t.first_response_due_at) AS late
  FROM support_tickets t WHERE t.first_responded_at IS NULL`

/** What became of everything that was acknowledged, and of every promise that was broken. */
export async function verify(payload: Payload, { messages, tickets }: Written): Promise<Findings> {
  const bySubject = 'SELECT subject AS text, count(*) AS n FROM support_tickets GROUP BY subject'
  const byMessage = 'SELECT message AS text, count(*) AS n FROM ticket_responses GROUP BY message'
  const made = await compare(
    payload,
    bySubject,
    tickets.map((n) => `Drill ${n}`),
  )
  const written = await compare(payload, byMessage, messages)
  const broken = (await rowsOf(payload, BROKEN)).map(({ late, mails, notices }) => ({
    late: Number(late),
    mails: Number(mails),
    notices: Number(notices),
  }))
  return {
    lost: made.lost + written.lost,
    doubled: made.doubled + written.doubled,
    breaches: broken.length,
    unnotified: broken.filter(({ mails, notices }) => mails === 0 || notices === 0).length,
    notified_twice: broken.filter(({ mails, notices }) => mails > 1 || notices > 1).length,
    latest_seconds: Math.round(Math.max(0, ...broken.map(({ late }) => late)) * 10) / 10,
  }
}

/** How many broken promises nobody was notified of yet. */
export async function countUnnotified(payload: Payload): Promise<number> {
  const [row] = await rowsOf(
    payload,
    `SELECT count(*) AS n FROM support_tickets t WHERE t.first_responded_at IS NULL AND NOT EXISTS (
      SELECT FROM ticket_notices n WHERE n.ticket_id = t.id AND n.kind = 'breach')`,
  )
  return Number(row?.n)
}
