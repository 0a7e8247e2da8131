import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import type { Issue } from '@/kernel/issue'

/** A record as it would be saved, by field. */
type Written = Readonly<Record<string, unknown>>

/** Holds for every write: refuses a record in which the rule finds fault, with what it finds at each field. */
export const validateByRule =
  (rule: (record: Written) => Issue[]): CollectionBeforeValidateHook =>
  ({ collection, data, originalDoc, req }) => {
    const errors = rule({ ...originalDoc, ...data })
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
    return data
  }
