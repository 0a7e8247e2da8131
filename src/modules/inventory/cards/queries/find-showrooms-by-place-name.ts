import { sql } from '@payloadcms/db-postgres'
import { showroomOffices } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { contains } from '@/server/sql'

/** Ids of the showrooms whose place ('showroom name, city, country') contains these words. */
export const findShowroomsByPlaceName = (db: Db, words: string): Promise<number[]> =>
  selectValues(
    db,
    showroomOffices.id,
    sql`FROM showroom_offices WHERE ${contains(sql`concat_ws(', ', showroom_name, city, country)`, words)}`,
  )
