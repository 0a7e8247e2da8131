import { asList, idParams, listOf, recordOf } from '@/api/answer-schemas'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { findVehicleBySku } from '@/modules/inventory/vehicles/queries/find-vehicle-by-sku'
import { dbOf } from '@/server/db-of'
import { lockInspectedVehicle } from '../operations/lock-inspected-vehicle'
import { getInspection } from '../queries/get-inspection'
import { listInspections } from '../queries/list-inspections'
import type { Inspection } from '../queries/select-inspection'
import {
  INSPECTION_NAMES,
  type InspectionPatch,
  inspectionInput,
  inspectionPatch,
  inspectionsQuery,
} from '../schemas/inspection'
import { inspectionRecord, toInspectionRecord } from './inspection-wire'

const path = '/inspections'
const tag = 'Inspections'
const access = { kind: 'module', module: 'inventory', action: 'read' } as const

/** An inspection of a vehicle that the caller's work covers, or 404. */
export async function getVisibleInspection({ actor, req }: RouteContext, id: number): Promise<Inspection> {
  const inspection = await getInspection(await dbOf(req), id, visibleShowrooms(actor))
  if (!inspection) throw notFound('Inspection not found')
  return inspection
}

/** Converts the input to what is saved: clients identify a vehicle by its stock number. */
async function prepare({ actor, req }: RouteContext, { stockNumber, ...values }: InspectionPatch) {
  if (stockNumber === undefined) return values
  const vehicle = await findVehicleBySku(await dbOf(req), stockNumber, visibleShowrooms(actor))
  if (vehicle === null) throw validationFailed([issue('stockNumber', 'No vehicle has this stock number')])
  return { ...values, vehicle }
}

const response = recordOf(inspectionRecord)

export const inspectionRoutes = [
  defineRoute({
    method: 'get',
    path,
    access,
    tag,
    summary: 'List vehicle inspections, latest first',
    query: inspectionsQuery,
    response: listOf(inspectionRecord),
    handler: async ({ query }, { actor, req }) => {
      const { rows, total } = await listInspections(await dbOf(req), query, visibleShowrooms(actor))
      return asList(rows.map(toInspectionRecord), total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: `${path}/{id}`,
    access,
    tag,
    summary: 'One inspection',
    params: idParams,
    response,
    handler: async ({ params }, context) => ({
      data: toInspectionRecord(await getVisibleInspection(context, params.id)),
    }),
  }),
  ...crudRoutes({
    path,
    collection: 'inspections',
    singular: 'Inspection',
    tag,
    module: 'inventory',
    input: inspectionInput,
    patch: inspectionPatch,
    names: INSPECTION_NAMES,
    record: inspectionRecord,
    one: async (context, id) => toInspectionRecord(await getVisibleInspection(context, id)),
    guard: async (context, id) => void (await getVisibleInspection(context, id)),
    prepare,
    lockFirst: lockInspectedVehicle,
  }),
]
