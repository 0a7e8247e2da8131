import { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { previewPrices } from '../operations/bulk/preview-prices'
import { type Chosen, startChange, undoChange } from '../operations/bulk/start-or-undo-change'
import { getVehicleChange, whyLeft } from '../queries/stock/get-vehicle-change'
import { bulkChangeInput, pricePreviewInput } from '../schemas/bulk-change'
import type { StockFilter } from '../schemas/stock-query'

const shared = {
  tag: 'Vehicles',
  access: { kind: 'module', module: 'inventory', action: 'update' },
} as const

const changeRecord = z
  .object({
    id: z.int(),
    kind: z.enum(['status', 'trash', 'price', 'tags']),
    /** Whether it takes another change back. */
    isUndo: z.boolean(),
    state: z.enum(['waiting', 'running', 'finished', 'stopped']),
    problem: z.string().nullable(),
    total: z.int(),
    done: z.int(),
    changed: z.int(),
    same: z.int(),
    left: z.int(),
    /** Why vehicles were left as they are, most frequent first, with some of them. */
    reasons: z.array(z.object({ message: z.string(), count: z.int(), names: z.array(z.string()) })),
    mayUndo: z.boolean(),
  })
  .meta({ id: 'VehicleChange' })

/** A change as its starter sees it; other people's do not exist for them. */
async function mine({ actor, req }: RouteContext, id: number): Promise<z.input<typeof changeRecord>> {
  const db = await dbOf(req)
  const stored = await getVehicleChange(db, id)
  if (!stored || actor.kind !== 'staff' || stored.startedBy !== actor.id) throw notFound()
  const { change, startedBy: _, undoes, waiting: __, ...plain } = { waiting: 0, ...stored }
  const reasons = await whyLeft(db, id)
  return {
    ...plain,
    kind: change.kind,
    isUndo: undoes !== null,
    reasons: reasons.map(({ count, message, names }) => ({ message: message ?? '', count, names })),
  }
}

type Given = { ids?: number[]; search?: StockFilter; expected?: number }
const chosenOf = ({ expected, ids, search }: Given): Chosen =>
  search ? { search, expected } : { ids: ids ?? [] }

/** Changes of many vehicles, by id or all that the list finds. An Idempotency-Key makes retrying safe. */
export const bulkChangeRoutes = [
  defineRoute({
    ...shared,
    method: 'post',
    path: '/vehicles/bulk/changes',
    status: 201,
    summary:
      'Change status, price or tags of many vehicles, or move them to the trash: up to 500 by id, or up to 10,000 that the filters of a list’s address find; more than 500 in the background. Every vehicle is checked as when it is saved; those that are refused, or that a customer has a claim on, are left as they are. With an Idempotency-Key, retrying is safe',
    body: () => bulkChangeInput(addedFields()),
    response: recordOf(changeRecord),
    handler: async ({ body }, context) => {
      const id = await startChange(context.req, body.change, chosenOf(body))
      return { data: await mine(context, id) }
    },
  }),
  defineRoute({
    ...shared,
    method: 'get',
    path: '/vehicles/bulk/changes/{id}',
    summary: 'How far a change of many vehicles is, which it left as they are, and why',
    params: idParams,
    response: recordOf(changeRecord),
    handler: async ({ params }, context) => ({ data: await mine(context, params.id) }),
  }),
  defineRoute({
    ...shared,
    method: 'post',
    path: '/vehicles/bulk/changes/{id}/undo',
    status: 201,
    summary: 'Take a change of many vehicles back, except for those that have been changed since',
    params: idParams,
    response: recordOf(changeRecord),
    handler: async ({ params }, context) => ({
      data: await mine(context, await undoChange(context.req, params.id)),
    }),
  }),
  defineRoute({
    ...shared,
    method: 'post',
    path: '/vehicles/bulk/price-preview',
    summary:
      'What a change of prices would do: the first new prices, and how many vehicles would be left and why',
    body: () => pricePreviewInput(addedFields()),
    response: recordOf(
      z.object({
        total: z.int(),
        changed: z.int(),
        same: z.int(),
        left: z.int(),
        first: z.array(
          z.object({
            id: z.int(),
            name: z.string(),
            sku: z.string(),
            currency: z.string(),
            from: z.number(),
            to: z.number(),
          }),
        ),
        reasons: z.array(z.object({ message: z.string(), count: z.int() })),
      }),
    ),
    handler: async ({ body }, { req }) => ({ data: await previewPrices(req, body.price, chosenOf(body)) }),
  }),
]
