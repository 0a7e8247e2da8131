import { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { idsField } from '@/input/fields'
import { notFound } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { setVehicleFeatures } from '@/modules/inventory/vehicles/operations/set-vehicle-features'
import { visibleVehicle } from '@/modules/inventory/vehicles/routes/visible-vehicle'
import { MAX_VEHICLE_FEATURES } from '@/modules/inventory/vehicles/rules/vehicle-limits'
import { getPublicVehicle } from '../queries/get-public-vehicle'
import * as words from '../words'

const tag = 'Vehicles'

/** Staff get the features of any of their vehicles, everyone else those of public ones. */
async function featureIds(context: RouteContext, id: number): Promise<number[]> {
  if (can(context.actor, 'inventory', 'read')) return (await visibleVehicle(context, id)).feature_ids
  const vehicle = await getPublicVehicle(context.payload, id)
  if (!vehicle) throw notFound('Vehicle not found')
  return vehicle.featureGroups.flatMap(({ features }) => features.map((feature) => feature.id))
}

const features = z.object({ vehicleId: z.int(), featureIds: z.array(z.int()) })

/** A vehicle's features: read by everyone who may see it, set by staff. */
export const vehicleFeatureRoutes = [
  defineRoute({
    method: 'get',
    path: '/vehicles/{id}/features',
    access: { kind: 'public' },
    tag,
    summary: 'List a vehicle’s features',
    params: idParams,
    response: recordOf(features),
    handler: async ({ params }, context) => ({
      data: { vehicleId: params.id, featureIds: await featureIds(context, params.id) },
    }),
  }),
  defineRoute({
    method: 'put',
    path: '/vehicles/{id}/features',
    access: { kind: 'module', module: 'inventory', action: 'update' },
    tag,
    summary: 'Replace a vehicle’s features with the given ones',
    params: idParams,
    body: z.strictObject({ features: idsField('Features', MAX_VEHICLE_FEATURES) }),
    names: { features: 'featureIds' },
    response: recordOf(features),
    handler: async ({ params: { id }, body }, context) => {
      await setVehicleFeatures(context.req, id, body.features)
      const data = { vehicleId: id, featureIds: await featureIds(context, id) }
      return { data, message: words.featuresUpdatedSuccessfully }
    },
  }),
]
