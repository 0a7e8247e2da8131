import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { tagRoute, validateTag } from '@/modules/inventory/lists/rules/tag'

/** Derives the route from the name. */
export const fillTagRoute: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const name = data.name ?? originalDoc?.name
  return name ? { ...data, route: tagRoute(name) } : data
}

/** Validates a tag, with the specification's messages. */
export const checkTag: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const errors = validateTag({ ...originalDoc, ...data })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}

/** Records who created the tag and who last changed it. */
export const stampOperator: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (!req.user) return data
  return { ...data, updatedBy: req.user.id, ...(operation === 'create' ? { createdBy: req.user.id } : {}) }
}
