import { z } from 'zod'
import { asList, idParams, listOf, recordOf, timestamp } from '@/api/answer-schemas'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import { dbOf } from '@/server/db-of'
import { toggleServicePlan } from '../operations/toggle-service-plan'
import { getServicePlan, listServicePlans, type ServicePlanRow } from '../queries/list-service-plans'
import { SERVICE_PLAN_KINDS } from '../rules/service-plan'
import { REFERENCE_STATUSES } from '../schemas/list-query'
import { servicePlanInput, servicePlanPatch, servicePlanQuery } from '../schemas/service-plan'
import * as words from '../words'

const servicePlan = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    kind: z.enum(SERVICE_PLAN_KINDS),
    months: z.number().nullable(),
    mileageCap: z.number().nullable(),
    covered: z.string().nullable(),
    excluded: z.string().nullable(),
    price: z.number().nullable(),
    currency: z.string(),
    active: z.boolean(),
    /** The same in the format of the other lists. */
    status: z.enum(REFERENCE_STATUSES),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'ServicePlan' })

const toServicePlan = (row: ServicePlanRow): z.input<typeof servicePlan> => ({
  ...row,
  slug: row.slug ?? '',
  currency: row.currency ?? DEFAULT_CURRENCY,
  status: row.active ? 'active' : 'inactive',
})

const path = '/service-plans'
const tag = 'Service plans'

async function onePlan({ req }: RouteContext, id: number) {
  const row = await getServicePlan(await dbOf(req), id)
  if (!row) throw notFound()
  return toServicePlan(row)
}

export const servicePlanRoutes = [
  defineRoute({
    method: 'get',
    path,
    access: { kind: 'module', module: 'inventory', action: 'read', publicWhen: { status: 'active' } },
    tag,
    summary: 'Service plans',
    query: servicePlanQuery,
    response: listOf(servicePlan),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listServicePlans(await dbOf(req), query)
      return asList(rows.map(toServicePlan), total, query)
    },
  }),
  ...crudRoutes({
    path,
    collection: 'service-plans',
    singular: 'Service plan',
    tag,
    module: 'inventory',
    input: servicePlanInput,
    patch: servicePlanPatch,
    record: servicePlan,
    one: onePlan,
  }),
  defineRoute({
    method: ['patch', 'put'],
    path: `${path}/{id}/toggle`,
    access: { kind: 'module', module: 'inventory', action: 'update' },
    tag,
    summary: 'Service plan: switch between active and inactive',
    params: idParams,
    response: recordOf(servicePlan),
    handler: async ({ params }, context) => {
      await toggleServicePlan(context.req, params.id)
      return { data: await onePlan(context, params.id), message: words.servicePlanUpdatedSuccessfully }
    },
  }),
]
