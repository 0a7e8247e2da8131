import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import type { IssuedProforma } from './list-proformas'
import { ISSUED, PROFORMAS } from './select-proforma'

/** The invoice with this token, and what has become of it; null if there is none. */
export async function getProformaByToken(db: Db, token: string): Promise<IssuedProforma | null> {
  const rows = await select(db, ISSUED, sql`FROM ${PROFORMAS} WHERE p.token = ${token}`)
  return rows[0] ?? null
}
