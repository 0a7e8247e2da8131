import type { CollectionConfig } from 'payload'
import { storingTexts } from './shared/refuseUnstorable'
import { withinLimits } from './shared/withinLimits'

/**
 * Applied to every collection, whichever module brings it: texts that the database can store, and bounded
 * lists.
 */
export const guarded = (collections: readonly CollectionConfig[]): CollectionConfig[] =>
  collections.map(storingTexts).map(withinLimits)
