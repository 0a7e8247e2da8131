import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import {
  manufacturers,
  modelCodes,
  models,
  vehicleDriveTrains,
  vehicleFuelTypes,
} from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { nullable, type RowOf } from '@/server/rows/fields'
import { selectList, selectPage } from '@/server/rows/select'
import { all, between, contains, equals } from '@/server/sql'
import type { ModelCodeQuery } from '../schemas/model-code'

const c = alias(modelCodes, 'c')
const m = alias(models, 'm')

const MODEL_CODE = {
  id: c.id,
  modelCode: c.modelCode,
  modelId: c.modelId,
  model: m.name,
  manufacturerId: m.manufacturerId,
  manufacturer: alias(manufacturers, 'k').name,
  drivetrainId: c.drivetrainId,
  drivetrain: nullable(alias(vehicleDriveTrains, 'd').name),
  fuelTypeId: c.fuelTypeId,
  fuelType: nullable(alias(vehicleFuelTypes, 'f').name),
  engineSizeLtr: c.engineSizeLtr,
  engineSizeCc: c.engineSizeCc,
  lengthCm: c.lengthCm,
  widthCm: c.widthCm,
  heightCm: c.heightCm,
  m3Cbm: c.m3Cbm,
  createdAt: c.createdAt,
  updatedAt: c.updatedAt,
}

/** A model code as stored, with the names of the entries it refers to. */
export type ModelCodeRow = RowOf<typeof MODEL_CODE>

const source = (where: SQL) => ({
  shape: MODEL_CODE,
  from: sql`model_codes c
    JOIN models m ON m.id = c.model_id
    JOIN manufacturers k ON k.id = m.manufacturer_id
    LEFT JOIN vehicle_drive_trains d ON d.id = c.drivetrain_id
    LEFT JOIN vehicle_fuel_types f ON f.id = c.fuel_type_id`,
  where,
  orderBy: sql`lower(c.model_code), c.id`,
})

/** `engineType` is the name of the fuel: that is what distinguishes engines in this trade. */
const conditions = (query: ModelCodeQuery): SQL =>
  all([
    contains(sql`c.model_code`, query.modelCode),
    equals(sql`m.manufacturer_id`, query.manufacturer),
    equals(sql`c.model_id`, query.model),
    equals(sql`c.drivetrain_id`, query.drivetrain),
    equals(sql`c.fuel_type_id`, query.fuelType),
    contains(sql`f.name`, query.engineType),
    contains(sql`c.engine_size_ltr`, query.engineSizeLtr),
    equals(sql`c.engine_size_cc`, query.engineSizeCc),
    between(sql`c.engine_size_cc`, query.engineSizeCcMin, undefined),
    equals(sql`c.length_cm`, query.lengthCm),
    between(sql`c.length_cm`, query.lengthCmMin, undefined),
    equals(sql`c.width_cm`, query.widthCm),
    between(sql`c.width_cm`, query.widthCmMin, undefined),
    equals(sql`c.height_cm`, query.heightCm),
    between(sql`c.height_cm`, query.heightCmMin, undefined),
    equals(sql`c.m3_cbm`, query.m3Cbm),
  ])

/** One page of the model codes, each with its model, manufacturer, drivetrain and fuel. */
export const listModelCodes = (db: Db, query: ModelCodeQuery) =>
  selectPage(db, source(conditions(query)), query)

/** The codes of one model, at most `limit`. */
export const listCodesOfModel = (db: Db, model: number, limit: number): Promise<ModelCodeRow[]> =>
  selectList(db, source(sql`c.model_id = ${model}`), limit)

/** One model code; undefined if there is none. */
export async function getModelCode(db: Db, id: number): Promise<ModelCodeRow | undefined> {
  const [row] = await selectList(db, source(sql`c.id = ${id}`), 1)
  return row
}
