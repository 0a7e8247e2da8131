import type { PayloadRequest } from 'payload'
import { type ZodObject, type ZodType, z } from 'zod'
import { notFound } from '@/kernel/errors'
import type { ModuleKey } from '@/kernel/permissions'
import { idParams, messageAnswer, recordOf, timestamp } from './answer-schemas'
import { defineRoute } from './define-route'
import type { Route, RouteContext } from './route-type'

/** What a person gets of a view, in the file of their own data. */
export const ownView = { name: z.string(), query: z.string(), isShared: z.boolean(), savedAt: timestamp }

const viewSaved = 'View saved'
const viewDeleted = 'View deleted'

/** The calls for a kind of saved views, and what is done by them. */
type ViewCalls<Record extends ZodType, Query extends ZodObject, Input, Patch> = {
  path: string
  module: ModuleKey
  tag: string
  summaries: { list: string; save: string; change: string; delete: string }
  /** Error statuses of saving, in addition to the usual ones. */
  refusals?: readonly number[]
  record: Record
  query?: Query
  input: Input | (() => Input)
  patch: Patch | (() => Patch)
  notFound: string
  list(context: RouteContext, which: { id?: number; query?: z.output<Query> }): Promise<z.input<Record>[]>
  save(req: PayloadRequest, view: z.output<Input>): Promise<number>
  change(req: PayloadRequest, id: number, patch: z.output<Patch>): Promise<void>
  remove(req: PayloadRequest, id: number): Promise<void>
}
type AnyCalls = ViewCalls<ZodType, ZodObject, ZodObject, ZodObject>

async function oneView(calls: AnyCalls, context: RouteContext, id: number) {
  const [view] = await calls.list(context, { id })
  if (!view) throw notFound(calls.notFound)
  return { data: view, message: viewSaved }
}

/** Reading and deleting; both need nothing but the right to read what the views are of. */
function plainRoutes({ module, path, tag, ...calls }: AnyCalls): { list: Route; remove: Route } {
  const own = { access: { kind: 'module', module, action: 'read' }, tag } as const
  return {
    list: defineRoute({
      ...own,
      method: 'get',
      path,
      summary: calls.summaries.list,
      query: calls.query,
      response: recordOf(z.array(calls.record)),
      handler: async ({ query }, context) => ({ data: await calls.list(context, { query }) }),
    }),
    remove: defineRoute({
      ...own,
      method: 'delete',
      path: `${path}/{id}`,
      summary: calls.summaries.delete,
      params: idParams,
      response: messageAnswer,
      handler: async ({ params: { id } }, { req }) => {
        await calls.remove(req, id)
        return { message: viewDeleted }
      },
    }),
  }
}

function savingRoutes(calls: AnyCalls): Route[] {
  const { module, path, record, refusals, tag } = calls
  const own = { access: { kind: 'module', module, action: 'read' }, tag, refusals } as const
  return [
    defineRoute({
      ...own,
      method: 'post',
      path,
      status: 201,
      summary: calls.summaries.save,
      body: calls.input,
      response: recordOf(record),
      handler: async ({ body }, context) => oneView(calls, context, await calls.save(context.req, body)),
    }),
    defineRoute({
      ...own,
      method: ['patch', 'put'],
      path: `${path}/{id}`,
      summary: calls.summaries.change,
      params: idParams,
      body: calls.patch,
      response: recordOf(record),
      handler: async ({ body, params: { id } }, context) => {
        await calls.change(context.req, id, body)
        return oneView(calls, context, id)
      },
    }),
  ]
}

/** The calls for saved views: one's own and shared ones; other people's do not exist for the caller. */
export function savedViewRoutes<
  Record extends ZodType,
  Input extends ZodObject,
  Patch extends ZodObject,
  Query extends ZodObject = ZodObject,
>(calls: ViewCalls<Record, Query, Input, Patch>): Route[] {
  const { list, remove } = plainRoutes(calls)
  return [list, ...savingRoutes(calls), remove]
}
