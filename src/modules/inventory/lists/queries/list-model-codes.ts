import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { all, between, contains, equals, pageOf, type Row, rowsOf } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { ModelCodeQuery } from '../schemas/model-code'

const source = (where: SQL) => ({
  select: sql`c.*, m.name AS model, m.manufacturer_id, k.name AS manufacturer, d.name AS drivetrain, f.name AS fuel_type`,
  from: sql`model_codes c
    JOIN models m ON m.id = c.model_id
    JOIN manufacturers k ON k.id = m.manufacturer_id
    LEFT JOIN vehicle_drive_trains d ON d.id = c.drivetrain_id
    LEFT JOIN vehicle_fuel_types f ON f.id = c.fuel_type_id`,
  where,
  orderBy: sql`lower(c.model_code), c.id`,
})

/** `engineType` is read as the name of the fuel: that is what tells engines apart in this trade. */
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
export const listModelCodes = (db: Db, query: ModelCodeQuery) => pageOf(db, source(conditions(query)), query)

/** The codes of one model, at most `limit`. */
export const codesOfModel = (db: Db, model: number, limit: number): Promise<Row[]> =>
  rowsOf(db, source(sql`c.model_id = ${model}`), limit)

/** One model code; undefined when there is none. */
export async function getModelCode(db: Db, id: number): Promise<Row | undefined> {
  const [row] = await rowsOf(db, source(sql`c.id = ${id}`), 1)
  return row
}
