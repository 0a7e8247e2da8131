import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload } from 'payload'
import { pluralOf } from '@/kernel/lists/plural'
import { type RecordUse, usesOf } from '@/server/database/record-uses'
import { tableOf } from '@/server/records'

/** Rows that name images, and the records or the screen that these rows belong to. */
export type PlaceOfUse = {
  /** The source of such rows, `r`, and which of them count. */
  from: SQL
  where: SQL
  image: SQL
  record: SQL
  collection: CollectionSlug | null
  screen: string | null
  /** The name of what uses the image, for one and for several: 'vehicle', 'vehicles'. */
  one: string
  many: string
}

const column = (name: string): SQL => sql`r.${sql.identifier(name)}`

const labelOf = (payload: Payload, slug: CollectionSlug): string =>
  String(payload.collections[slug]?.config.labels.singular ?? slug).toLowerCase()

function placesOf(payload: Payload, use: RecordUse): PlaceOfUse[] {
  const place = (record: string, one: string, more: Partial<PlaceOfUse>): PlaceOfUse => ({
    from: sql`FROM ${sql.identifier(use.table)} r`,
    where: sql`true`,
    image: column(use.column),
    record: column(record),
    collection: null,
    screen: null,
    one,
    many: pluralOf(one),
    ...more,
  })
  if (use.screen) return [place('id', use.what, { screen: use.screen })]
  if (!use.holders) {
    const slug = Object.keys(payload.collections).find((one) => tableOf(one) === use.table)
    return slug ? [place('id', use.what, { collection: slug as CollectionSlug })] : []
  }
  return use.holders.map(({ collection, column: record, only }) => {
    const slug = collection as CollectionSlug
    const where = only ? sql`${column(only.column)} = ${only.value}` : sql`true`
    return place(record, labelOf(payload, slug), { collection: slug, where })
  })
}

/** Everywhere that images can be used, as modules declare it for the protection of images. */
export const listPlacesOfUse = (payload: Payload): PlaceOfUse[] =>
  usesOf('media').flatMap((use) => placesOf(payload, use))
