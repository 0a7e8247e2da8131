import type { CollectionConfig } from 'payload'
import { withValidTexts } from './shared/validateTexts'
import { withNativeLimits } from './shared/withNativeLimits'

/**
 * Applied to every collection, whichever module brings it: texts that the database can store, and bounded
 * lists.
 */
export const guarded = (collections: readonly CollectionConfig[]): CollectionConfig[] =>
  collections.map(withValidTexts).map(withNativeLimits)
