import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { all, ids } from '@/server/sql'
import { VEHICLE_STATUSES, type VehicleStatus } from '../rules/vehicle-status'
import { readStock, type StockRow } from './list-stock'
import { Remembered } from './remembered'
import type { AgeingFigure, StockFigure } from './types'

type Scope = readonly number[] | 'all'

const inScope = (showrooms: Scope) => showrooms !== 'all' && sql`showroom_id = ANY(${ids(showrooms)})`

/** Bands of age in days; the last is open. */
const BANDS = [
  [0, 30],
  [31, 60],
  [61, 90],
  [91, null],
] as const

const figures = new WeakMap<Payload, Remembered>()

/** So many vehicles may be counted late. */
const LARGE = 20_000

/** Figures of this process's dashboards; with very many vehicles they may be some seconds old. */
function remembered<T extends { count: number }>(
  payload: Payload,
  key: string,
  showrooms: Scope,
  ask: () => Promise<T[]>,
): Promise<T[]> {
  const memory = figures.get(payload) ?? new Remembered()
  figures.set(payload, memory)
  const isLarge = (rows: T[]) => rows.reduce((sum, { count }) => sum + count, 0) > LARGE
  return memory.get(JSON.stringify([key, showrooms]), ask, isLarge)
}

/** How many vehicles stand in each status and what is asked for them, trash left out; every status is named. */
export const stockByStatus = (payload: Payload, showrooms: Scope): Promise<StockFigure[]> =>
  remembered(payload, 'status', showrooms, () => readStatuses(payload, showrooms))

async function readStatuses(payload: Payload, showrooms: Scope): Promise<StockFigure[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT status, count(*)::int AS n, coalesce(sum(price), 0)::float8 AS value FROM vehicles
    WHERE ${all([sql`deleted_at IS NULL`, inScope(showrooms)])} GROUP BY status`)
  const found = new Map(rows.map((row) => [String(row.status), row]))
  return VEHICLE_STATUSES.map((status: VehicleStatus) => ({
    status,
    count: Number(found.get(status)?.n ?? 0),
    value: Number(found.get(status)?.value ?? 0),
  }))
}

/** Unsold stock (neither SOLD nor ARCHIVED) by whole days since it was entered. */
export const ageingStock = (payload: Payload, showrooms: Scope): Promise<AgeingFigure[]> =>
  remembered(payload, 'ageing', showrooms, () => readAges(payload, showrooms))

async function readAges(payload: Payload, showrooms: Scope): Promise<AgeingFigure[]> {
  const unsold = all([sql`deleted_at IS NULL`, sql`status NOT IN ('SOLD', 'ARCHIVED')`, inScope(showrooms)])
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT width_bucket(extract(day FROM now() - created_at)::int, '{31,61,91}'::int[]) AS band,
      count(*)::int AS n, coalesce(sum(price), 0)::float8 AS value
    FROM vehicles WHERE ${unsold} GROUP BY 1`)
  return BANDS.map(([from, to], index) => {
    const row = rows.find((one) => Number(one.band) === index)
    return { from, to, count: Number(row?.n ?? 0), value: Number(row?.value ?? 0) }
  })
}

/** The vehicles entered last, as the staff list shows them. */
export const newestStock = (payload: Payload, showrooms: Scope, limit: number): Promise<StockRow[]> =>
  readStock(payload, {}, showrooms, { sort: 'created-desc', limit, offset: 0 })
