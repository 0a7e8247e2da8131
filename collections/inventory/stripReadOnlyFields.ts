import type { CollectionBeforeOperationHook } from 'payload'

/** The fields that users set. Everything else is read from the file. */
const OWN_FIELDS = ['alt', 'drawing', 'folder'] as const

/**
 * Ignores input for what only the file determines: its name, type, size and addresses. Payload would store
 * what a caller sends, and fail on the next read if it is not a text.
 */
export const stripReadOnlyFields: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !args.data) return args
  const given = args.data as Record<string, unknown>
  const data = Object.fromEntries(
    OWN_FIELDS.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]),
  )
  return { ...args, data }
}
