import { z } from 'zod'
import { asList, listOf, modelParams, named, orNull, recordOf, timestamp } from '@/api/answer-schemas'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import { notFound } from '@/kernel/errors'
import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import { dbOf } from '@/server/db-of'
import {
  getModelCode,
  listCodesOfModel,
  listModelCodes,
  type ModelCodeRow,
} from '../queries/list-model-codes'
import { MODEL_CODE_NAMES, modelCodeInput, modelCodePatch, modelCodeQuery } from '../schemas/model-code'

const modelCode = z
  .object({
    id: z.int(),
    model_code: z.string(),
    model_id: z.int(),
    model: named.extend({ manufacturer: named }),
    vehicle_drivetrain_id: z.int().nullable(),
    vehicle_drivetrain: orNull(named),
    vehicle_fuel_type_id: z.int().nullable(),
    vehicle_fuel_type: orNull(named),
    engine_size_ltr: z.string().nullable(),
    engine_size_cc: z.number().nullable(),
    length_cm: z.number().nullable(),
    width_cm: z.number().nullable(),
    height_cm: z.number().nullable(),
    m3_cbm: z.number().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'ModelCode' })

const namedOrNull = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name }

const toModelCode = (row: ModelCodeRow): z.input<typeof modelCode> => ({
  id: row.id,
  model_code: row.modelCode,
  model_id: row.modelId,
  model: {
    id: row.modelId,
    name: row.model,
    manufacturer: { id: row.manufacturerId, name: row.manufacturer },
  },
  vehicle_drivetrain_id: row.drivetrainId,
  vehicle_drivetrain: namedOrNull(row.drivetrainId, row.drivetrain),
  vehicle_fuel_type_id: row.fuelTypeId,
  vehicle_fuel_type: namedOrNull(row.fuelTypeId, row.fuelType),
  engine_size_ltr: row.engineSizeLtr,
  engine_size_cc: row.engineSizeCc,
  length_cm: row.lengthCm,
  width_cm: row.widthCm,
  height_cm: row.heightCm,
  m3_cbm: row.m3Cbm,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

const tag = 'Model codes'

const names = MODEL_CODE_NAMES

/** Litres are derived from cc; forms send what they show, so the field is accepted but not stored. */
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
      const rows = await listCodesOfModel(await dbOf(req), params.modelId, WHOLE_LIST_LIMIT)
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
