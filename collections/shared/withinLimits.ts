import type { CollectionConfig } from 'payload'
import { keepWithinLimits } from '@/server/native/bounds'

/** The collection, with every call of it bounded before anything else is looked at. */
export const withinLimits = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [keepWithinLimits, ...(collection.hooks?.beforeOperation ?? [])],
  },
})
