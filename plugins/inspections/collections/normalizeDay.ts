import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { dayFault, storedDay } from '../rules/inspection'

/** Stores only the day of an inspection, as midnight UTC, and rejects future days. */
export const normalizeDay: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  const given = data?.inspectedOn
  const moment = new Date(String(given))
  // Anything that is not a day is rejected by the field's own validation.
  if (given == null || Number.isNaN(moment.getTime())) return data
  const day = storedDay(moment)
  const message = dayFault(day, new Date())
  if (message)
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ path: 'inspectedOn', message }],
      req,
    })
  return { ...data, inspectedOn: `${day}T00:00:00.000Z` }
}
