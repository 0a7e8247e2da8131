import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { SQL } from 'drizzle-orm'
import type { Payload } from 'payload'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import { modelCodes, vehicles } from '@/modules/inventory/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import { filled, flag, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { count, select } from '@/server/rows/select'
import { all, between, equals, inShowrooms } from '@/server/sql'
import { statusCode } from '../rules/vehicle-status'
import type { StockFilter, StockSort } from '../schemas/stock-list'
import { isPictureDrawn, withoutPhotograph } from './photographs'
import { viewsOf } from './vehicle-views'

const v = alias(vehicles, 'v')

const STOCK = {
  id: v.id,
  sku: filled(v.sku),
  name: text(sql`coalesce(v.name, '')`),
  status: v.status,
  year: v.year,
  price: number(sql`coalesce(v.price, 0)`),
  currency: text(sql`coalesce(v.currency, ${sql.raw(`'${DEFAULT_CURRENCY}'`)})`),
  priceType: v.priceType,
  mileage: number(sql`coalesce(v.mileage, 0)`),
  modelCode: nullable(alias(modelCodes, 'mc').modelCode),
  chassis: v.chassis,
  showroom: nullable(alias(showroomOffices, 'r').showroomName),
  /** File name of the first picture at thumbnail size. */
  picture: nullable(text(sql`hits.card #>> '{picture,t}'`)),
  /** Whether that is a drawing, not a photograph of the vehicle. */
  isDrawn: flag(isPictureDrawn('hits')),
  pictures: number(sql`coalesce((hits.card ->> 'pictures')::int, 0)`),
  /** How often its page was viewed in the last 30 days. */
  views: number(viewsOf(sql`v.id`)),
  updatedAt: v.updatedAt,
  createdAt: v.createdAt,
}

/** A vehicle in the back office's list. Money is whole units of `currency`, mileage miles. */
export type StockRow = RowOf<typeof STOCK>

/** Above this the total is given as "more than": an exact count of a million rows helps nobody. */
export const STOCK_COUNT_CAP = 10_000

/** The sort orders of the list, each with an index. */
export const STOCK_ORDERS: Record<StockSort, SQL> = {
  'updated-desc': sql`s.updated DESC, s.vehicle_id DESC`,
  'updated-asc': sql`s.updated, s.vehicle_id`,
  'created-desc': sql`s.vehicle_id DESC`,
  'created-asc': sql`s.vehicle_id`,
  'name-asc': sql`s.card ->> 'name', s.vehicle_id`,
  'name-desc': sql`s.card ->> 'name' DESC, s.vehicle_id DESC`,
  'price-desc': sql`s.price DESC NULLS LAST, s.vehicle_id DESC`,
  'price-asc': sql`s.price NULLS LAST, s.vehicle_id`,
  'year-desc': sql`s.year DESC, s.vehicle_id DESC`,
  'year-asc': sql`s.year, s.vehicle_id`,
  'mileage-asc': sql`s.mileage, s.vehicle_id`,
  'mileage-desc': sql`s.mileage DESC, s.vehicle_id DESC`,
}

/** Each word anywhere in the vehicle's staff text; normalisation removes wildcards. */
const matches = (given: string): SQL[] =>
  given
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => sql`s.staff_doc LIKE '%' || search_norm(${word}) || '%'`)

type StockConditions = Partial<Omit<StockFilter, 'sort' | 'page' | 'limit'>>

function conditions(filter: StockConditions, showrooms: readonly number[] | 'all'): SQL {
  return all([
    ...matches(filter.text ?? ''),
    equals(sql`s.status`, filter.status && statusCode(filter.status)),
    equals(sql`s.make_id`, filter.make),
    equals(sql`s.body`, filter.body),
    equals(sql`s.showroom`, filter.showroom),
    between(sql`s.year`, filter.yearFrom, filter.yearTo),
    filter.photos === 'none' && withoutPhotograph('s'),
    inShowrooms(sql`s.showroom`, showrooms),
  ])
}

const countStock = (payload: Payload, filter: StockFilter, showrooms: readonly number[] | 'all') =>
  count(
    payload.db.drizzle,
    sql`FROM (SELECT 1 FROM vehicle_search s WHERE ${conditions(filter, showrooms)}
      LIMIT ${STOCK_COUNT_CAP + 1}) few`,
  )

/** The staff list of vehicles: one page and a total that is exact up to STOCK_COUNT_CAP. */
export async function listStock(
  payload: Payload,
  filter: StockFilter,
  showrooms: readonly number[] | 'all',
): Promise<{ rows: StockRow[]; total: number; capped: boolean; page: number; pages: number }> {
  const { sort, limit } = filter
  const readPage = (page: number) =>
    readStock(payload, filter, showrooms, { sort, limit, offset: (page - 1) * limit })
  // Beside the count: hardly anybody asks for a page that is not there.
  const wanted = Math.min(filter.page, Math.ceil(STOCK_COUNT_CAP / limit))
  const [found, asked] = await Promise.all([countStock(payload, filter, showrooms), readPage(wanted)])
  const total = Math.min(found, STOCK_COUNT_CAP)
  const pages = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(filter.page, pages)
  const rows = page === wanted ? asked : await readPage(page)
  return { rows, total, capped: found > STOCK_COUNT_CAP, page, pages }
}

/** Some rows of the staff list in their order, without counting the others. */
export function readStock(
  payload: Payload,
  filter: StockConditions,
  showrooms: readonly number[] | 'all',
  { sort, limit, offset }: { sort: StockSort; limit: number; offset: number },
): Promise<StockRow[]> {
  return select(
    payload.db.drizzle,
    STOCK,
    (columns) => sql`WITH hits AS MATERIALIZED (
      SELECT s.vehicle_id, s.card, row_number() OVER (ORDER BY ${STOCK_ORDERS[sort]}) AS place
      FROM vehicle_search s WHERE ${conditions(filter, showrooms)}
      ORDER BY ${STOCK_ORDERS[sort]} LIMIT ${limit} OFFSET ${offset})
    SELECT ${columns}
    FROM hits JOIN vehicles v ON v.id = hits.vehicle_id
    LEFT JOIN model_codes mc ON mc.id = v.model_code_id
    LEFT JOIN showroom_offices r ON r.id = v.showroom_id
    ORDER BY hits.place`,
  )
}
