import type { CollectionConfig, Config, Plugin } from 'payload'
import * as hooks from './follow-names'
import { type ResolvedOptions, resolveOptions, type SearchIndexOptions } from './options'

type Followers = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>

/**
 * Updates search terms: every change of a name writes its term in the same transaction. Vehicles
 * themselves are followed through their event.
 */
export const searchIndex =
  (given: SearchIndexOptions = {}): Plugin =>
  (config: Config): Config => {
    const options = resolveOptions(given)
    return {
      ...config,
      collections: config.collections?.map((one) => followed(one, followersOf(one.slug, options))),
    }
  }

function followersOf(slug: string, options: ResolvedOptions): Followers | null {
  const kind = options.terms[slug]
  if (!kind && !options.names.includes(slug)) return null
  return {
    afterChange: [hooks.followName(kind), ...(kind === 'modelCode' ? [hooks.followModelCode] : [])],
    afterDelete: [hooks.followRemovedName(kind)],
  }
}

/** Ours come last: they read what the collection's own hooks have written. */
const followed = (collection: CollectionConfig, followers: Followers | null): CollectionConfig =>
  followers === null
    ? collection
    : {
        ...collection,
        hooks: {
          ...collection.hooks,
          afterChange: [...(collection.hooks?.afterChange ?? []), ...(followers.afterChange ?? [])],
          afterDelete: [...(collection.hooks?.afterDelete ?? []), ...(followers.afterDelete ?? [])],
        },
      }
