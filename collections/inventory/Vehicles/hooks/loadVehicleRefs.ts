import { sql } from '@payloadcms/db-postgres'
import type { DraftReferences } from '@/modules/inventory/vehicles/rules/complete-vehicle'
import type { VehicleDraft } from '@/modules/inventory/vehicles/rules/vehicle-draft'
import type { Db } from '@/server/transaction'

/** What the rules need to know of a vehicle's references, and the fallback colour. */
export type LoadedRefs = DraftReferences & {
  /** Id of the colour named 'White'. */
  whiteId: number | null
}

const numberOrNull = (value: unknown): number | null => (value == null ? null : Number(value))
const textOrNull = (value: unknown): string | null => (value == null ? null : String(value))

/** Reads everything that the rules need to know about a vehicle's references, in one query. */
export async function loadVehicleRefs(db: Db, draft: VehicleDraft): Promise<LoadedRefs> {
  const found = await db.execute(sql`
    SELECT mk.name AS make, m.name AS model, m.manufacturer_id AS model_make,
      mc.model_code, mc.model_id AS code_model, mc.drivetrain_id, mc.fuel_type_id, mc.engine_size_cc,
      mc.length_cm, mc.width_cm, mc.height_cm, mc.m3_cbm,
      c.name AS color, f.name AS fuel, s.showroom_name, s.city, s.country, t.id AS type_id,
      (SELECT id FROM vehicle_colours WHERE lower(name) = 'white' LIMIT 1) AS white_id
    FROM (SELECT 1) AS one
    LEFT JOIN manufacturers mk ON mk.id = ${draft.manufacturer ?? null}::int
    LEFT JOIN models m ON m.id = ${draft.model ?? null}::int
    LEFT JOIN model_codes mc ON mc.id = ${draft.modelCode ?? null}::int
    LEFT JOIN vehicle_colours c ON c.id = ${draft.color ?? null}::int
    LEFT JOIN vehicle_fuel_types f ON f.id = ${draft.fuelType ?? null}::int
    LEFT JOIN vehicle_types t ON t.id = ${draft.vehicleType ?? null}::int
    LEFT JOIN showroom_offices s ON s.id = ${draft.showroom ?? null}::int`)
  const row = found.rows[0] ?? {}
  return {
    refs: {
      manufacturerName: textOrNull(row.make),
      modelName: textOrNull(row.model),
      colorName: textOrNull(row.color),
      fuelTypeName: textOrNull(row.fuel),
      modelCode:
        row.model_code == null
          ? null
          : {
              modelCode: String(row.model_code),
              drivetrain: numberOrNull(row.drivetrain_id),
              fuelType: numberOrNull(row.fuel_type_id),
              engineSizeCc: numberOrNull(row.engine_size_cc),
              lengthCm: numberOrNull(row.length_cm),
              widthCm: numberOrNull(row.width_cm),
              heightCm: numberOrNull(row.height_cm),
              m3Cbm: numberOrNull(row.m3_cbm),
            },
      showroom:
        row.showroom_name == null
          ? null
          : {
              showroomName: String(row.showroom_name),
              city: textOrNull(row.city),
              country: textOrNull(row.country),
            },
    },
    whiteId: numberOrNull(row.white_id),
    modelBelongs: draft.model == null || numberOrNull(row.model_make) === (draft.manufacturer ?? null),
    modelCodeBelongs: draft.modelCode == null || numberOrNull(row.code_model) === (draft.model ?? null),
    vehicleTypeKnown: draft.vehicleType == null || row.type_id != null,
  }
}
