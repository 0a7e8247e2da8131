import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'
import { VEHICLE_FIELD_NAMES, type VehicleField, vehicleField } from '../rules/vehicle-fields'

type NumberWords = NonNullable<AuditWords['numbers']>[string]

/** The log omits the suffix of a link's name. */
const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function numberOf(field: VehicleField): [string, NumberWords][] {
  const spec = vehicleField(field)
  if (spec.kind !== 'number' || !spec.unit) return []
  return [[columnOf(field), spec.unit === 'money' ? spec.unit : { unit: spec.unit }]]
}

/** How the audit log refers to vehicles. */
export const vehicleWords: AuditWords = {
  columns: {
    ...Object.fromEntries(
      VEHICLE_FIELD_NAMES.flatMap((field) => {
        const { audited } = vehicleField(field)
        return audited ? [[columnOf(field), audited]] : []
      }),
    ),
    name_typed: 'Custom title',
    published_at: 'First published',
  },
  numbers: { ...Object.fromEntries(VEHICLE_FIELD_NAMES.flatMap(numberOf)), year: 'plain' },
  currencies: { vehicles: sql`t.currency` },
  names: {
    vehicles: sql`concat_ws(' ', t.sku, t.name)`,
    vehicle_changes: sql`concat(t.total, CASE t.total WHEN 1 THEN ' vehicle' ELSE ' vehicles' END)`,
  },
  gone: { vehicles: (was, label) => [was.sku, label].filter(Boolean).join(' ') || null },
}
