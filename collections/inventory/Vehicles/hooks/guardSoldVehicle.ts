import type { CollectionBeforeChangeHook } from 'payload'
import { APIError } from 'payload'
import { guardSold } from '@/modules/inventory/vehicles/rules/status/sold-lock'
import { actorOf } from '@/server/actor-of'

/** Values that Payload itself writes on every save. */
const BOOKKEEPING = new Set(['id', 'updatedAt', 'createdAt', 'sku', 'images', 'deletedAt'])

/**
 * Whether two values are the same for the database: relations as ids, objects with keys in any order,
 * undefined and null alike.
 */
const plain = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner) && 'id' in inner ? inner.id : inner,
  )

/**
 * A sold vehicle is locked: only its status may change, and only by the top role. A step of its order frees it by `change-status`.
 * A module's own fields can still change.
 */
export const guardSoldVehicle: CollectionBeforeChangeHook = async ({ context, data, originalDoc, req }) => {
  if (originalDoc?.status !== 'SOLD') return data
  const ofModule = Array.isArray(context.ofModule) ? context.ofModule : []
  const changed = Object.keys(data).filter(
    (key) => !BOOKKEEPING.has(key) && !ofModule.includes(key) && plain(data[key]) !== plain(originalDoc[key]),
  )
  const actor = await actorOf(req)
  const roleId = actor.kind === 'staff' ? actor.roleId : null
  const answer = guardSold({ status: 'SOLD' }, changed, { roleId, by: context.statusChange?.by })
  if (!answer.ok) throw new APIError(answer.error.message, 409, { code: answer.error.reason }, true)
  return data
}
