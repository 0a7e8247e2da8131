import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { ValidationError } from 'payload'
import type { Issue } from '@/kernel/issue'
import { isStorable, UNSTORABLE_MESSAGE } from '@/kernel/text'

/** 'showroomName' → 'Showroom name'. */
const labelOf = (field: string): string =>
  field
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase())

function issuesIn(value: unknown, path: string, label: string): Issue[] {
  if (typeof value === 'string')
    return isStorable(value) ? [] : [{ path, message: `${label} ${UNSTORABLE_MESSAGE}` }]
  if (value === null || typeof value !== 'object' || value instanceof Date || Buffer.isBuffer(value))
    return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const isItem = Array.isArray(value)
    return issuesIn(inner, path ? `${path}.${key}` : key, isItem ? label : labelOf(key))
  })
}

/**
 * Rejects texts that the database cannot store, which it would reject without explanation or silently change.
 */
const refuseUnstorable: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  const errors = issuesIn(data, '', 'The text')
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}

/** The collection, with its texts checked before anything else. */
export const storingTexts = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeValidate: [refuseUnstorable, ...(collection.hooks?.beforeValidate ?? [])],
  },
})
