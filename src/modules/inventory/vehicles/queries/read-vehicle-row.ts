import { sql } from '@payloadcms/db-postgres'
import { addedColumn, addedValue } from '@/kernel/added-fields'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { columnOf, ROW_FIELDS, type VehicleRecord } from './select-vehicle-columns'

const dateText = (value: unknown): string | null =>
  value == null ? null : new Date(String(value)).toISOString()

/** A row of vehicles, as written by to_jsonb, with a record's field names. */
export function readVehicleRow(row: Record<string, unknown>): VehicleRecord {
  const values = Object.fromEntries(ROW_FIELDS.map((field) => [field, row[columnOf(field)] ?? null]))
  return {
    ...(values as VehicleRecord),
    ...Object.fromEntries(
      addedFields().map((field) => [field.name, addedValue(field, row[addedColumn(field)])]),
    ),
    publishedAt: dateText(row.published_at),
    createdAt: dateText(row.created_at) ?? undefined,
    updatedAt: dateText(row.updated_at) ?? undefined,
    tags: row.tags as number[],
    features: row.features as number[],
  }
}

/** A vehicle's row with its tags and features in order, as one JSON object. */
export const vehicleJson = sql`to_jsonb(v) || jsonb_build_object(
  'tags', coalesce((SELECT jsonb_agg(r.tags_id ORDER BY r."order", r.id) FROM vehicles_rels r
    WHERE r.parent_id = v.id AND r.path = 'tags'), '[]'),
  'features', coalesce((SELECT jsonb_agg(r.vehicle_features_id ORDER BY r."order", r.id) FROM vehicles_rels r
    WHERE r.parent_id = v.id AND r.path = 'features'), '[]'))`
