import { z } from 'zod'
import { recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { idsField } from '@/input/fields'
import { BULK_STATUS_MAX, setVehicleStatus } from '../operations/set-vehicle-status'
import { restoreVehicles, trashVehicles } from '../operations/trash-or-restore-vehicles'
import type { BulkConsent } from '../rules/vehicle-claims'
import { VEHICLE_STATUSES } from '../rules/vehicle-status'
import { consentFields, consentOf } from '../schemas/claims-consent'

const chosen = idsField('ids', BULK_STATUS_MAX).min(1, 'Choose at least one vehicle')
const refusal = z.object({ id: z.int(), name: z.string(), message: z.string() })
const outcome = z.object({ changed: z.array(z.int()), refused: z.array(refusal) })
const status = z.enum(VEHICLE_STATUSES, { error: `Status must be one of ${VEHICLE_STATUSES.join(', ')}` })
const had = z.object({ id: z.int(), status })
const shared = { method: 'post', tag: 'Vehicles' } as const

/**
 * The consent about open reservations of the selected vehicles, and whether vehicles it does not cover are
 * skipped.
 */
const agreed = {
  ...consentFields,
  leaveAffected: z.boolean({ error: 'Leave affected must be true or false' }).optional(),
}
const bulkOf = ({ leaveAffected, ...given }: z.infer<z.ZodObject<typeof agreed>>): BulkConsent => ({
  consent: consentOf(given),
  leavesAffected: leaveAffected,
})

/** Bulk actions on vehicles: each is checked individually, and those refused are named. */
export const bulkStatusAndTrashRoutes = [
  defineRoute({
    ...shared,
    path: '/vehicles/bulk/status',
    access: { kind: 'module', module: 'inventory', action: 'update' },
    summary:
      'Publish, unpublish or archive up to 500 vehicles; any that the rules refuse, or whose status is not `from`, are named; 409 says what will happen to open reservations, to be accepted with `affectedReservations`',
    body: z.strictObject({ ids: chosen, status, from: status.optional(), ...agreed }),
    response: recordOf(outcome.extend({ before: z.array(had) })),
    handler: async ({ body }, { req }) => ({
      data: await setVehicleStatus(req, body.ids, { ...body, bulk: bulkOf(body) }),
    }),
  }),
  defineRoute({
    ...shared,
    path: '/vehicles/bulk/trash',
    access: { kind: 'module', module: 'inventory', action: 'delete' },
    summary:
      'Move up to 500 vehicles to the trash; 409 says what will happen to open reservations, to be accepted with `affectedReservations`',
    body: z.strictObject({ ids: chosen, ...agreed }),
    response: recordOf(outcome),
    handler: async ({ body }, { req }) => ({ data: await trashVehicles(req, body.ids, bulkOf(body)) }),
  }),
  defineRoute({
    ...shared,
    path: '/vehicles/bulk/restore',
    access: { kind: 'module', module: 'inventory', action: 'delete' },
    summary: 'Restore up to 500 vehicles from the trash; any whose numbers have since been taken are named',
    body: z.strictObject({ ids: chosen }),
    response: recordOf(outcome),
    handler: async ({ body }, { req }) => ({ data: await restoreVehicles(req, body.ids) }),
  }),
]
