import type { CollectionConfig, Config, Plugin } from 'payload'
import * as hooks from './hooks'
import { type ResolvedOptions, resolveOptions, type SearchIndexOptions } from './options'

type Followers = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>

/**
 * Keeps the search table in step: every save and removal of a vehicle or of its pictures writes the search
 * row in the same transaction, every change of a name its search term.
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
  if (slug === options.vehiclesSlug)
    return { afterChange: [hooks.writeSearchRow], afterDelete: [hooks.removeSearchRow] }
  if (slug === options.imagesSlug)
    return { afterChange: [hooks.followPicture], afterDelete: [hooks.followRemovedPicture] }
  if (slug === options.mediaSlug) return { afterChange: [hooks.followMedia] }
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
