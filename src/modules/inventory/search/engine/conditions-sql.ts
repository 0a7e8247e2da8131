import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { INT4_MAX } from '@/kernel/numbers'
import { matchAddedFields, withinRange } from '@/modules/inventory/vehicles/queries/match-added-fields'
import { inShowrooms } from '@/server/sql'
import { type IdFacet, isTotalSort, type VehicleSort } from '../schemas/search-shape'
import type { Delivery } from './delivery-requirements'
import { dollarsSql, eligibleSql, totalSql } from './delivery-sql'
import { ID_COLUMNS } from './filter-columns'
import type { Condition, SearchPlan } from './search-plan'

const RANGE_COLUMNS = { mileage: sql`mileage`, engineCc: sql`engine_cc`, year: sql`year` }

/** Integers as one list parameter. */
export const intList = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`

const anyOf = (facet: IdFacet | 'year', ids: readonly number[]): SQL => {
  const column = sql.raw(facet === 'year' ? 'year' : ID_COLUMNS[facet])
  if (facet === 'tags') return sql`${column} && ${intList(ids.map((id) => -id))}`
  if (facet === 'features') return sql`${column} && ${intList(ids)}`
  return ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = ANY (${intList(ids)})`
}

const or = (parts: readonly SQL[]): SQL => sql`(${sql.join([...parts], sql` OR `)})`

function required(delivery: Delivery | undefined): Delivery {
  if (!delivery) throw new Error('The search has no destination')
  return delivery
}

/** What an index of trigrams is made of; for shorter parts of words it would have to be read as a whole. */
const TRIGRAM = 3

/**
 * A word in the public text. One or two letters must begin a word there. Words beyond ASCII may have no trigrams at all,
 * so that they are looked for among the few texts with such letters (vs_doc_wide).
 */
function wordSql(word: string): SQL {
  const like = (pattern: string) => sql`doc LIKE ${pattern}`
  if (/[^\u0020-\u007e]/.test(word)) return sql`(${WIDE} AND ${like(`%${word}%`)})`
  return word.length < TRIGRAM ? sql`(${like(`${word}%`)} OR ${like(`% ${word}%`)})` : like(`%${word}%`)
}

/** As in the condition of vs_doc_wide. */
const WIDE = sql`octet_length(doc) > char_length(doc)`

/** Of a plan, for what depends on prices or on the destination. */
type Terms = Pick<SearchPlan, 'delivery' | 'prices'>

function conditionSql(condition: Condition, { delivery, prices }: Terms): SQL {
  switch (condition.kind) {
    case 'ids':
      return anyOf(condition.facet, condition.ids)
    case 'seats':
      return sql`seats = ANY (${intList(condition.values)})`
    case 'extras':
      return sql`marks && ${intList(condition.marks)}`
    case 'added':
      return matchAddedFields(sql`vehicle_id`, [withinRange(condition.field, condition.range)])
    case 'status':
      return sql`status = ANY (${intList(condition.codes)})`
    case 'vehicles':
      return sql`vehicle_id = ANY (${intList(condition.ids)})`
    case 'named':
      return or(condition.any.map(({ facet, ids }) => anyOf(facet, ids)))
    case 'word':
      return wordSql(condition.word)
    case 'total': {
      const { min = 0, max = INT4_MAX } = condition.range
      if (max < min) return sql`false`
      return sql`int8range(${min}::bigint, ${max}::bigint, '[]') @> ${totalSql(required(delivery))}`
    }
    case 'eligible':
      return eligibleSql(required(delivery))
    case 'ranges': {
      const column = condition.of === 'price' ? dollarsSql(prices) : RANGE_COLUMNS[condition.of]
      return or(
        condition.ranges.map(
          ({ min = 0, max }) =>
            sql`(${column} >= ${min}${max === undefined ? sql`` : sql` AND ${column} <= ${max}`})`,
        ),
      )
    }
  }
}

/** What is visible to the viewer at all. */
export const visible = (showrooms: SearchPlan['showrooms']): SQL =>
  sql`is_public AND ${inShowrooms(sql`showroom`, showrooms)}`

/**
 * All conditions combined; true if there are none.
 *
 * @throws if one depends on the destination, and none is given
 */
export const conditionsSql = (conditions: readonly Condition[], terms: Terms): SQL =>
  conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((condition) => conditionSql(condition, terms)),
        sql` AND `,
      )

type PriceSort = 'price-asc' | 'price-desc'

/** The sort orders; ties are ordered by id, in the direction of their index. A mileage of 0 is unknown, and always last. */
const ORDERS: Record<Exclude<VehicleSort, PriceSort>, SQL> = {
  newest: sql`listed DESC, vehicle_id DESC`,
  updated: sql`updated DESC, vehicle_id DESC`,
  'updated-asc': sql`updated, vehicle_id`,
  'year-asc': sql`year, vehicle_id`,
  'year-desc': sql`year DESC, vehicle_id DESC`,
  'mileage-asc': sql`nullif(mileage, 0), vehicle_id`,
  'mileage-desc': sql`mileage DESC, vehicle_id DESC`,
}

type Ordered = Terms & Pick<SearchPlan, 'near' | 'sort'>

/**
 * The order of a list, those near first. Vehicles without a total, or without a price that can be compared, come last in both directions.
 *
 * @throws if it depends on the destination, and none is given
 */
export function orderSql({ near = [], ...order }: Ordered): SQL {
  return near.length === 0 ? withinSql(order) : sql`showroom <> ALL (${intList(near)}), ${withinSql(order)}`
}

function withinSql({ delivery, prices, sort }: Omit<Ordered, 'near'>): SQL {
  if (isTotalSort(sort)) return byAmount(totalSql(required(delivery)), sort === 'total-desc')
  if (sort === 'price-asc' || sort === 'price-desc')
    return byAmount(dollarsSql(prices), sort === 'price-desc')
  return ORDERS[sort]
}

const byAmount = (amount: SQL, descends: boolean): SQL =>
  descends ? sql`${amount} DESC NULLS LAST, vehicle_id DESC` : sql`${amount} NULLS LAST, vehicle_id`
