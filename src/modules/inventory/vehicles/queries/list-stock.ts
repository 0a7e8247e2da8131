import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { SQL } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { AddedField, AddedFields } from '@/kernel/added-fields'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { modelCodes, vehicles } from '@/modules/inventory/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { addedFields, addedGroups } from '@/server/rows/added-vehicle-fields'
import { filled, flag, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { count, select, selectValues } from '@/server/rows/select'
import { all, between, equals, ids as idList, inShowrooms } from '@/server/sql'
import { statusCode } from '../rules/status/status-codes'
import { stockAge } from '../rules/stock/stock-age'
import {
  isAddedSort,
  type OwnSort,
  type StockFileFilter,
  type StockFilter,
  type StockSort,
  sortFor,
} from '../schemas/stock-query'
import { addedFilterSql } from './match-added-fields'
import { isPictureDrawn, withoutPhotograph } from './match-missing-photographs'
import { pageViewsOf } from './read-page-view-counts'
import { matchDaysEntered } from './stock/match-days-entered'
import { type AddedValues, addedValuesField } from './stock/select-added-columns'

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
  /** The port that a CIF or DDP price holds for. */
  namedPort: nullable(v.namedPortId),
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
  views: number(pageViewsOf(sql`v.id`)),
  updatedAt: v.updatedAt,
  createdAt: v.createdAt,
}

const COST = { cost: number(sql`coalesce(v.cost_value, 0)`) }

const shapesOf = (fields: readonly AddedField[]) => {
  const plain = { ...STOCK, added: addedValuesField(fields) }
  return { plain, withCost: { ...plain, ...COST } }
}
const shapes = new WeakMap<readonly AddedFields[], ReturnType<typeof shapesOf>>()

/** What is read of a vehicle, with modules' fields; for those who see costs with these, too. */
function stockShapes(): ReturnType<typeof shapesOf> {
  const known = shapes.get(addedGroups()) ?? shapesOf(addedFields())
  shapes.set(addedGroups(), known)
  return known
}

/** A vehicle in the back office's list. Money is whole units of `currency`, mileage miles. */
export type StockRow = RowOf<typeof STOCK> & {
  /** Modules' fields that are columns, by their keys. */
  added: AddedValues
  /** Days in stock; null if it is no longer. */
  age: number | null
  /** What it was bought for, in `currency`; 0 if not entered, absent for those who do not see costs. */
  cost?: number
}

/** Above this the total is given as "more than": an exact count of a million rows helps nobody. */
export const STOCK_COUNT_CAP = 10_000

/** The part of the price that is margin, which compares vehicles priced in any currency; as in its index. */
const MARGIN = sql`(CASE WHEN c.cost_value > 0 AND c.price > 0 THEN (c.price - c.cost_value) / c.price END)`

/** The sort orders of the list by its own columns, each with an index. Vehicles are numbered as they are entered. */
export const STOCK_ORDERS: Record<OwnSort, SQL> = {
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
  // 0 is unknown: last in both orders.
  'mileage-asc': sql`nullif(s.mileage, 0), s.vehicle_id`,
  'mileage-desc': sql`s.mileage DESC, s.vehicle_id DESC`,
  'age-desc': sql`s.vehicle_id`,
  'age-asc': sql`s.vehicle_id DESC`,
  'cost-desc': sql`coalesce(c.cost_value, 0) DESC, c.id DESC`,
  'cost-asc': sql`coalesce(c.cost_value, 0), c.id`,
  'margin-desc': sql`${MARGIN} DESC NULLS LAST, c.id DESC`,
  'margin-asc': sql`${MARGIN} NULLS LAST, c.id`,
}

/** The order by any column; of modules' fields those come last that have no value. */
export function orderOf(sort: StockSort): SQL {
  if (!isAddedSort(sort)) return STOCK_ORDERS[sort]
  const descends = sort.endsWith('-desc')
  const column = sql`c.${sql.identifier(sort.slice('added.'.length, sort.lastIndexOf('-')))}`
  return descends ? sql`${column} DESC NULLS LAST, c.id DESC` : sql`${column} NULLS LAST, c.id`
}

/** Each word anywhere in the vehicle's staff text; normalisation removes wildcards. */
const matches = (given: string): SQL[] =>
  given
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => sql`s.staff_doc LIKE '%' || search_norm(${word}) || '%'`)

export type StockConditions = Partial<Omit<StockFilter, 'sort' | 'page' | 'limit'>>

function conditions(filter: StockConditions, showrooms: ShowroomScope): SQL {
  return all([
    ...matches(filter.text ?? ''),
    equals(sql`s.status`, filter.status && statusCode(filter.status)),
    equals(sql`s.make_id`, filter.make),
    equals(sql`s.body`, filter.body),
    equals(sql`s.showroom`, filter.showroom),
    between(sql`s.year`, filter.yearFrom, filter.yearTo),
    filter.photos === 'none' && withoutPhotograph('s'),
    matchDaysEntered(filter),
    addedFilterSql(sql`s.vehicle_id`, addedFields(), filter),
    inShowrooms(sql`s.showroom`, showrooms),
  ])
}

/** The search rows in a staff order; what vehicles were bought for, and modules' fields, are in their own rows. */
export const stockIn = (sort: StockSort): SQL =>
  sort.startsWith('cost') || sort.startsWith('margin') || isAddedSort(sort)
    ? sql`vehicle_search s JOIN vehicles c ON c.id = s.vehicle_id`
    : sql`vehicle_search s`

/** The vehicles that a filter finds among those of some showrooms, as FROM and WHERE; their id is `s.vehicle_id`. */
export const listStockPage = (filter: StockConditions, showrooms: ShowroomScope, sort?: StockSort): SQL =>
  sql`FROM ${sort ? stockIn(sort) : sql`vehicle_search s`} WHERE ${conditions(filter, showrooms)}`

/** How many vehicles a filter finds, counted up to `most` and one more. */
export const countStock = (db: Db, filter: StockConditions, showrooms: ShowroomScope, most: number) =>
  count(db, sql`FROM (SELECT 1 ${listStockPage(filter, showrooms)} LIMIT ${most + 1}) few`)

/**
 * The staff list of vehicles: one page and a total that is exact up to STOCK_COUNT_CAP.
 *
 * @param seesCost whether the rows show what vehicles were bought for; without it there is no order by that either
 */
export async function listStock(
  payload: Payload,
  filter: StockFilter,
  showrooms: ShowroomScope,
  seesCost = false,
): Promise<{ rows: StockRow[]; total: number; capped: boolean; page: number; pages: number }> {
  const { sort, limit } = filter
  const readPage = (page: number) =>
    readStock(payload, filter, showrooms, { sort, limit, offset: (page - 1) * limit, seesCost })
  // Beside the count: hardly anybody requests a page that does not exist.
  const wanted = Math.min(filter.page, Math.ceil(STOCK_COUNT_CAP / limit))
  const [totalCount, pageRows] = await Promise.all([
    countStock(payload.db.drizzle, filter, showrooms, STOCK_COUNT_CAP),
    readPage(wanted),
  ])
  const total = Math.min(totalCount, STOCK_COUNT_CAP)
  const pages = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(filter.page, pages)
  const rows = page === wanted ? pageRows : await readPage(page)
  return { rows, total, capped: totalCount > STOCK_COUNT_CAP, page, pages }
}

type Part = { sort: StockSort; limit: number; offset: number; seesCost?: boolean }

/** Some rows of the staff list in their order, without counting the others. */
export function readStock(
  payload: Payload,
  filter: StockConditions,
  showrooms: ShowroomScope,
  { sort: order, limit, offset, seesCost = false }: Part,
): Promise<StockRow[]> {
  const sort = sortFor(order, seesCost)
  const hits = sql`SELECT s.vehicle_id, s.card, row_number() OVER (ORDER BY ${orderOf(sort)}) AS place
    ${listStockPage(filter, showrooms, sort)} ORDER BY ${orderOf(sort)} LIMIT ${limit} OFFSET ${offset}`
  return rowsOf(payload.db.drizzle, hits, seesCost)
}

/** Which vehicles a filter finds, in the order of the list: the first `most` of them. */
export const stockIds = (
  db: Db,
  filter: StockFileFilter,
  showrooms: ShowroomScope,
  { most, seesCost }: { most: number; seesCost: boolean },
): Promise<number[]> => {
  const sort = sortFor(filter.sort, seesCost)
  return selectValues(
    db,
    number(sql`s.vehicle_id`),
    sql`${listStockPage(filter, showrooms, sort)} ORDER BY ${orderOf(sort)} LIMIT ${most}`,
  )
}

/** The rows of these vehicles in the order given; those that have left the stock in the meantime are missing. */
export const readStockOf = (db: Db, ids: readonly number[], seesCost: boolean): Promise<StockRow[]> =>
  rowsOf(
    db,
    sql`SELECT s.vehicle_id, s.card, given.place FROM unnest(${idList(ids)}) WITH ORDINALITY AS given (id, place)
      JOIN vehicle_search s ON s.vehicle_id = given.id`,
    seesCost,
  )

/** What the list shows of vehicles; `hits` are their search rows with a place each. */
async function rowsOf(db: Db, hits: SQL, seesCost: boolean): Promise<StockRow[]> {
  const read = (columns: SQL) => sql`WITH hits AS MATERIALIZED (${hits})
    SELECT ${columns}
    FROM hits JOIN vehicles v ON v.id = hits.vehicle_id
    LEFT JOIN model_codes mc ON mc.id = v.model_code_id
    LEFT JOIN showroom_offices r ON r.id = v.showroom_id
    ORDER BY hits.place`
  const now = new Date()
  const { plain, withCost } = stockShapes()
  const rows = seesCost ? await select(db, withCost, read) : await select(db, plain, read)
  return rows.map((row) => ({ ...row, age: stockAge(row, now) }))
}
