import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { isAbout, peopleNamed } from '@/modules/sales/search/queries/match-people-by-words'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { selectPage, selectValues } from '@/server/rows/select'
import { all, equals, inShowrooms, type Paging } from '@/server/sql'
import { idInOrderNumber } from '../rules/order-number'
import { CLOSED_STATUSES } from '../rules/order-statuses'
import type { OrdersQuery } from '../schemas/orders'
import { orderSortSql } from './build-order-sort'
import { CANCELLATION_REQUESTED, REFUND_OWED } from './match-cancellations'
import { onDays } from './match-days-of-orders-and-receipts'
import { type OrderRow, readOrderRows } from './read-order-rows'
import { ORDER_MESSAGE_WAITS } from './select-orders-waiting'

/** The orders whose number, vehicle or customer contains the words. */
async function matches(db: Db, keyword: string | undefined): Promise<SQL | undefined> {
  if (keyword === undefined) return undefined
  const id = idInOrderNumber(keyword)
  return sql`(${await isAbout(db, 'o', keyword)}${id === null ? sql`` : sql` OR o.id = ${id}`})`
}

/** Orders that are not over; as literals, for the index of them. */
const OPEN = sql.raw(
  `o.status NOT IN ('ORDER_COMPLETED', 'VEHICEL_RETURNED', 'ORDER_RETURNED', 'ORDER_CANCELLED')`,
)
const IS_LATE = sql.raw(`o.id IN (SELECT p.order_id FROM payments p WHERE p.status = 'OVERDUE')`)

/** What waits for staff, the orders whose customers have not paid by the day, and money that has to go back. */
const WAITING: Record<NonNullable<OrdersQuery['waiting']>, SQL> = {
  staff: sql`(${ORDER_MESSAGE_WAITS} OR ${OPEN} AND (o.status = 'PENDING_CONFIRMATION' OR ${IS_LATE} OR (${CANCELLATION_REQUESTED})))`,
  overdue: sql`${OPEN} AND ${IS_LATE}`,
  cancellation: sql`${OPEN} AND ${CANCELLATION_REQUESTED}`,
  refund: REFUND_OWED,
}

type Found = { rows: OrderRow[]; total: number }
type Listed = { from: SQL; where: SQL; orderBy: SQL }

const ID = number(sql`o.id`)

/** One page of ids first, from as few tables as its order needs; the rest is read for that page. */
async function pageOf(db: Db, list: Listed, paging: Paging, countTo?: number): Promise<Found> {
  const { rows: page, total } = await selectPage(db, { shape: { id: ID }, ...list }, paging, countTo)
  const rows = await readOrderRows(
    db,
    page.map(({ id }) => id),
  )
  return { rows, total }
}

type Filter = Omit<OrdersQuery, 'page' | 'limit'>

/** The orders of some showrooms that a filter finds, in its order. */
async function filtered(db: Db, filter: Filter, showrooms: ShowroomScope, timezone: string): Promise<Listed> {
  const { customerName, isOrderOnDemand, keyword, showroom, sort, status, waiting } = filter
  const where = all([
    inShowrooms(sql`o.showroom_id`, showrooms),
    await matches(db, keyword),
    customerName !== undefined && sql`o.customer_id IN ${peopleNamed(customerName)}`,
    equals(sql`o.status`, status),
    equals(sql`o.showroom_id`, showroom),
    isOrderOnDemand !== undefined && sql`o.is_order_on_demand = ${isOrderOnDemand}`,
    onDays(filter, timezone),
    waiting && WAITING[waiting],
  ])
  return { ...(await orderSortSql(db, sort, timezone)), where }
}

/**
 * The orders of the viewer's showrooms, newest first unless asked otherwise, one page at a time.
 *
 * @param countTo where counting stops: a larger total means that there are more
 */
export const listOrders = async (
  db: Db,
  query: OrdersQuery,
  showrooms: ShowroomScope,
  timezone: string,
  countTo?: number,
): Promise<Found> => pageOf(db, await filtered(db, query, showrooms, timezone), query, countTo)

/** The ids of what that list has on all its pages, at most so many. */
export async function listOrderIds(
  db: Db,
  filter: Filter,
  showrooms: ShowroomScope,
  timezone: string,
  most: number,
): Promise<number[]> {
  const { from, orderBy, where } = await filtered(db, filter, showrooms, timezone)
  return selectValues(db, ID, sql`FROM ${from} WHERE ${where} ORDER BY ${orderBy} LIMIT ${most}`)
}

const CLOSED = sql.raw(CLOSED_STATUSES.map((status) => `'${status}'`).join(', '))

/** A customer's own orders, newest first, one page at a time. */
export async function listOwnOrders(
  db: Db,
  customerId: number,
  { state, ...paging }: { state?: 'in-progress' | 'completed'; page: number; limit: number },
): Promise<Found> {
  const where = all([
    sql`o.customer_id = ${customerId}`,
    state === 'in-progress' && sql`o.status NOT IN (${CLOSED})`,
    state === 'completed' && sql`o.status IN (${CLOSED})`,
  ])
  return pageOf(db, { from: sql`orders o`, where, orderBy: sql`o.id DESC` }, paging)
}
