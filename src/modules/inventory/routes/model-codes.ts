import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import { asList, listOf, modelParams, moment, named, recordOf } from '@/api/fields'
import { notFound } from '@/kernel/errors'
import { textQuery, WHOLE_LIST_LIMIT } from '@/modules/accounts/schemas/list-query'
import {
  all,
  between,
  contains,
  equals,
  numberOrNull,
  pageOf,
  type Row,
  rowsOf,
  textOrNull,
} from '@/server/sql'
import { dbOf } from '@/server/transaction'
import { modelCodeInput, modelCodePatch, modelCodeQuery } from '../schemas/model-code'
import { stampsOf } from './reference-wire'

const modelCode = z
  .object({
    id: z.int(),
    model_code: z.string(),
    model_id: z.int(),
    model: named.extend({ manufacturer: named }),
    vehicle_drivetrain_id: z.int().nullable(),
    vehicle_drivetrain: named.nullable(),
    vehicle_fuel_type_id: z.int().nullable(),
    vehicle_fuel_type: named.nullable(),
    engine_size_ltr: z.string().nullable(),
    engine_size_cc: z.number().nullable(),
    length_cm: z.number().nullable(),
    width_cm: z.number().nullable(),
    height_cm: z.number().nullable(),
    m3_cbm: z.number().nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'ModelCode' })

const namedOrNull = (id: unknown, name: unknown) =>
  id == null ? null : { id: Number(id), name: String(name) }

const toModelCode = (row: Row): z.input<typeof modelCode> => ({
  id: Number(row.id),
  model_code: String(row.model_code),
  model_id: Number(row.model_id),
  model: {
    id: Number(row.model_id),
    name: String(row.model),
    manufacturer: { id: Number(row.manufacturer_id), name: String(row.manufacturer) },
  },
  vehicle_drivetrain_id: numberOrNull(row.drivetrain_id),
  vehicle_drivetrain: namedOrNull(row.drivetrain_id, row.drivetrain),
  vehicle_fuel_type_id: numberOrNull(row.fuel_type_id),
  vehicle_fuel_type: namedOrNull(row.fuel_type_id, row.fuel_type),
  engine_size_ltr: textOrNull(row.engine_size_ltr),
  engine_size_cc: numberOrNull(row.engine_size_cc),
  length_cm: numberOrNull(row.length_cm),
  width_cm: numberOrNull(row.width_cm),
  height_cm: numberOrNull(row.height_cm),
  m3_cbm: numberOrNull(row.m3_cbm),
  ...stampsOf(row),
})

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

/** Volumes have decimals, unlike the other measures. */
const filters = modelCodeQuery.extend({
  m3Cbm: textQuery('m3_cbm').refine(
    (value) => value === undefined || /^\d{1,9}(\.\d{1,9})?$/.test(value),
    'm3_cbm must be a number of at least 0',
  ),
})

/** `engine_type` is read as the name of the fuel: that is what tells engines apart in this trade. */
const conditions = (query: z.output<typeof filters>): SQL =>
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

const tag = 'Model codes'

const names = {
  modelCode: 'model_code',
  model: 'model_id',
  manufacturer: 'manufacturer_id',
  drivetrain: 'vehicle_drivetrain_id',
  fuelType: 'vehicle_fuel_type_id',
  engineType: 'engine_type',
  engineSizeLtr: 'engine_size_ltr',
  engineSizeCc: 'engine_size_cc',
  engineSizeCcMin: 'engine_size_cc_min',
  lengthCm: 'length_cm',
  lengthCmMin: 'length_cm_min',
  widthCm: 'width_cm',
  widthCmMin: 'width_cm_min',
  heightCm: 'height_cm',
  heightCmMin: 'height_cm_min',
  m3Cbm: 'm3_cbm',
}

/** Litres follow from cc; forms send what they show, so the field is accepted and not stored. */
const shownLitres = { engineSizeLtr: z.union([z.string(), z.number()]).nullish() }

export const modelCodeRoutes = [
  defineRoute({
    method: 'get',
    path: '/model-codes',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'Model codes',
    query: filters,
    names,
    response: listOf(modelCode),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await pageOf(await dbOf(req), source(conditions(query)), query)
      return asList(rows.map(toModelCode), total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/model-codes/model/{modelId}',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'Model codes of one model',
    params: modelParams,
    response: recordOf(z.array(modelCode)),
    handler: async ({ params }, { req }) => {
      const rows = await rowsOf(
        await dbOf(req),
        source(sql`c.model_id = ${params.modelId}`),
        WHOLE_LIST_LIMIT,
      )
      return { data: rows.map(toModelCode) }
    },
  }),
  ...crudRoutes({
    path: '/model-codes',
    collection: 'model-codes',
    singular: 'Model code',
    tag,
    module: 'inventory',
    input: modelCodeInput.extend(shownLitres),
    patch: modelCodePatch.extend(shownLitres),
    names,
    record: modelCode,
    one: async ({ req }, id) => {
      const [row] = await rowsOf(await dbOf(req), source(sql`c.id = ${id}`), 1)
      if (!row) throw notFound()
      return toModelCode(row)
    },
  }),
]
