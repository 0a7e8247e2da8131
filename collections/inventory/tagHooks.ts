import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { tagRoute, validateTag } from '@/modules/inventory/lists/rules/tag'

/** The route follows the name. */
export const fillTagRoute: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const name = data.name ?? originalDoc?.name
  return name ? { ...data, route: tagRoute(name) } : data
}

/** The rules of a tag, with the specification's messages. */
export const checkTag: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const errors = validateTag({ ...originalDoc, ...data })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}

/** Who made the tag and who touched it last. */
export const stampOperator: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (!req.user) return data
  return { ...data, updatedBy: req.user.id, ...(operation === 'create' ? { createdBy: req.user.id } : {}) }
}
