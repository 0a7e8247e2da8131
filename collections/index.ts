import type { CollectionConfig } from 'payload'
import { storingTexts } from './shared/refuseUnstorable'
import { withinLimits } from './shared/withinLimits'

/** What holds for every collection, whoever brings it: texts that the database can store, and lists that end. */
export const guarded = (collections: readonly CollectionConfig[]): CollectionConfig[] =>
  collections.map(storingTexts).map(withinLimits)
