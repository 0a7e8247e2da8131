import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { quotes } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import type { HistoryActor } from './write-order-history'

/**
 * Ends the quote of an order that was cancelled before anything was paid, so that its customer can request
 * the vehicle again. Does nothing if its acceptance has been withdrawn already.
 */
export async function closeQuoteOfOrder(
  req: PayloadRequest,
  db: Db,
  id: number,
  { by, reason }: { reason: string | null; by: HistoryActor },
): Promise<void> {
  const [quote] = await select(db, { status: quotes.status }, sql`FROM quotes WHERE id = ${id} FOR UPDATE`)
  if (quote?.status !== 'ACCEPTED') return
  const data = { status: 'CANCELLED', reason, endedAt: new Date().toISOString() } as const
  await req.payload.update({ collection: 'quotes', id, data, req, overrideAccess: true, depth: 0 })
  await db.execute(sql`
    INSERT INTO quote_history (quote_id, from_status, to_status, step, actor_id, actor_kind, reason)
    VALUES (${id}, 'ACCEPTED', 'CANCELLED', 'withdrawAcceptance', ${by.id}, ${by.kind}, ${reason})`)
}
