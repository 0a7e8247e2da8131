import type { CollectionBeforeOperationHook } from 'payload'

/** What somebody says of a picture. Everything else is read from its file. */
const OWN_FIELDS = ['alt', 'drawing'] as const

/**
 * Lets nobody say what only the file can: its name, kind, size and addresses. Payload stores what a caller sends for
 * them, and breaks on what is no text the next time it reads it.
 */
export const keepOwnMediaFields: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !args.data) return args
  const given = args.data as Record<string, unknown>
  const data = Object.fromEntries(
    OWN_FIELDS.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]),
  )
  return { ...args, data }
}
