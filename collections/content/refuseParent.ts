import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { linkedId } from '@/kernel/linked-id'
import { checkTopicParent } from '@/modules/content/topics/queries/check-topic-parent'
import { dbOf } from '@/server/db-of'

/** Refuses a page above this one that would make more than two levels. */
export const refuseParent: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const parent = linkedId({ ...originalDoc, ...data }.parent)
  if (parent === null) return data
  const errors = await checkTopicParent(await dbOf(req), originalDoc?.id ?? null, parent)
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}
