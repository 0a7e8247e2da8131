import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { all } from '@/server/sql'
import { statusCode } from '../../rules/status/status-codes'
import { AGE_BANDS } from '../../rules/stock/stock-age'
import { isInStock, VEHICLE_STATUSES } from '../../rules/vehicle-status'
import { ageName, type StockFilter } from '../../schemas/stock-query'

/** The company's time zone, in which days begin and end. */
const TIMEZONE = sql.raw(
  `coalesce((SELECT nullif(timezone, '') FROM company_settings ORDER BY id LIMIT 1), 'UTC')`,
)

const startOf = (day: string, plus: number): SQL =>
  sql`((${day}::date + ${plus}::int)::timestamp AT TIME ZONE ${TIMEZONE})`

/** Entered so many days ago, counted as `stockAge` does. */
const daysAgo = (days: number): SQL => sql`now() - ${days * 24}::int * interval '1 hour'`

const IN_STOCK = sql.raw(`s.status IN (${VEHICLE_STATUSES.filter(isInStock).map(statusCode).join(', ')})`)

type Pending = Partial<Pick<StockFilter, 'age' | 'enteredFrom' | 'enteredTo'>>

/** When the vehicle of a search row `s` was entered: on the days of a filter, or so long ago and not sold since. */
export function matchDaysEntered({ age, enteredFrom, enteredTo }: Pending): SQL | false {
  if (!age && !enteredFrom && !enteredTo) return false
  const [from, to] = AGE_BANDS.find((band) => ageName(band) === age) ?? [0, null]
  const entered = all([
    enteredFrom !== undefined && sql`e.created_at >= ${startOf(enteredFrom, 0)}`,
    enteredTo !== undefined && sql`e.created_at < ${startOf(enteredTo, 1)}`,
    from > 0 && sql`e.created_at <= ${daysAgo(from)}`,
    to !== null && sql`e.created_at > ${daysAgo(to + 1)}`,
  ])
  return all([
    age !== undefined && IN_STOCK,
    sql`EXISTS (SELECT FROM vehicles e WHERE e.id = s.vehicle_id AND ${entered})`,
  ])
}
