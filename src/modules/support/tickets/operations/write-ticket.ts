import { sql } from '@payloadcms/db-postgres'
import type { Column } from '@payloadcms/db-postgres/drizzle'
import { supportTickets } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'

type Columns = typeof supportTickets._.columns
type Written = Partial<{
  [Name in Exclude<keyof Columns, 'id' | 'ticketNumber' | 'createdAt' | 'updatedAt'>]:
    | Columns[Name]['_']['data']
    | null
}>

/**
 * Writes columns of a locked ticket; those that are left out or undefined stay.
 *
 * @param userId who did it; undefined leaves who changed it last as it is
 */
export async function writeTicket(
  db: Db,
  id: number,
  values: Written,
  userId: number | null | undefined,
  now: string,
): Promise<void> {
  const all = { ...values, ...(userId !== undefined && { updatedById: userId }) }
  const sets = Object.entries(all).flatMap(([name, value]) => {
    if (value === undefined) return []
    const column: Column = supportTickets[name as keyof typeof all]
    return [sql`${sql.identifier(column.name)} = ${value}`]
  })
  const changes = sql.join([...sets, sql`updated_at = ${now}`], sql`, `)
  await db.execute(sql`UPDATE support_tickets SET ${changes} WHERE id = ${id}`)
}
