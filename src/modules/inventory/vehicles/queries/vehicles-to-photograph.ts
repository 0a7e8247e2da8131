import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Waiting } from '@/api/module'
import { inShowrooms } from '@/server/sql'
import { statusCode } from '../rules/vehicle-status'
import * as words from '../words'

const TO_PHOTOGRAPH = [statusCode('DRAFT'), statusCode('PUBLISHED')].join(', ')

/**
 * Whether a vehicle shows no photograph although it is on sale or about to be: it has no picture, or its
 * first one is a drawing. In the words of the index `vs_to_photograph`, which serves it.
 *
 * @param row the alias of the search row
 */
export const isToPhotograph = (row: string): SQL => {
  const s = sql.identifier(row)
  return sql`${s}.status IN (${sql.raw(TO_PHOTOGRAPH)})
    AND (${s}.card #> '{picture,f}' IS NULL OR ${s}.card #> '{picture,drawn}' IS NOT NULL)`
}

/** The drafts and published vehicles without a photograph. */
export const vehiclesToPhotograph: Waiting = {
  of: ({ showrooms }) => sql`SELECT 1 FROM vehicle_search s
    WHERE ${isToPhotograph('s')} AND ${inShowrooms(sql`s.showroom`, showrooms)}`,
  says: words.vehiclesToPhotograph,
}
