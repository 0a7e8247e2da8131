import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Money } from '@/kernel/money'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import type { Span } from '@/kernel/time/periods'
import { countAndSum } from '@/server/count-and-sum'
import type { Db } from '@/server/db-of'
import { all, inShowrooms, within } from '@/server/sql'
import { COUNTED_RECEIPT } from './match-days-of-orders-and-receipts'

/** How many there were in a stretch of time, and their totals by currency, in minor units. */
export type SalesFigure = { count: number; totals: readonly Money[] }

/** Two stretches of time that are compared. */
type Spans = { now: Span; before: Span }

/** The same figure of both. */
export type Compared<T> = { now: T; before: T }

const NONE: SalesFigure = { count: 0, totals: [] }

/** Counts and sums rows of orders or their receipts in two stretches of time, in one statement. */
async function compared(
  db: Db,
  { at, ...rows }: { at: SQL; from: SQL; where: SQL; amount: SQL },
  { before, now }: Spans,
): Promise<Compared<SalesFigure>> {
  const sums = await countAndSum(db, {
    ...rows,
    key: sql`CASE WHEN ${within(at, now)} THEN 'now' ELSE 'before' END`,
    where: all([sql`(${within(at, now)} OR ${within(at, before)})`, rows.where]),
    currency: sql`o.currency`,
  })
  return { now: sums.get('now') ?? NONE, before: sums.get('before') ?? NONE }
}

/** The orders placed, and what they come to; without those cancelled or returned. */
export const ordersPlaced = (
  db: Db,
  spans: Spans,
  showrooms: ShowroomScope,
): Promise<Compared<SalesFigure>> =>
  compared(
    db,
    {
      at: sql`o.ordered_at`,
      from: sql`orders o`,
      where: all([
        sql`o.status NOT IN ('ORDER_CANCELLED', 'ORDER_RETURNED')`,
        inShowrooms(sql`o.showroom_id`, showrooms),
      ]),
      amount: sql`o.total`,
    },
    spans,
  )

/** The money that came, or that went back; lines that were undone do not count. As the list of payments sums it. */
const moneyMoved = (
  kind: 'PAYMENT' | 'REFUND',
  db: Db,
  spans: Spans,
  showrooms: ShowroomScope,
): Promise<Compared<SalesFigure>> =>
  compared(
    db,
    {
      at: sql`r.received_at`,
      from: sql`order_receipts r JOIN orders o ON o.id = r.order_id`,
      where: all([COUNTED_RECEIPT, sql`r.kind = ${kind}`, inShowrooms(sql`o.showroom_id`, showrooms)]),
      amount: sql`r.amount`,
    },
    spans,
  )

/** The money received, whatever of it went back. */
export const moneyReceived = (db: Db, spans: Spans, showrooms: ShowroomScope) =>
  moneyMoved('PAYMENT', db, spans, showrooms)

/** The money paid back. */
export const moneyRefunded = (db: Db, spans: Spans, showrooms: ShowroomScope) =>
  moneyMoved('REFUND', db, spans, showrooms)
