import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import {
  manufacturers,
  modelCodes,
  models,
  vehicleColours,
  vehicleFuelTypes,
  vehicleTypes,
} from '@/modules/inventory/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { nullable, number, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { DraftReferences } from '../rules/complete-vehicle'
import type { ModelCodeFacts, VehicleDraft } from '../rules/vehicle-draft-type'

/** What the rules need to know about a vehicle's references, and the fallback colour. */
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

const m = alias(models, 'm')
const mc = alias(modelCodes, 'mc')
const s = alias(showroomOffices, 's')

const LINKED = {
  make: nullable(alias(manufacturers, 'mk').name),
  model: nullable(m.name),
  modelMake: nullable(m.manufacturerId),
  modelCode: nullable(mc.modelCode),
  codeModel: nullable(mc.modelId),
  drivetrain: mc.drivetrainId,
  fuelType: mc.fuelTypeId,
  engineSizeCc: mc.engineSizeCc,
  lengthCm: mc.lengthCm,
  widthCm: mc.widthCm,
  heightCm: mc.heightCm,
  m3Cbm: mc.m3Cbm,
  color: nullable(alias(vehicleColours, 'c').name),
  fuel: nullable(alias(vehicleFuelTypes, 'f').name),
  showroomName: nullable(s.showroomName),
  city: nullable(s.city),
  country: nullable(s.country),
  typeId: nullable(alias(vehicleTypes, 't').id),
  whiteId: nullable(number(sql`(SELECT id FROM vehicle_colours WHERE lower(name) = 'white' LIMIT 1)`)),
}

/** Reads what the rules need to know about the references of vehicles, in one query and in their order. */
export async function loadVehicleReferences(
  db: Db,
  drafts: readonly VehicleDraft[],
): Promise<LoadedReferences[]> {
  const links = LINKS.map((field) => linksOf(drafts, field))
  const rows = await select(
    db,
    LINKED,
    sql`FROM unnest(${sql.join(links, sql`, `)}) WITH ORDINALITY
      AS draft (make, model, code, color, fuel, type, showroom, place)
    LEFT JOIN manufacturers mk ON mk.id = draft.make
    LEFT JOIN models m ON m.id = draft.model
    LEFT JOIN model_codes mc ON mc.id = draft.code
    LEFT JOIN vehicle_colours c ON c.id = draft.color
    LEFT JOIN vehicle_fuel_types f ON f.id = draft.fuel
    LEFT JOIN vehicle_types t ON t.id = draft.type
    LEFT JOIN showroom_offices s ON s.id = draft.showroom
    ORDER BY draft.place`,
  )
  return rows.flatMap((row, place) => {
    const draft = drafts[place]
    return draft ? [referencesOf(draft, row)] : []
  })
}

const referencesOf = (draft: VehicleDraft, row: RowOf<typeof LINKED>): LoadedReferences => ({
  refs: {
    manufacturerName: row.make,
    modelName: row.model,
    colorName: row.color,
    fuelTypeName: row.fuel,
    modelCode: codeOf(row),
    showroom:
      row.showroomName === null
        ? null
        : { showroomName: row.showroomName, city: row.city, country: row.country },
  },
  whiteId: row.whiteId,
  modelBelongs: draft.model == null || row.modelMake === (draft.manufacturer ?? null),
  modelCodeBelongs: draft.modelCode == null || row.codeModel === (draft.model ?? null),
  vehicleTypeKnown: draft.vehicleType == null || row.typeId !== null,
})

function codeOf(row: RowOf<typeof LINKED>): ModelCodeFacts | null {
  const { drivetrain, engineSizeCc, fuelType, heightCm, lengthCm, m3Cbm, modelCode, widthCm } = row
  if (modelCode === null) return null
  return { modelCode, drivetrain, fuelType, engineSizeCc, lengthCm, widthCm, heightCm, m3Cbm }
}
