import { sql } from '@payloadcms/db-postgres'
import type { ShowroomChoice } from '@/modules/accounts/access/queries/list-showroom-choices'
import { showroomOffices } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { byName } from '@/server/sql'

const CHOICE = { id: showroomOffices.id, name: text(sql`concat_ws(', ', showroom_name, city)`) }

/** Showrooms to choose from, by name, at most 1,000. */
export const listShowroomChoices = (db: Db): Promise<ShowroomChoice[]> =>
  select(
    db,
    CHOICE,
    sql`FROM showroom_offices ORDER BY ${byName(sql`showroom_name`)}, ${byName(sql`city`)}, id LIMIT 1000`,
  )
