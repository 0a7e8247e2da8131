import { z } from 'zod'
import { idParams, messageAnswer, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { IMAGE_TYPES } from '@/modules/inventory/media/rules/image-types'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { saveVehicle } from '../operations/save-vehicle'
import { trashVehicle } from '../operations/trash-vehicle'
import { addedNames } from '../schemas/added-input'
import { consentOf, consentQuery } from '../schemas/claims-consent'
import { FIELD_NAMES_IN_CALLS, FIELD_NAMES_IN_ERRORS } from '../schemas/field-names-in-calls'
import { vehicleInputWith } from '../schemas/vehicle'
import * as words from '../words'
import { bulkChangeRoutes } from './bulk-changes'
import { bulkStatusAndTrashRoutes } from './bulk-status-and-trash'
import { carSuggestionsRoute } from './car-suggestions'
import { stockExportRoutes } from './stock-export'
import { vehicleEditingRoutes } from './vehicle-editing'
import { staffVehicle, vehicleImage } from './vehicle-wire'
import { visibleVehicle } from './visible-vehicle'

const tag = 'Vehicles'
/** What is sent has the same shape for new vehicles and changes, which differ in what they check. */
const NAME = { id: 'VehicleInput' }
const save = {
  tag,
  names: () => ({ ...FIELD_NAMES_IN_CALLS, ...addedNames(addedFields()) }),
  errorNames: FIELD_NAMES_IN_ERRORS,
  // Uploaded pictures and papers are checked while the vehicle is saved.
  refusals: [503],
  response: () => recordOf(staffVehicle()),
}

const organized = () =>
  staffVehicle()
    .omit({ images: true })
    .extend({
      images: z.object(Object.fromEntries(IMAGE_TYPES.map((type) => [type, z.array(vehicleImage)]))),
    })

const reads = [
  defineRoute({
    method: 'get',
    path: '/vehicles/{id}',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'Get a vehicle with all the fields of its form',
    params: idParams,
    response: () => recordOf(staffVehicle()),
    handler: async ({ params }, context) => ({ data: await visibleVehicle(context, params.id) }),
  }),
  defineRoute({
    method: 'get',
    path: '/vehicles/{id}/organized',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'Get a vehicle with its pictures grouped by what they show',
    params: idParams,
    response: () => recordOf(organized()),
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

const writes = [
  defineRoute({
    ...save,
    method: 'post',
    path: '/vehicles',
    access: { kind: 'module', module: 'inventory', action: 'create' },
    summary: 'Create a vehicle',
    status: 201,
    body: () => vehicleInputWith(addedFields(), true).meta(NAME),
    handler: async ({ body }, context) => {
      const id = await saveVehicle(context.req, body)
      return { data: await visibleVehicle(context, id), message: words.vehicleCreatedSuccessfully }
    },
  }),
  defineRoute({
    ...save,
    method: ['patch', 'put'],
    path: '/vehicles/{id}',
    access: { kind: 'module', module: 'inventory', action: 'update' },
    summary:
      'Change a vehicle; fields that are not sent stay as they are; 409 says what will happen to open reservations, to be accepted with `affectedReservations`',
    params: idParams,
    body: () => vehicleInputWith(addedFields()).meta(NAME),
    handler: async ({ params, body }, context) => {
      await saveVehicle(context.req, body, params.id)
      return { data: await visibleVehicle(context, params.id), message: words.vehicleUpdatedSuccessfully }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/vehicles/{id}',
    access: { kind: 'module', module: 'inventory', action: 'delete' },
    tag,
    summary:
      'Move a vehicle to the trash; 409 says what will happen to open reservations, to be accepted with `affectedReservations`',
    params: idParams,
    query: consentQuery,
    response: messageAnswer,
    handler: async ({ params, query }, { req }) => {
      await trashVehicle(req, params.id, consentOf(query))
      return { message: words.vehicleDeletedSuccessfully }
    },
  }),
]

/** How staff read and change vehicles. */
export const vehicleRoutes = [
  ...reads,
  ...writes,
  ...vehicleEditingRoutes,
  ...bulkStatusAndTrashRoutes,
  ...bulkChangeRoutes,
  ...stockExportRoutes,
  carSuggestionsRoute,
]
