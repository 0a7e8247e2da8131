import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import {
  featureGroups,
  vehicleColours,
  vehicleFeatures,
  vehiclePriceTypes,
  vehicleTypes,
} from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { tableOf } from '@/server/records'
import { nullable, number, type RowOf, text } from '@/server/rows/fields'
import { selectList, selectPage } from '@/server/rows/select'
import { all, byName, contains, equals, type Paging } from '@/server/sql'
import type { ReferenceSlug } from '../rules/reference-lists'

/** The query of a reference list; the group only applies to features. */
export type ReferenceFilter = Paging & { search?: string; status?: string; featureGroup?: number }

// The columns common to all lists; a few have one or two more.
const l = alias(vehicleTypes, 'l')
const ENTRY = {
  id: l.id,
  name: l.name,
  status: l.status,
  sortOrder: number(sql`coalesce(l.sort_order, 0)`),
  /** Colours: the swatch. */
  hex: nullable(text(sql`NULL::text`)),
  /** Price types. */
  code: nullable(text(sql`NULL::text`)),
  /** Features. */
  featureGroupId: nullable(number(sql`NULL::int`)),
  featureGroup: nullable(text(sql`NULL::text`)),
  createdAt: l.createdAt,
  updatedAt: l.updatedAt,
}

/** A reference list entry as stored; columns missing from its list are null. */
export type ReferenceRow = RowOf<typeof ENTRY>

const OF_FEATURES = {
  featureGroupId: nullable(alias(vehicleFeatures, 'l').featureGroupId),
  featureGroup: nullable(alias(featureGroups, 'g').name),
}
const SHAPES: Partial<Record<ReferenceSlug, typeof ENTRY>> = {
  'vehicle-colours': { ...ENTRY, hex: nullable(alias(vehicleColours, 'l').hex) },
  'vehicle-price-types': { ...ENTRY, code: nullable(alias(vehiclePriceTypes, 'l').code) },
  'vehicle-features': { ...ENTRY, ...OF_FEATURES },
}

const source = (slug: ReferenceSlug, where: SQL) => ({
  shape: SHAPES[slug] ?? ENTRY,
  from:
    slug === 'vehicle-features'
      ? sql`vehicle_features l JOIN feature_groups g ON g.id = l.feature_group_id`
      : sql`${sql.identifier(tableOf(slug))} l`,
  where,
  // The names of seats are numbers: shorter ones are smaller.
  orderBy: sql`l.sort_order, ${slug === 'vehicle-seats' ? sql`length(l.name), ` : sql``}${byName(sql`l.name`)}, l.id`,
})

/** One page of a reference list, in the list's order. */
export const listReferenceEntries = (db: Db, slug: ReferenceSlug, filter: ReferenceFilter) =>
  selectPage(
    db,
    source(
      slug,
      all([
        contains(sql`l.name`, filter.search),
        equals(sql`l.status::text`, filter.status),
        equals(sql`l.feature_group_id`, filter.featureGroup),
      ]),
    ),
    filter,
  )

/** One reference list entry; undefined if there is none. */
export async function getReferenceEntry(
  db: Db,
  slug: ReferenceSlug,
  id: number,
): Promise<ReferenceRow | undefined> {
  const [row] = await selectList(db, source(slug, sql`l.id = ${id}`), 1)
  return row
}

/** Every active colour, in the order of the list. */
export const listActiveColours = (db: Db): Promise<ReferenceRow[]> =>
  selectList(db, source('vehicle-colours', sql`l.status = 'active'`), WHOLE_LIST_LIMIT)
