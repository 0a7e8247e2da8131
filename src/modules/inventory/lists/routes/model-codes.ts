import { z } from 'zod'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import { asList, listOf, modelParams, moment, named, recordOf } from '@/api/fields'
import { notFound } from '@/kernel/errors'
import { WHOLE_LIST_LIMIT } from '@/kernel/paging'
import { numberOrNull, type Row, textOrNull } from '@/server/sql'
import { dbOf } from '@/server/transaction'
import { codesOfModel, getModelCode, listModelCodes } from '../queries/list-model-codes'
import { MODEL_CODE_NAMES, modelCodeInput, modelCodePatch, modelCodeQuery } from '../schemas/model-code'
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

const tag = 'Model codes'

const names = MODEL_CODE_NAMES

/** Litres follow from cc; forms send what they show, so the field is accepted and not stored. */
const shownLitres = {
  engineSizeLtr: z
    .union([z.string(), z.number()], { error: 'Engine size (L) must be text or a number' })
    .nullish(),
}

export const modelCodeRoutes = [
  defineRoute({
    method: 'get',
    path: '/model-codes',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'Model codes',
    query: modelCodeQuery,
    names,
    response: listOf(modelCode),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listModelCodes(await dbOf(req), query)
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
      const rows = await codesOfModel(await dbOf(req), params.modelId, WHOLE_LIST_LIMIT)
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
      const row = await getModelCode(await dbOf(req), id)
      if (!row) throw notFound()
      return toModelCode(row)
    },
  }),
]
