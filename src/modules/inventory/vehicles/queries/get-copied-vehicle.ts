import type { Payload } from 'payload'
import { type Actor, can } from '@/kernel/permissions'
import { reachesShowroom, visibleShowrooms } from '@/kernel/showroom-scope'
import { duplicateVehicle } from '../rules/form/duplicate-vehicle'
import { getFormVehicle } from './get-vehicle-form'

/** What another vehicle like one begins with; null unless the viewer may see that one. */
export async function getCopiedVehicle(payload: Payload, actor: Actor, id: number) {
  if (!can(actor, 'inventory', 'read')) return null
  const source = await getFormVehicle(payload, id, false)
  if (!source || !reachesShowroom(visibleShowrooms(actor), source.draft.showroom)) return null
  return { draft: duplicateVehicle(source.draft), tags: source.tags }
}
