import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { dayFault, storedDay } from '../rules/inspection'

/** Keeps the day of an inspection alone, at midnight UTC, and refuses one that is still to come. */
export const keepDay: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  const given = data?.inspectedOn
  const moment = new Date(String(given))
  // What is no day at all the field's own check refuses.
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
