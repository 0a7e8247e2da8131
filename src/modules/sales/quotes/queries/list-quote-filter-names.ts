import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { listPeopleNames } from '@/modules/accounts/people/queries/list-people-names'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { text } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { inShowrooms } from '@/server/sql'
import type { QuotesQuery } from '../schemas/quotes-query'
import { quotesInScope } from './match-quotes-in-scope'

/** The names of what a list of quotes is narrowed to. */
type FilteredNames = { customer: string | null; vehicle: string | null }

/**
 * What the ids in the filters of a list of quotes stand for; null where there is none, nobody of that id, or nothing that
 * staff with this scope see.
 */
export async function listQuoteFilterNames(
  db: Db,
  { userId, vehicleId }: Pick<QuotesQuery, 'userId' | 'vehicleId'>,
  scope: ShowroomScope,
): Promise<FilteredNames> {
  return {
    customer: userId === undefined ? null : await customerName(db, userId, scope),
    vehicle: vehicleId === undefined ? null : await vehicleName(db, vehicleId, scope),
  }
}

const quotesOf = (column: SQL, id: number, scope: ShowroomScope): SQL =>
  sql`FROM quotes q WHERE ${column} = ${id} AND ${quotesInScope(scope)}`

async function customerName(db: Db, id: number, scope: ShowroomScope): Promise<string | null> {
  const isSeen = scope === 'all' || (await exists(db, quotesOf(sql`q.customer_id`, id, scope)))
  return isSeen ? ((await listPeopleNames(db, [id])).get(id) ?? null) : null
}

async function vehicleName(db: Db, id: number, scope: ShowroomScope): Promise<string | null> {
  const isSeen = sql`(${inShowrooms(sql`v.showroom_id`, scope)} OR EXISTS (SELECT ${quotesOf(sql`q.vehicle_id`, id, scope)}))`
  const [name = null] = await selectValues(
    db,
    text(sql`concat_ws(', ', v.name, v.sku)`),
    sql`FROM vehicles v WHERE v.id = ${id} AND ${isSeen}`,
  )
  return name
}
