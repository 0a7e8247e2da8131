import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Day } from '@/kernel/days'
import { type Actor, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { quotesInScope } from '@/modules/sales/quotes/queries/list-quotes'
import { IS_ROUND_ANSWERED, ORDER_END } from '@/modules/sales/quotes/queries/match-quote-states'
import { isRenegotiated } from '@/modules/sales/quotes/rules/quote-workflow'
import { proformas, quotes } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { flag, json, nullable, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { type ProformaState, proformaState } from '../rules/proforma-state'
import { storedInvoice } from '../schemas/stored-invoice'

const p = alias(proformas, 'p')
const q = alias(quotes, 'q')

/** What has become of an invoice `p`, its quote `q` and the quote's order `o`. */
const FACTS = {
  isReplaced: flag(
    sql`EXISTS (SELECT FROM proformas n WHERE n.number = p.number AND n.revision > p.revision)`,
  ),
  isOrdered: flag(sql`p.order_id IS NOT NULL`),
  isWithdrawn: flag(sql`q.id IS NULL OR q.status = 'CANCELLED'`),
  isQuoteExpired: flag(sql`coalesce(q.status = 'EXPIRED', false)`),
  isVehicleGone: flag(sql`q.vehicle_gone_at IS NOT NULL`),
  quoteStatus: nullable(q.status),
  isRoundAnswered: flag(sql`coalesce(${IS_ROUND_ANSWERED}, true)`),
  orderEnd: nullable(ORDER_END),
  isOrderToConfirm: flag(sql`coalesce(o.status = 'PENDING_CONFIRMATION', false)`),
  // A refund of a completed order opens its payments again.
  isOrderCompleted: flag(sql`coalesce(o.status = 'ORDER_COMPLETED', false)
    AND NOT EXISTS (SELECT FROM payments y WHERE y.order_id = o.id AND y.status <> 'RECEIVED')`),
}
const PROFORMAS = sql`proformas p LEFT JOIN quotes q ON q.id = p.quote_id LEFT JOIN orders o ON o.quote_id = p.quote_id`

const ISSUED = {
  id: p.id,
  token: p.token,
  issuedAt: p.issuedAt,
  data: json(storedInvoice, p.data),
  ...FACTS,
}

/** A proforma invoice as issued. */
export type IssuedProforma = RowOf<typeof ISSUED>

/** Whose invoices somebody may see: their own, or as staff those of their showrooms and of none. `q` is the quote. */
function seenBy(actor: Actor): SQL {
  if (actor.kind === 'customer') return sql`q.customer_id = ${actor.id}`
  if (!can(actor, 'sales', 'read')) return sql`false`
  return quotesInScope(visibleShowrooms(actor))
}

/** The invoices of a quote that this person may see, the latest first; none for anybody else. */
export const listProformasOf = (db: Db, quoteId: number, actor: Actor): Promise<IssuedProforma[]> =>
  select(
    db,
    ISSUED,
    sql`FROM ${PROFORMAS}
      WHERE p.quote_id = ${quoteId} AND ${seenBy(actor)} ORDER BY p.revision DESC`,
  )

/** The invoice with this token, and what has become of it; null if there is none. */
export async function getProformaByToken(db: Db, token: string): Promise<IssuedProforma | null> {
  const rows = await select(db, ISSUED, sql`FROM ${PROFORMAS} WHERE p.token = ${token}`)
  return rows[0] ?? null
}

/** Whether it is to be paid on a day in the company's time zone. */
export function stateOf(issued: IssuedProforma, today: Day): ProformaState {
  const { data, quoteStatus: status, isRoundAnswered, ...facts } = issued
  const isHeld = status !== null && isRenegotiated({ status, isRoundAnswered })
  return proformaState({ ...facts, isRenegotiated: isHeld, validUntil: data.validUntil }, today)
}

/** Whether this person may see the quote. */
export const isQuoteSeenBy = (db: Db, quoteId: number, actor: Actor): Promise<boolean> =>
  exists(db, sql`FROM quotes q WHERE q.id = ${quoteId} AND ${seenBy(actor)}`)
