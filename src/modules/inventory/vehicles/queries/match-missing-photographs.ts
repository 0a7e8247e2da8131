import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { all, inShowrooms } from '@/server/sql'
import { statusCode } from '../rules/status/status-codes'

const PUBLISHED = sql.raw(String(statusCode('PUBLISHED')))

/**
 * Whether the first picture of a vehicle is a drawing in place of a photograph.
 *
 * @param row the alias of its row of vehicle_search
 */
export const isPictureDrawn = (row: string): SQL =>
  sql`coalesce(${sql.identifier(row)}.card #>> '{picture,drawn}' = 'true', false)`

/**
 * Whether a vehicle has no photograph: no picture at all, or a drawing in place of one.
 *
 * @param row the alias of its row of vehicle_search
 */
export function withoutPhotograph(row: string): SQL {
  const card = sql`${sql.identifier(row)}.card`
  return sql`(${card} #>> '{picture,f}' IS NULL OR ${card} #>> '{picture,drawn}' = 'true')`
}

/**
 * Whether a vehicle is on sale without a photograph, which is work to do. The index `vs_needs_photograph` holds
 * exactly these, so its condition changes with this one.
 *
 * @param row the alias of its row of vehicle_search
 */
export const needsPhotograph = (row: string): SQL =>
  sql`${sql.identifier(row)}.status = ${PUBLISHED} AND ${withoutPhotograph(row)}`

/** The published vehicles without a photograph that staff of these showrooms see; a row for each, to be counted. */
export const needingPhotographs = (showrooms: ShowroomScope): SQL =>
  sql`SELECT 1 FROM vehicle_search s WHERE ${all([needsPhotograph('s'), inShowrooms(sql`s.showroom`, showrooms)])}`
