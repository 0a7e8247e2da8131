import { z } from 'zod'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import { asList, idParams, listOf, moment, recordOf } from '@/api/fields'
import { keepFor } from '@/api/keep-for'
import type { RouteContext } from '@/api/types'
import { notFound } from '@/kernel/errors'
import { type Actor, can } from '@/kernel/permissions'
import { iso, type Row, textOrNull } from '@/server/sql'
import { dbOf } from '@/server/transaction'
import { deletePorts } from '../operations/delete-ports'
import { getPort, listPorts, portCountries } from '../queries/list-ports'
import { PORT_COUNTRIES_CACHE_SECONDS, PORT_USES, PORTS_CACHE_SECONDS } from '../rules/limits'
import { bulkDeleteInput, portInput, portPatch, portQuery } from '../schemas/port'

const port = z
  .object({
    id: z.int(),
    name: z.string(),
    country: z.string(),
    unlocode: z.string().nullable(),
    use: z.enum(PORT_USES),
    active: z.boolean(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Port' })

const toPort = (row: Row): z.input<typeof port> => ({
  id: Number(row.id),
  name: String(row.name),
  country: String(row.country),
  unlocode: textOrNull(row.unlocode),
  use: PORT_USES.find((use) => use === row.use) ?? 'both',
  active: row.active !== false,
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
})

/** Ports out of use are seen by those who look after them. */
const seesAll = (actor: Actor): boolean => can(actor, 'settings', 'read')

const tag = 'Ports'

async function onePort({ req, actor }: RouteContext, id: number) {
  const row = await getPort(await dbOf(req), id, seesAll(actor))
  if (!row) throw notFound()
  return toPort(row)
}

const reads = [
  defineRoute({
    method: 'get',
    path: '/ports',
    access: { kind: 'public' },
    tag,
    summary: 'Ports',
    query: portQuery,
    response: listOf(port),
    handler: async ({ query }, context) => {
      const { actor, req } = context
      const { rows, total } = await listPorts(await dbOf(req), query, query, seesAll(actor))
      keepFor(context, PORTS_CACHE_SECONDS)
      return asList(rows.map(toPort), total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/ports/countries',
    access: { kind: 'public' },
    tag,
    summary: 'Countries that have a port',
    response: recordOf(z.array(z.string())),
    handler: async (_, context) => {
      const data = await portCountries(await dbOf(context.req), seesAll(context.actor))
      keepFor(context, PORT_COUNTRIES_CACHE_SECONDS)
      return { data }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/ports/{id}',
    access: { kind: 'public' },
    tag,
    summary: 'One port',
    params: idParams,
    response: recordOf(port),
    handler: async ({ params }, context) => ({ data: await onePort(context, params.id) }),
  }),
]

const bulkDelete = defineRoute({
  method: 'delete',
  path: '/ports/bulk/delete',
  access: { kind: 'module', module: 'settings', action: 'delete' },
  tag,
  summary: 'Delete several ports',
  body: bulkDeleteInput,
  response: z.object({ message: z.string(), deleted: z.int() }),
  handler: async ({ body }, { req }) => {
    const deleted = await deletePorts(req, body.ids)
    return { message: `${deleted} port${deleted === 1 ? '' : 's'} deleted successfully`, deleted }
  },
})

export const portRoutes = [
  ...reads,
  ...crudRoutes({
    path: '/ports',
    collection: 'ports',
    singular: 'Port',
    tag,
    module: 'settings',
    input: portInput,
    patch: portPatch,
    record: port,
    one: onePort,
  }),
  bulkDelete,
]
