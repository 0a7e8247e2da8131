import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type Actor, can, visibleShowrooms } from '@/kernel/permissions'
import { proformas } from '@/modules/sales/tables.gen'
import { flag, json, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inShowrooms } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { storedInvoice } from '../schemas/invoice-data'

const p = alias(proformas, 'p')

const ISSUED = {
  id: p.id,
  token: p.token,
  issuedAt: p.issuedAt,
  data: json(storedInvoice, p.data),
}

/** A proforma invoice as issued. */
export type IssuedProforma = RowOf<typeof ISSUED>

/** Whose invoices somebody may see: their own, or as staff those of their showrooms. `q` is the quote. */
function seenBy(actor: Actor): SQL {
  if (actor.kind === 'customer') return sql`q.customer_id = ${actor.id}`
  if (!can(actor, 'sales', 'read')) return sql`false`
  return inShowrooms(sql`q.showroom_id`, visibleShowrooms(actor))
}

/** The invoices of a quote that this person may see, the latest first; none for anybody else. */
export const proformasOf = (db: Db, quoteId: number, actor: Actor): Promise<IssuedProforma[]> =>
  select(
    db,
    ISSUED,
    sql`FROM proformas p JOIN quotes q ON q.id = p.quote_id
      WHERE p.quote_id = ${quoteId} AND ${seenBy(actor)} ORDER BY p.revision DESC`,
  )

const VERIFIED = {
  data: ISSUED.data,
  isReplaced: flag(
    sql`EXISTS (SELECT FROM proformas n WHERE n.number = p.number AND n.revision > p.revision)`,
  ),
}

/** The invoice with this token, and whether a newer revision has replaced it; null if there is none. */
export async function proformaByToken(db: Db, token: string): Promise<RowOf<typeof VERIFIED> | null> {
  const rows = await select(db, VERIFIED, sql`FROM proformas p WHERE p.token = ${token}`)
  return rows[0] ?? null
}
