import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { ids as idList, type Row } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { columnOf, fieldsOfKind, VEHICLE_FIELDS } from '../rules/vehicle-fields'

/** A picture of a vehicle: its row, and the file that it shows. */
export type RecordImage = {
  id: number
  media: number
  filename: string
  imageType: 'exterior' | 'interior' | 'exterior_360' | 'interior_360'
  isPrimary: boolean
  sortOrder: number
}

/** A whole vehicle for those who edit it: its own columns, what its ids stand for, pictures, tags, features. */
export type VehicleRecordRow = {
  /** Column names of the table; numbers are numbers, moments ISO texts. */
  columns: Row
  /** Names behind the ids, by reference; null where there is none. */
  names: Record<string, string | null>
  images: RecordImage[]
  tags: { id: number; name: string; color: string; route: string }[]
  features: number[]
}

const names: SQL = sql.join(
  fieldsOfKind('link')
    .filter((field) => field !== 'showroom')
    .map((field) => {
      const { shown = 'name', table }: { shown?: string; table: string } = VEHICLE_FIELDS[field]
      return sql`${sql.raw(`'${field}'`)}, (SELECT r.${sql.identifier(shown)} FROM ${sql.identifier(table)} r WHERE r.id = v.${sql.identifier(columnOf(field))})`
    }),
  sql`, `,
)

/** Vehicles by id with everything that an editor shows, in the order of `ids`; deleted ones are left out. */
export async function vehicleRecords(db: Db, ids: readonly number[]): Promise<VehicleRecordRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute(sql`
    SELECT to_jsonb(v) AS columns,
      jsonb_build_object(${names}, 'location', (SELECT concat_ws(', ', s.showroom_name, s.city, s.country)
        FROM showroom_offices s WHERE s.id = v.showroom_id)) AS names,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'media', i.media_id, 'filename', m.filename,
          'imageType', i.image_type, 'isPrimary', i.is_primary IS TRUE, 'sortOrder', i.sort_order)
          ORDER BY i.sort_order, i.id), '[]')
        FROM vehicle_images i JOIN media m ON m.id = i.media_id WHERE i.vehicle_id = v.id) AS images,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'color', t.color, 'route', t.route)
          ORDER BY r."order", t.id), '[]')
        FROM vehicles_rels r JOIN tags t ON t.id = r.tags_id WHERE r.parent_id = v.id AND r.path = 'tags') AS tags,
      (SELECT coalesce(jsonb_agg(r.vehicle_features_id ORDER BY r."order"), '[]')
        FROM vehicles_rels r WHERE r.parent_id = v.id AND r.path = 'features'
          AND r.vehicle_features_id IS NOT NULL) AS features
    FROM vehicles v WHERE v.id = ANY(${idList(ids)}) AND v.deleted_at IS NULL
    ORDER BY array_position(${idList(ids)}, v.id)`)
  return rows as unknown as VehicleRecordRow[]
}
