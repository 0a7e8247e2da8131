import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { startOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import { all } from '@/server/sql'
import type { OrdersQuery } from '../schemas/orders'

/** The moment at which a day of a filter begins, in the company's time zone; a moment as it is. */
const momentOf = (given: string, timezone: string, plus: number): string =>
  given.length === 10 ? startOfDay(given, timezone, plus).toISOString() : given

/** Whether a moment is between two that a filter gives: days with their end, moments as they are. */
const between = (column: SQL, from: string | undefined, to: string | undefined, timezone: string): SQL =>
  all([
    from !== undefined && sql`${column} >= ${momentOf(from, timezone, 0)}`,
    to !== undefined &&
      (to.length === 10
        ? sql`${column} < ${momentOf(to, timezone, 1)}`
        : sql`${column} <= ${momentOf(to, timezone, 0)}`),
  ])

/** Whether the money of a receipt `r` came or went back on the days of a filter. */
export const receivedOn = (from: string | undefined, to: string | undefined, timezone: string): SQL =>
  between(sql`r.received_at`, from, to, timezone)

/** Receipts `r` that count: money that came or went back, unless the line was undone. */
export const COUNTED_RECEIPT = sql.raw(
  `r.kind IN ('PAYMENT', 'REFUND') AND NOT EXISTS (SELECT FROM order_receipts n WHERE n.undoes_id = r.id)`,
)

type DayFilters = Pick<OrdersQuery, 'orderDateFrom' | 'orderDateTo' | 'paidFrom' | 'paidTo'>

/** The orders `o` that were placed, or for which money came or went back, on the days of a filter. */
export const onDays = ({ orderDateFrom, orderDateTo, paidFrom, paidTo }: DayFilters, timezone: string): SQL =>
  all([
    between(sql`o.ordered_at`, orderDateFrom, orderDateTo, timezone),
    (paidFrom !== undefined || paidTo !== undefined) &&
      sql`o.id IN (SELECT r.order_id FROM order_receipts r
        WHERE ${COUNTED_RECEIPT} AND ${receivedOn(paidFrom, paidTo, timezone)})`,
  ])
