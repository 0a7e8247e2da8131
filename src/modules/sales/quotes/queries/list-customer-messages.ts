import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { salesNotes } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'

const n = alias(salesNotes, 'n')

/** What a customer has written from one message on, as one text; null if there is nothing. */
export type Gathered = { lastId: number; text: string }

/** The most messages that one e-mail holds; the customer's hourly limit is lower. */
const MOST = 100

/** @param belongs a condition on a note's row `n`: of which quote or order it is */
export async function listCustomerMessages(db: Db, belongs: SQL, fromId: number): Promise<Gathered | null> {
  const notes = await select(
    db,
    { id: n.id, message: n.message },
    sql`FROM sales_notes n WHERE ${belongs} AND n.from_customer AND n.id >= ${fromId} ORDER BY n.id LIMIT ${MOST}`,
  )
  const last = notes.at(-1)
  return last ? { lastId: last.id, text: notes.map(({ message }) => message).join('\n\n') } : null
}
