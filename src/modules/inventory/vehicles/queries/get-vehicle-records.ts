import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { IMAGE_TYPES } from '@/modules/inventory/media/rules/image-types'
import type { Db } from '@/server/db-of'
import { json, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'
import { columnOf } from '../rules/vehicle-field-names'
import { fieldsOfKind, VEHICLE_FIELDS } from '../rules/vehicle-fields'

const PICTURE = z.object({
  id: z.number(),
  media: z.number(),
  filename: z.string(),
  imageType: z.enum(IMAGE_TYPES),
  isPrimary: z.boolean(),
  sortOrder: z.number(),
})

/** A picture of a vehicle: its row, and its file. */
export type RecordImage = z.output<typeof PICTURE>

const TAG = z.object({ id: z.number(), name: z.string(), color: z.string(), route: z.string() })

const names: SQL = sql.join(
  fieldsOfKind('link')
    .filter((field) => field !== 'showroom')
    .map((field) => {
      const { shown = 'name', table }: { shown?: string; table: string } = VEHICLE_FIELDS[field]
      return sql`${sql.raw(`'${field}'`)}, (SELECT r.${sql.identifier(shown)} FROM ${sql.identifier(table)} r WHERE r.id = v.${sql.identifier(columnOf(field))})`
    }),
  sql`, `,
)

const RECORD = {
  /** Column names of the table; numbers are numbers, timestamps ISO texts. */
  columns: json(z.record(z.string(), z.unknown()), sql`to_jsonb(v)`),
  /** Names behind the ids, by reference; null if there is none. */
  names: json(
    z.record(z.string(), z.string().nullable()),
    sql`jsonb_build_object(${names}, 'location', (SELECT concat_ws(', ', s.showroom_name, s.city, s.country)
      FROM showroom_offices s WHERE s.id = v.showroom_id))`,
  ),
  images: json(
    z.array(PICTURE),
    sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'media', i.media_id, 'filename', m.filename,
        'imageType', i.image_type, 'isPrimary', i.is_primary IS TRUE, 'sortOrder', i.sort_order)
        ORDER BY i.sort_order, i.id), '[]')
      FROM vehicle_images i JOIN media m ON m.id = i.media_id WHERE i.vehicle_id = v.id)`,
  ),
  tags: json(
    z.array(TAG),
    sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'color', t.color,
        'route', coalesce(t.route, '')) ORDER BY r."order", t.id), '[]')
      FROM vehicles_rels r JOIN tags t ON t.id = r.tags_id WHERE r.parent_id = v.id AND r.path = 'tags')`,
  ),
  features: json(
    z.array(z.number()),
    sql`(SELECT coalesce(jsonb_agg(r.vehicle_features_id ORDER BY r."order"), '[]')
      FROM vehicles_rels r WHERE r.parent_id = v.id AND r.path = 'features' AND r.vehicle_features_id IS NOT NULL)`,
  ),
}

/** A whole vehicle for editors: its own columns, the names behind its ids, pictures, tags, features. */
export type VehicleRecordRow = RowOf<typeof RECORD>

/** Vehicles by id with everything shown in the editor, in the order of `ids`; deleted ones are left out. */
export async function getVehicleRecords(db: Db, ids: readonly number[]): Promise<VehicleRecordRow[]> {
  if (ids.length === 0) return []
  return select(
    db,
    RECORD,
    sql`FROM vehicles v WHERE v.id = ANY(${idList(ids)}) AND v.deleted_at IS NULL
      ORDER BY array_position(${idList(ids)}, v.id)`,
  )
}
