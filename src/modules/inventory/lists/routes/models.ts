import { z } from 'zod'
import { asList, idParams, listOf, named, recordOf, timestamp } from '@/api/answer-schemas'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import { notFound } from '@/kernel/errors'
import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import { dbOf } from '@/server/db-of'
import { getModel, listActiveModels, listModels, type ModelRow } from '../queries/list-models'
import { REFERENCE_STATUSES } from '../schemas/list-query'
import { modelInput, modelPatch, modelQuery } from '../schemas/model-input'

const model = z
  .object({
    id: z.int(),
    name: z.string(),
    manufacturer_id: z.int(),
    manufacturer: named,
    status: z.enum(REFERENCE_STATUSES),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Model' })

const toModel = ({ manufacturer, manufacturerId, ...row }: ModelRow): z.input<typeof model> => ({
  ...row,
  manufacturer_id: manufacturerId,
  manufacturer: { id: manufacturerId, name: manufacturer },
})

const tag = 'Models'
const names = { manufacturer: 'manufacturer_id' }

export const modelRoutes = [
  defineRoute({
    method: 'get',
    path: '/models',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'Models',
    query: modelQuery,
    names,
    response: listOf(model),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listModels(await dbOf(req), query)
      return asList(rows.map(toModel), total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/models/public/by-manufacturer/{id}',
    access: { kind: 'public' },
    tag,
    summary: 'List the active models of a manufacturer',
    params: idParams,
    response: recordOf(z.array(model)),
    handler: async ({ params }, { req }) => {
      const rows = await listActiveModels(await dbOf(req), params.id, WHOLE_LIST_LIMIT)
      return { data: rows.map(toModel) }
    },
  }),
  ...crudRoutes({
    path: '/models',
    collection: 'models',
    singular: 'Model',
    tag,
    module: 'inventory',
    input: modelInput,
    patch: modelPatch,
    names,
    record: model,
    one: async ({ req }, id) => {
      const row = await getModel(await dbOf(req), id)
      if (!row) throw notFound()
      return toModel(row)
    },
  }),
]
