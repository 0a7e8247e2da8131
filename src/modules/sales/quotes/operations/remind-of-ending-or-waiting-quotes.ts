import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { dayIn } from '@/kernel/time/day-in'
import { quotes } from '@/modules/sales/tables.gen'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { isoMoment } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { endingDays, waitingTooLongSince } from '../rules/reminder-times'
import { remindCustomer, remindShowroom } from './notify-or-remind-of-quote'

/** How many are looked at in one go. */
const BATCH = 200

const q = alias(quotes, 'q')

/** A round that staff have not answered: it is their turn. */
const UNANSWERED = sql.raw(`EXISTS (SELECT FROM quote_customizations c WHERE c.quote_id = q.id
  AND c.negotiating_round = q.negotiating_round AND c.answered_at IS NULL)`)

const notSent = (key: SQL): SQL => sql`NOT EXISTS (SELECT FROM mail_outbox m WHERE ${key})`

/**
 * Reminds customers of the offers that wait for them and are about to expire, each in a transaction of its own,
 * and once for each last day. May run at any time and any number of times.
 *
 * @returns how many were looked at
 */
export async function remindOfEnds(payload: Payload, now: Date): Promise<number> {
  const { timezone } = await readTradeSettings(payload.db.drizzle)
  const { from, to } = endingDays(dayIn(now, timezone))
  const ending = (id: SQL) => sql`FROM quotes q JOIN users u ON u.id = q.customer_id
    WHERE ${id} AND q.status IN ('QUOTED', 'NEGOTIATING') AND q.vehicle_gone_at IS NULL AND q.valid_until BETWEEN ${from} AND ${to}
      AND NOT (q.status = 'NEGOTIATING' AND ${UNANSWERED}) AND u.status = 'ACTIVE' AND u.deleted_at IS NULL`
  const sent = notSent(sql`m.effect_key = 'quote:' || q.id || ':ends-soon:' || q.valid_until`)
  const rows = await select(
    payload,
    { id: q.id },
    sql`${ending(sql`true`)} AND ${sent} ORDER BY q.valid_until, q.id LIMIT ${BATCH}`,
  )
  for (const { id } of rows)
    await stillDue(payload, id, ending(sql`q.id = ${id}`), (req, db) => remindCustomer(req, db, id))
  return rows.length
}

const WAITING = { id: q.id, since: isoMoment(sql`q.waiting_since`) }

/**
 * Reminds showrooms of customers who have waited for more than a day, each in a transaction of its own, and once
 * for each turn. May run at any time and any number of times.
 *
 * @returns how many were looked at
 */
export async function remindOfWaiting(payload: Payload, now: Date): Promise<number> {
  const waiting = (id: SQL) => sql`FROM quotes q
    WHERE ${id} AND q.vehicle_gone_at IS NULL AND q.waiting_since < ${waitingTooLongSince(now).toISOString()}
      AND (q.status = 'AWAITING_RESPONSE' OR q.status = 'NEGOTIATING' AND ${UNANSWERED})`
  const since = sql`to_char(q.waiting_since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  // Receivers' addresses follow. A range is served by the index of the outbox, a pattern is not.
  const effect = sql`'quote:' || q.id || ':waits:' || ${since} || ':'`
  const sent = notSent(sql`m.effect_key > ${effect} AND m.effect_key < ${effect} || '~'`)
  const rows = await select(
    payload,
    WAITING,
    sql`${waiting(sql`true`)} AND ${sent} ORDER BY q.waiting_since, q.id LIMIT ${BATCH}`,
  )
  for (const { id, since: began } of rows)
    await stillDue(payload, id, waiting(sql`q.id = ${id}`), (req, db) => remindShowroom(req, db, id, began))
  return rows.length
}

type Remind = (req: Parameters<typeof remindCustomer>[0], db: Db) => Promise<void>

/** Reminds while the quote is locked, unless somebody has acted in the meantime. */
const stillDue = (payload: Payload, id: number, from: SQL, remind: Remind): Promise<void> =>
  inTransaction({ payload }, async (req, db) => {
    await db.execute(sql`SELECT id FROM quotes WHERE id = ${id} FOR UPDATE`)
    if (await exists(db, from)) await remind(req, db)
  })
