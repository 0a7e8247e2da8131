import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { dayIn } from '@/kernel/time/day-in'
import { personNameById } from '@/modules/accounts/people/queries/select-person-name-by-id'
import { isAbout } from '@/modules/sales/search/queries/match-people-by-words'
import { dollarSql } from '@/modules/settings/exchange-rates/queries/build-dollar-sql'
import { readRatesOn } from '@/modules/settings/exchange-rates/queries/read-rates-on'
import type { Db } from '@/server/db-of'
import { all, contains, equals, inShowrooms } from '@/server/sql'
import { type PaymentSort, USUAL_PAYMENT_SORT } from '../../rules/lists/payment-sorts'
import { idInReceiptNumber, RECEIPT_STATES } from '../../rules/lists/receipt-states'
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '../../rules/money/payment-methods'
import { idInOrderNumber } from '../../rules/order-number'
import type { PaymentsFilter } from '../../schemas/payments-query'
import { receivedOn } from '../match-days-of-orders-and-receipts'

/** What an order's money is read from: receipts `r` with their order `o`, and with what undid them, `x`. */
export const PAYMENTS_FROM = sql`order_receipts r JOIN orders o ON o.id = r.order_id
  LEFT JOIN order_receipts x ON x.undoes_id = r.id`

/** The state of a line that undoes none itself. */
export const STATE = sql.raw(
  `(CASE WHEN x.id IS NOT NULL THEN 'UNDONE' WHEN r.kind = 'REFUND' THEN 'REFUNDED' ELSE 'RECEIVED' END)`,
)

/** The payments whose number, order, transaction, customer or vehicle contains the words. */
async function matches(db: Db, keyword: string | undefined): Promise<SQL | undefined> {
  if (keyword === undefined) return undefined
  const receipt = idInReceiptNumber(keyword)
  if (receipt !== null) return sql`r.id = ${receipt}`
  const order = idInOrderNumber(keyword)
  const ways = [
    await isAbout(db, 'o', keyword),
    sql`${contains(sql`coalesce(r.transaction_id, '')`, keyword)}`,
    ...(order === null ? [] : [sql`o.id = ${order}`]),
  ]
  return sql`(${sql.join(ways, sql` OR `)})`
}

/** What is filtered by, of the payments of some showrooms; days are those of the company. */
export const filterPayments = async (
  db: Db,
  { currency, keyword, method, paidFrom, paidTo, showroom, status }: Omit<PaymentsFilter, 'page' | 'limit'>,
  showrooms: ShowroomScope,
  timezone: string,
): Promise<SQL> =>
  all([
    sql`r.kind <> 'UNDO'`,
    inShowrooms(sql`o.showroom_id`, showrooms),
    await matches(db, keyword),
    receivedOn(paidFrom, paidTo, timezone),
    equals(sql`r.method`, method),
    equals(sql`o.currency::text`, currency),
    equals(sql`o.showroom_id`, showroom),
    status && sql`${STATE} = ${status}`,
  ])

const nameOf = (column: SQL): SQL => sql`lower(unaccent(${personNameById(column)}))`

const METHOD = sql`(CASE r.method ${sql.join(
  PAYMENT_METHODS.map((method) => sql`WHEN ${method} THEN ${PAYMENT_METHOD_LABELS[method]}::text`),
  sql` `,
)} END)`

const STATES = sql.raw(RECEIPT_STATES.map((state) => `'${state}'`).join(', '))

const COLUMNS: Record<string, SQL> = {
  number: sql`r.id`,
  order: sql`o.id`,
  customer: nameOf(sql`o.customer_id`),
  currency: sql`o.currency::text`,
  method: METHOD,
  status: sql`array_position(ARRAY[${STATES}], ${STATE})`,
  recorder: nameOf(sql`r.recorded_by_id`),
}

/** An order of the list; what has no value comes last. Amounts are compared by the company's rates of the day. */
export async function paymentSortSql(
  db: Db,
  sort: PaymentSort = USUAL_PAYMENT_SORT,
  timezone = 'UTC',
): Promise<SQL> {
  if (sort === 'newest') return sql`r.received_at DESC, r.id DESC`
  if (sort === 'oldest') return sql`r.received_at, r.id`
  const [column = '', way] = sort.split('-')
  const by = column === 'amount' ? await amountIn(db, timezone) : COLUMNS[column]
  if (!by) throw new Error(`The list of payments has no order by ${column}`)
  return way === 'desc' ? sql`${by} DESC NULLS LAST, r.id DESC` : sql`${by} NULLS LAST, r.id`
}

const amountIn = async (db: Db, timezone: string): Promise<SQL> =>
  dollarSql(sql`r.amount`, sql`o.currency`, await readRatesOn(db, dayIn(new Date(), timezone)))
