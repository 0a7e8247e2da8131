import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { idsField, recordOf } from '@/api/fields'
import { BULK_STATUS_MAX, setVehicleStatus } from '../operations/set-vehicle-status'
import { restoreVehicles, trashVehicles } from '../operations/trash-vehicles'
import { VEHICLE_STATUSES } from '../rules/vehicle-status'

const chosen = idsField('ids', BULK_STATUS_MAX).min(1, 'Choose at least one vehicle')
const refusal = z.object({ id: z.int(), name: z.string(), message: z.string() })
const outcome = z.object({ changed: z.array(z.int()), refused: z.array(refusal) })
const status = z.enum(VEHICLE_STATUSES, { error: `Status must be one of ${VEHICLE_STATUSES.join(', ')}` })
const had = z.object({ id: z.int(), status })
const shared = { method: 'post', tag: 'Vehicles' } as const

/** What is done to many vehicles at once: each is judged for itself, and those that cannot be are named. */
export const vehicleBulkRoutes = [
  defineRoute({
    ...shared,
    path: '/vehicles/bulk/status',
    access: { kind: 'module', module: 'inventory', action: 'update' },
    summary:
      'Publish, unpublish or archive up to 500 vehicles; those that the rules refuse, or that have not the status `from`, are named',
    body: z.strictObject({ ids: chosen, status, from: status.optional() }),
    response: recordOf(outcome.extend({ before: z.array(had) })),
    handler: async ({ body }, { req }) => ({
      data: await setVehicleStatus(req, body.ids, body.status, body.from),
    }),
  }),
  defineRoute({
    ...shared,
    path: '/vehicles/bulk/trash',
    access: { kind: 'module', module: 'inventory', action: 'delete' },
    summary: 'Put up to 500 vehicles into the trash',
    body: z.strictObject({ ids: chosen }),
    response: recordOf(outcome),
    handler: async ({ body }, { req }) => ({ data: await trashVehicles(req, body.ids) }),
  }),
  defineRoute({
    ...shared,
    path: '/vehicles/bulk/restore',
    access: { kind: 'module', module: 'inventory', action: 'delete' },
    summary: 'Take up to 500 vehicles out of the trash; those whose numbers are taken by now are named',
    body: z.strictObject({ ids: chosen }),
    response: recordOf(outcome),
    handler: async ({ body }, { req }) => ({ data: await restoreVehicles(req, body.ids) }),
  }),
]
