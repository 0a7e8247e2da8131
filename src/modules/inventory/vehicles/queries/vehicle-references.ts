import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { numberOrNull, type Row, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { DraftReferences } from '../rules/complete-vehicle'
import type { VehicleDraft } from '../rules/vehicle-draft'

/** What the rules need to know of a vehicle's references, and the fallback colour. */
export type LoadedReferences = DraftReferences & {
  /** Id of the colour named 'White'. */
  whiteId: number | null
}

const LINKS = [
  'manufacturer',
  'model',
  'modelCode',
  'color',
  'fuelType',
  'vehicleType',
  'showroom',
] as const satisfies (keyof VehicleDraft)[]

/** One link of each draft, as a list for unnest. */
const linksOf = (drafts: readonly VehicleDraft[], field: (typeof LINKS)[number]): SQL =>
  sql`${sql.param(drafts.map((draft) => draft[field] ?? null))}::int[]`

/** Reads what the rules need to know about the references of vehicles, in one query and in their order. */
export async function loadReferences(db: Db, drafts: readonly VehicleDraft[]): Promise<LoadedReferences[]> {
  const links = LINKS.map((field) => linksOf(drafts, field))
  const { rows } = await db.execute(sql`
    SELECT mk.name AS make, m.name AS model, m.manufacturer_id AS model_make,
      mc.model_code, mc.model_id AS code_model, mc.drivetrain_id, mc.fuel_type_id, mc.engine_size_cc,
      mc.length_cm, mc.width_cm, mc.height_cm, mc.m3_cbm,
      c.name AS color, f.name AS fuel, s.showroom_name, s.city, s.country, t.id AS type_id,
      (SELECT id FROM vehicle_colours WHERE lower(name) = 'white' LIMIT 1) AS white_id
    FROM unnest(${sql.join(links, sql`, `)}) WITH ORDINALITY
      AS draft (make, model, code, color, fuel, type, showroom, place)
    LEFT JOIN manufacturers mk ON mk.id = draft.make
    LEFT JOIN models m ON m.id = draft.model
    LEFT JOIN model_codes mc ON mc.id = draft.code
    LEFT JOIN vehicle_colours c ON c.id = draft.color
    LEFT JOIN vehicle_fuel_types f ON f.id = draft.fuel
    LEFT JOIN vehicle_types t ON t.id = draft.type
    LEFT JOIN showroom_offices s ON s.id = draft.showroom
    ORDER BY draft.place`)
  return drafts.map((draft, index) => referencesOf(draft, rows[index] ?? {}))
}

const referencesOf = (draft: VehicleDraft, row: Row): LoadedReferences => ({
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
})
