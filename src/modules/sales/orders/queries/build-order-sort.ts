import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { dayIn } from '@/kernel/time/day-in'
import { personNameById } from '@/modules/accounts/people/queries/select-person-name-by-id'
import { dollarSql } from '@/modules/settings/exchange-rates/queries/build-dollar-sql'
import { readRatesOn } from '@/modules/settings/exchange-rates/queries/read-rates-on'
import { sumOf } from '@/server/count-and-sum'
import type { Db } from '@/server/db-of'
import { GIVEN_BACK_STATUSES } from '../rules/is-still-due'
import { type OrderSort, USUAL_ORDER_SORT } from '../rules/lists/order-sorts'
import { ORDER_STATUSES } from '../rules/order-statuses'

/** A column that orders `o` are put in order by, and the tables that it needs. */
type SortColumn = { join?: SQL; by: SQL }

const listed = (words: readonly string[]): SQL => sql.raw(words.map((word) => `'${word}'`).join(', '))

const IS_DUE = sql`o.status NOT IN (${listed(GIVEN_BACK_STATUSES)})`

/** The money of the schedule of an order `o`, or of its refunds, received or gone back. */
const moved = (which: SQL): SQL =>
  sumOf(sql`p.received`, sql`payments p WHERE p.order_id = o.id AND ${which}`)
const RECEIVED = moved(sql`p.kind <> 'REFUND'`)
const GIVEN_BACK = moved(sql`p.kind = 'REFUND' AND NOT p.is_goodwill`)

/** As `balanceOf`: what is still to be paid, in minor units. */
const BALANCE = sql`(CASE WHEN ${IS_DUE} THEN o.total - ${RECEIVED} + ${GIVEN_BACK} ELSE 0 END)`

/** As `booksOf`, whose states are stored whenever money comes or goes back: the day of the first payment that is open. */
const NEXT_DUE = sql`(CASE WHEN ${IS_DUE} THEN (SELECT d.due_on FROM payments d
  WHERE d.order_id = o.id AND d.kind <> 'REFUND' AND d.status <> 'RECEIVED' ORDER BY d.sequence LIMIT 1) END)`

/** Values in the order of a list of words. */
const placeIn = (column: SQL, words: readonly string[]): SQL =>
  sql`array_position(ARRAY[${listed(words)}], ${column}::text)`

type ColumnName = 'number' | 'status' | 'customer' | 'vehicle' | 'showroom' | 'total' | 'balance' | 'due'

const PLAIN: Record<Exclude<ColumnName, 'total' | 'balance'>, SortColumn> = {
  number: { by: sql`o.id` },
  status: { by: placeIn(sql`o.status`, ORDER_STATUSES) },
  customer: { by: personNameById(sql`o.customer_id`) },
  vehicle: { join: sql`LEFT JOIN vehicles sv ON sv.id = o.vehicle_id`, by: sql`coalesce(sv.name, sv.sku)` },
  showroom: { join: sql`LEFT JOIN showroom_offices ss ON ss.id = o.showroom_id`, by: sql`ss.showroom_name` },
  due: { by: NEXT_DUE },
}
const NAMES: readonly ColumnName[] = ['customer', 'vehicle', 'showroom']

/** Where orders `o` are read from for an order of the list, and that order; what has no value comes last. */
export async function orderSortSql(
  db: Db,
  sort: OrderSort = USUAL_ORDER_SORT,
  timezone = 'UTC',
): Promise<{ from: SQL; orderBy: SQL }> {
  const from = sql`orders o`
  if (sort === 'newest') return { from, orderBy: sql`o.ordered_at DESC, o.id DESC` }
  if (sort === 'oldest') return { from, orderBy: sql`o.ordered_at, o.id` }
  const [column, way] = sort.split('-') as [ColumnName, 'asc' | 'desc']
  const { by, join = sql`` } =
    column === 'total' || column === 'balance' ? await amountColumn(db, column, timezone) : PLAIN[column]
  const words = NAMES.includes(column) ? sql`lower(unaccent(${by}))` : by
  return {
    from: sql`${from} ${join}`,
    orderBy: way === 'desc' ? sql`${words} DESC NULLS LAST, o.id DESC` : sql`${words} NULLS LAST, o.id`,
  }
}

/** Amounts in several currencies are compared by the company's rates of the day. */
async function amountColumn(db: Db, column: 'total' | 'balance', timezone: string): Promise<SortColumn> {
  const rates = await readRatesOn(db, dayIn(new Date(), timezone))
  const amount = column === 'total' ? sql`o.total` : BALANCE
  return { by: dollarSql(amount, sql`o.currency`, rates) }
}
