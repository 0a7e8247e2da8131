import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { AppError } from '@/kernel/errors'
import { dayIn } from '@/kernel/time/day-in'
import { quotes } from '@/modules/sales/tables.gen'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import type { TraceNote } from '@/server/audit/audit-stamp'
import { logger } from '@/server/logger'
import { select } from '@/server/rows/select'
import { BY_CLOCK } from './read-quote-actor'
import { takeQuoteStep } from './take-quote-step'

const TRACE: TraceNote = { actorKind: 'job', actorLabel: 'End expired quotes' }

/**
 * Ends every offer whose last day is over, each in its own transaction, and notifies its customer. May run at
 * any time and any number of times. While staff owe an answer a quote does not run out.
 *
 * @returns how many were ended
 */
export async function expireQuotes(payload: Payload): Promise<number> {
  const db = payload.db.drizzle
  const today = dayIn(new Date(), (await readTradeSettings(db)).timezone)
  const due = await select(
    db,
    { id: quotes.id },
    sql`FROM quotes WHERE status IN ('QUOTED', 'NEGOTIATING') AND valid_until < ${today} ORDER BY valid_until, id`,
  )
  let ended = 0
  for (const { id } of due) if (await expire(payload, id)) ended += 1
  return ended
}

async function expire(payload: Payload, id: number): Promise<boolean> {
  const req = await createLocalReq({ context: { audit: TRACE } }, payload)
  try {
    await takeQuoteStep(req, id, 'expire', { by: BY_CLOCK })
    return true
  } catch (error) {
    // It is staff's turn after all, or it has ended in the meantime.
    if (!(error instanceof AppError)) logger.error({ err: error, quote: id }, 'a quote could not be ended')
    return false
  }
}
