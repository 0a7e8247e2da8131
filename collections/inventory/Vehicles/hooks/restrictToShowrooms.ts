import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { linkedId } from '@/kernel/linked-id'
import { reachesShowroom, visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'

/**
 * Staff limited to showrooms cannot create a vehicle in another showroom or move one there, however they save
 * it.
 */
export const restrictToShowrooms: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  const showroom = data?.showroom
  if (showroom == null) return data
  if (reachesShowroom(visibleShowrooms(await actorOf(req)), linkedId(showroom))) return data
  const errors = [{ path: 'showroom', message: 'Location not found' }]
  throw new ValidationError({ collection: collection.slug, errors, req })
}
