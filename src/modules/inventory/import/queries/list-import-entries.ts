import { sql } from '@payloadcms/db-postgres'
import { CURRENCIES } from '@/kernel/currencies'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { Db } from '@/server/db-of'
import { text, texts } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { listPlaces } from '../engine/references/list-places'
import { LISTS } from '../engine/references/nameable-lists'
import type { KnownEntries } from '../engine/suggest/suggest-map'
import { type KnownPlaces, namesAmong } from '../rules/find-places'

/** Lists short enough to choose from; models and their codes are only looked up by name. */
const CHOSEN = [
  'manufacturer',
  'vehicleType',
  'subBodyType',
  'color',
  'fuelType',
  'transmission',
  'drivetrain',
  'conditionGrade',
  'grade',
  'steeringType',
  'steeringPosition',
  'steeringAssistType',
  'steeringControlType',
  'tags',
  'features',
] as const

const MOST = 2000

const ENTRIES = {
  list: text(sql`list`),
  names: texts(sql`(array_agg(name ORDER BY lower(name)))[1:${sql.raw(String(MOST))}]`),
}

const byName = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())).slice(0, MOST)

/**
 * The showrooms and ports that an import can choose from, as a file may name them.
 *
 * @param showrooms those of the caller
 */
export async function listImportPlaces(db: Db, showrooms: readonly number[] | 'all'): Promise<KnownPlaces> {
  const [showroom, namedPort] = await Promise.all([
    listPlaces(db, 'showroom', showrooms),
    listPlaces(db, 'namedPort', showrooms),
  ])
  return { showroom, namedPort }
}

/** The names of the entries that an import can choose from, by field. */
export async function listImportEntries(db: Db, { namedPort, showroom }: KnownPlaces): Promise<KnownEntries> {
  const parts = CHOSEN.map(
    (list) => sql`SELECT ${list} AS list, name FROM ${sql.identifier(LISTS[list].table)}`,
  )
  const rows = await select(
    db,
    ENTRIES,
    sql`FROM (${sql.join(parts, sql` UNION ALL `)}) entries GROUP BY list`,
  )
  return {
    ...Object.fromEntries(rows.map((row) => [row.list, row.names])),
    showroom: byName(namesAmong(showroom)),
    namedPort: byName(namesAmong(namedPort)),
    status: VEHICLE_STATUSES,
    priceType: PRICE_TYPES,
    currency: CURRENCIES,
  }
}
