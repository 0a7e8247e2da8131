import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { idParams, idsField, messageAnswer, recordOf } from '@/api/fields'
import type { RouteContext } from '@/api/types'
import { notFound } from '@/kernel/errors'
import { can, reachesShowroom, seesCost, visibleShowrooms } from '@/kernel/permissions'
import { getPublicVehicle } from '@/modules/inventory/catalogue/queries/get-public-vehicle'
import { listVehiclesRoute } from '@/modules/inventory/catalogue/routes/list-vehicles'
import { IMAGE_TYPES } from '@/modules/inventory/media/rules/arrange-images'
import { dbOf } from '@/server/transaction'
import { saveVehicle } from '../operations/save-vehicle'
import { setVehicleFeatures } from '../operations/set-vehicle-features'
import { trashVehicle } from '../operations/trash-vehicle'
import { vehicleRecords } from '../queries/vehicle-record'
import { MAX_VEHICLE_FEATURES } from '../rules/limits'
import { consentOf, consentQuery } from '../schemas/consent'
import { vehicleInput } from '../schemas/vehicle'
import { VEHICLE_ERROR_NAMES, VEHICLE_NAMES } from '../schemas/vehicle-names'
import { vehicleBulkRoutes } from './vehicle-bulk'
import { type StaffVehicle, staffVehicle, toStaffVehicle, vehicleImage } from './vehicle-wire'

const tag = 'Vehicles'
const save = {
  tag,
  names: VEHICLE_NAMES,
  errorNames: VEHICLE_ERROR_NAMES,
  // Pictures and papers that were sent are looked at while the vehicle is saved.
  refusals: [503],
  response: recordOf(staffVehicle),
}

/** A vehicle as this member of staff may read it; 404 for those of other showrooms. */
async function visibleVehicle({ req, actor }: RouteContext, id: number): Promise<StaffVehicle> {
  const [record] = await vehicleRecords(await dbOf(req), [id])
  const showrooms = visibleShowrooms(actor)
  if (!record || !reachesShowroom(showrooms, record.columns.showroom_id)) throw notFound('Vehicle not found')
  return toStaffVehicle(record, { seesCost: seesCost(actor) })
}

const organized = staffVehicle
  .omit({ images: true })
  .extend({ images: z.object(Object.fromEntries(IMAGE_TYPES.map((type) => [type, z.array(vehicleImage)]))) })

const reads = [
  defineRoute({
    method: 'get',
    path: '/vehicles/{id}',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'A vehicle for its form',
    params: idParams,
    response: recordOf(staffVehicle),
    handler: async ({ params }, context) => ({ data: await visibleVehicle(context, params.id) }),
  }),
  defineRoute({
    method: 'get',
    path: '/vehicles/{id}/organized',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'A vehicle with its pictures grouped by what they show',
    params: idParams,
    response: recordOf(organized),
    handler: async ({ params }, context) => {
      const vehicle = await visibleVehicle(context, params.id)
      const groups = IMAGE_TYPES.map((type) => [
        type,
        vehicle.images.filter(({ image_type }) => image_type === type),
      ])
      return { data: { ...vehicle, images: Object.fromEntries(groups) } }
    },
  }),
]

/** For staff the features of any vehicle of theirs, for everybody else of what the public may see. */
async function featureIds(context: RouteContext, id: number): Promise<number[]> {
  if (can(context.actor, 'inventory', 'read')) return (await visibleVehicle(context, id)).feature_ids
  const vehicle = await getPublicVehicle(context.payload, id)
  if (!vehicle) throw notFound('Vehicle not found')
  return vehicle.featureGroups.flatMap(({ features }) => features.map((feature) => feature.id))
}

const features = z.object({ vehicleId: z.int(), featureIds: z.array(z.int()) })

const featureRoutes = [
  defineRoute({
    method: 'get',
    path: '/vehicles/{id}/features',
    access: { kind: 'public' },
    tag,
    summary: 'The features of a vehicle',
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
    summary: 'Give a vehicle exactly these features',
    params: idParams,
    body: z.strictObject({ features: idsField('Features', MAX_VEHICLE_FEATURES) }),
    names: { features: 'featureIds' },
    response: recordOf(features),
    handler: async ({ params: { id }, body }, context) => {
      await setVehicleFeatures(context.req, id, body.features)
      const data = { vehicleId: id, featureIds: await featureIds(context, id) }
      return { data, message: 'Features updated successfully' }
    },
  }),
]

const writes = [
  defineRoute({
    ...save,
    method: 'post',
    path: '/vehicles',
    access: { kind: 'module', module: 'inventory', action: 'create' },
    summary: 'Create a vehicle',
    status: 201,
    body: vehicleInput,
    handler: async ({ body }, context) => {
      const id = await saveVehicle(context.req, body)
      return { data: await visibleVehicle(context, id), message: 'Vehicle created successfully' }
    },
  }),
  defineRoute({
    ...save,
    method: ['patch', 'put'],
    path: '/vehicles/{id}',
    access: { kind: 'module', module: 'inventory', action: 'update' },
    summary:
      'Change a vehicle; fields that are not sent stay as they are; 409 says what becomes of open reservations, to be agreed to by `affectedReservations`',
    params: idParams,
    body: vehicleInput,
    handler: async ({ params, body }, context) => {
      await saveVehicle(context.req, body, params.id)
      return { data: await visibleVehicle(context, params.id), message: 'Vehicle updated successfully' }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/vehicles/{id}',
    access: { kind: 'module', module: 'inventory', action: 'delete' },
    tag,
    summary:
      'Put a vehicle into the trash; 409 says what becomes of open reservations, to be agreed to by `affectedReservations`',
    params: idParams,
    query: consentQuery,
    response: messageAnswer,
    handler: async ({ params, query }, { req }) => {
      await trashVehicle(req, params.id, consentOf(query))
      return { message: 'Vehicle deleted successfully' }
    },
  }),
]

export const vehicleRoutes = [listVehiclesRoute, ...reads, ...featureRoutes, ...writes, ...vehicleBulkRoutes]
