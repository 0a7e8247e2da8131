import { z } from 'zod'
import { asList, idParams, listOf, messageAnswer, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { conflict } from '@/kernel/errors'
import { MODULES } from '@/kernel/permissions'
import { dbOf } from '@/server/db-of'
import { renameModule } from '../operations/rename-module'
import { listModuleNames } from '../queries/list-module-names'
import { moduleInput } from '../schemas/roles-and-permissions'
import * as words from '../words'

const tag = 'Roles'
const may = (action: 'read' | 'create' | 'update' | 'delete') =>
  ({ kind: 'module', module: 'accounts', action }) as const

const moduleRecord = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Module' })
const FIXED = 'The nine modules are part of the product: none can be added or removed'

/** The areas that permissions are granted for: they can be renamed, but neither added nor removed. */
export const moduleRoutes = [
  defineRoute({
    method: 'get',
    path: '/modules',
    access: may('read'),
    tag,
    summary: 'List the nine modules that permissions apply to',
    response: listOf(moduleRecord),
    handler: async (_, { req }) => {
      const names = await listModuleNames(await dbOf(req))
      const data = MODULES.map(({ id, key }) => ({ id, name: names[key] }))
      return asList(data, data.length, { page: 1, limit: data.length })
    },
  }),
  defineRoute({
    method: ['put', 'patch'],
    path: '/modules/{id}',
    access: may('update'),
    tag,
    summary: 'Rename a module; what it covers does not change',
    params: idParams,
    body: moduleInput,
    response: recordOf(moduleRecord),
    handler: async ({ params, body }, { req }) => {
      await renameModule(req, params.id, body.name)
      return { data: { id: params.id, name: body.name }, message: words.moduleUpdatedSuccessfully }
    },
  }),
  defineRoute({
    method: 'post',
    path: '/modules',
    access: may('create'),
    tag,
    summary: 'Always refused: the modules are fixed',
    refusals: [409],
    body: moduleInput,
    response: recordOf(moduleRecord),
    handler: async () => {
      throw conflict(FIXED)
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/modules/{id}',
    access: may('delete'),
    tag,
    summary: 'Always refused: the modules are fixed',
    params: idParams,
    refusals: [409],
    response: messageAnswer,
    handler: async () => {
      throw conflict(FIXED)
    },
  }),
]
