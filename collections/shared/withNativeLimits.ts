import type { CollectionConfig } from 'payload'
import { enforceLimits } from '@/server/native/enforce-limits'

/** The collection, with every call's limits checked before anything else. */
export const withNativeLimits = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [enforceLimits, ...(collection.hooks?.beforeOperation ?? [])],
  },
})
