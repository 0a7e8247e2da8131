import { sql } from '@payloadcms/db-postgres'
import { COUNTRIES } from '@/modules/accounts/people/rules/countries'
import { manufacturers, vehicleTransmissions } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { select, selectValues } from '@/server/rows/select'
import { byName } from '@/server/sql'

const NAME = byName(sql`name`)

/** What an inquiry can be about, by name. */
export async function listInquiryChoices(db: Db) {
  const make = { id: manufacturers.id, name: manufacturers.name }
  const [makes, transmissions] = await Promise.all([
    select(db, make, sql`FROM manufacturers WHERE status = 'active' ORDER BY ${NAME}, id`),
    selectValues(
      db,
      vehicleTransmissions.name,
      sql`FROM vehicle_transmissions WHERE status = 'active' ORDER BY sort_order, ${NAME}, id`,
    ),
  ])
  return { makes, transmissions, countries: COUNTRIES.map(({ name }) => name) }
}
