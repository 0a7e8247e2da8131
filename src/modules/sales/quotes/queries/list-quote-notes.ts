import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { salesNotes } from '@/modules/sales/tables.gen'
import { nullable, type RowOf, text } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'

const n = alias(salesNotes, 'n')

const NOTE = {
  id: n.id,
  fromCustomer: n.fromCustomer,
  internal: n.internal,
  message: n.message,
  author: nullable(
    text(sql`CASE WHEN u.id IS NOT NULL
      THEN ${personName('u')} END`),
  ),
  createdAt: n.createdAt,
}
export type SaleNote = RowOf<typeof NOTE>

/** Each part by its own index: with OR all notes would be read. */
const notesAbout = (quoteId: number) => sql`SELECT id FROM sales_notes WHERE quote_id = ${quoteId}
  UNION ALL SELECT m.id FROM orders o JOIN sales_notes m ON m.order_id = o.id WHERE o.quote_id = ${quoteId}`

/** The conversation about a quote and the order it became, in order; notes among staff, and the names of staff, only for staff. */
export async function listQuoteNotes(on: Reader, quoteId: number, isStaff: boolean): Promise<SaleNote[]> {
  const notes = await select(
    on,
    NOTE,
    sql`FROM sales_notes n LEFT JOIN users u ON u.id = n.author_id
      WHERE n.id IN (${notesAbout(quoteId)})${isStaff ? sql`` : sql` AND NOT n.internal`} ORDER BY n.id`,
  )
  return isStaff ? notes : notes.map((note) => (note.fromCustomer ? note : { ...note, author: null }))
}
