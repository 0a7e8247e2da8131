import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Day } from '@/kernel/days'
import { type Actor, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { quotesInScope } from '@/modules/sales/quotes/queries/match-quotes-in-scope'
import { isRenegotiated } from '@/modules/sales/quotes/rules/quote-workflow'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { type ProformaState, proformaState } from '../rules/proforma-state'
import { ISSUED, PROFORMAS } from './select-proforma'

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

/** Whether it is to be paid on a day in the company's time zone. */
export function stateOf(issued: IssuedProforma, today: Day): ProformaState {
  const { data, quoteStatus: status, isRoundAnswered, ...facts } = issued
  const isHeld = status !== null && isRenegotiated({ status, isRoundAnswered })
  return proformaState({ ...facts, isRenegotiated: isHeld, validUntil: data.validUntil }, today)
}

/** Whether this person may see the quote. */
export const isQuoteSeenBy = (db: Db, quoteId: number, actor: Actor): Promise<boolean> =>
  exists(db, sql`FROM quotes q WHERE q.id = ${quoteId} AND ${seenBy(actor)}`)
