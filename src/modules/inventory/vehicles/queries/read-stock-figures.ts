import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { type Amount, DEFAULT_CURRENCY } from '@/kernel/money'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { type Counts, countAndSum } from '@/server/count-and-sum'
import { SlowAnswerCache } from '@/server/slow-answer-cache'
import { all, inShowrooms } from '@/server/sql'
import { AGE_BANDS } from '../rules/stock/stock-age'
import { VEHICLE_STATUSES, type VehicleStatus } from '../rules/vehicle-status'
import { readStock, type StockRow } from './list-stock'
import { inStock } from './match-vehicle-states'

/** Stock by status for the dashboard, with their prices in each currency. */
type StockFigure = { status: VehicleStatus; count: number; totals: Amount[] }
/** What is in stock, by days; `to` is null for the last, open band. */
type AgeingFigure = { from: number; to: number | null; count: number; totals: Amount[] }

const figures = new WeakMap<Payload, SlowAnswerCache>()

/** With more vehicles than this, counts may lag. */
const LARGE = 20_000

/** This process's dashboard figures; with very many vehicles they may be some seconds old. */
function remembered<T extends { count: number }>(
  payload: Payload,
  key: string,
  showrooms: ShowroomScope,
  query: () => Promise<T[]>,
): Promise<T[]> {
  const memory = figures.get(payload) ?? new SlowAnswerCache()
  figures.set(payload, memory)
  const isLarge = (rows: T[]) => rows.reduce((sum, { count }) => sum + count, 0) > LARGE
  return memory.get(JSON.stringify([key, showrooms]), query, isLarge)
}

/**
 * How many vehicles have each status and their prices, without the trash; every status is included.
 */
export const readStockByStatus = (payload: Payload, showrooms: ShowroomScope): Promise<StockFigure[]> =>
  remembered(payload, 'status', showrooms, () => readStatuses(payload, showrooms))

/** The total prices of vehicles, by `key`. */
const countBy = (payload: Payload, key: SQL, where: SQL): Promise<Map<string, Counts>> =>
  countAndSum(payload.db.drizzle, {
    key,
    from: sql`vehicles`,
    where,
    amount: sql`price`,
    currency: sql`coalesce(currency, ${DEFAULT_CURRENCY})`,
  })

const NONE: Counts = { count: 0, totals: [] }

async function readStatuses(payload: Payload, showrooms: ShowroomScope): Promise<StockFigure[]> {
  const where = all([sql`deleted_at IS NULL`, inShowrooms(sql`showroom_id`, showrooms)])
  const counts = await countBy(payload, sql`status`, where)
  return VEHICLE_STATUSES.map((status: VehicleStatus) => ({ status, ...(counts.get(status) ?? NONE) }))
}

/** What is in stock by whole days, as `stockAge` counts them. */
export const readAgeingStock = (payload: Payload, showrooms: ShowroomScope): Promise<AgeingFigure[]> =>
  remembered(payload, 'ageing', showrooms, () => readAges(payload, showrooms))

/** Where the second band begins, and each after it. */
const LATER = AGE_BANDS.slice(1).map(([from]) => from)

async function readAges(payload: Payload, showrooms: ShowroomScope): Promise<AgeingFigure[]> {
  const unsold = all([
    sql`deleted_at IS NULL`,
    inStock(sql`status`),
    inShowrooms(sql`showroom_id`, showrooms),
  ])
  const age = sql`width_bucket(extract(day FROM now() - created_at)::int, ${sql.raw(`'{${LATER}}'`)}::int[])`
  const counts = await countBy(payload, age, unsold)
  return AGE_BANDS.map(([from, to], band) => ({ from, to, ...(counts.get(String(band)) ?? NONE) }))
}

/** The most recently entered vehicles, as in the staff list. */
export const readNewestStock = (
  payload: Payload,
  showrooms: ShowroomScope,
  limit: number,
): Promise<StockRow[]> => readStock(payload, {}, showrooms, { sort: 'created-desc', limit, offset: 0 })
