import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { idParams, messageAnswer, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { optionalFlag } from '@/input/fields'
import { notFound } from '@/kernel/errors'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { dbOf } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { all, inShowrooms } from '@/server/sql'
import { beginVehicleEditing } from '../operations/begin-vehicle-editing'
import { endVehicleEditing } from '../operations/end-vehicle-editing'
import { getVehicleEditing, type VehicleEditing } from '../queries/get-vehicle-editing'
import * as words from '../words'

const tag = 'Vehicles'
const path = '/vehicles/{id}/editing'

const somebody = z.object({ id: z.number(), name: z.string() }).nullable()
const response = recordOf(
  z.object({
    editor: somebody.describe('Who is editing it in the form now'),
    changedBy: somebody.describe('Who changed it last'),
    updatedAt: timestamp,
  }),
)

/** The state of a vehicle visible to the caller. */
async function shown({ actor, req }: RouteContext, id: number): Promise<VehicleEditing> {
  const db = await dbOf(req)
  const own = all([
    sql`id = ${id} AND deleted_at IS NULL`,
    inShowrooms(sql`showroom_id`, visibleShowrooms(actor)),
  ])
  const isVisible = await exists(db, sql`FROM vehicles WHERE ${own}`)
  const state = isVisible ? await getVehicleEditing(db, id) : null
  if (!state) throw notFound('Vehicle not found')
  return state
}

export const vehicleEditingRoutes = [
  defineRoute({
    method: 'get',
    path,
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'Get who is editing a vehicle now, and who changed it last',
    params: idParams,
    response,
    handler: async ({ params }, context) => ({ data: await shown(context, params.id) }),
  }),
  defineRoute({
    method: 'put',
    path,
    access: { kind: 'module', module: 'inventory', action: 'update' },
    tag,
    summary:
      'Start or continue editing a vehicle, so that nobody else can save it; anyone already editing keeps it unless `takeOver` is true',
    params: idParams,
    body: z.strictObject({ takeOver: optionalFlag('takeOver') }),
    response,
    handler: async ({ body, params }, context) => {
      const state = await shown(context, params.id)
      const editor = await beginVehicleEditing(context.req, params.id, body.takeOver === true)
      return { data: { ...state, editor } }
    },
  }),
  defineRoute({
    method: 'delete',
    path,
    access: { kind: 'module', module: 'inventory', action: 'update' },
    tag,
    summary: 'Stop editing a vehicle',
    params: idParams,
    response: messageAnswer,
    handler: async ({ params }, context) => {
      await shown(context, params.id)
      await endVehicleEditing(context.req, params.id)
      return { message: words.editingEnded }
    },
  }),
]
