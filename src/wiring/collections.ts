import type { CollectionConfig } from 'payload'
import type { Module } from '@/api/module'

type Hooks = NonNullable<CollectionConfig['hooks']>
type Some = Readonly<Record<string, unknown>>

/** Merges hooks, which run one after another in each place. */
function joined(all: readonly (CollectionConfig['hooks'] | undefined)[]): Hooks {
  const places = new Set(all.flatMap((hooks) => Object.keys(hooks ?? {})))
  return Object.fromEntries(
    [...places].map((place) => [place, all.flatMap((hooks) => (hooks as Some | undefined)?.[place] ?? [])]),
  )
}

/** Lists are already linked by their card or link; Payload's navigation would list them again. */
const withoutLink = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, group: false },
})

/**
 * Every collection, with the hooks that modules add to other modules' collections.
 *
 * @throws Error for hooks on a collection that does not exist: a typo would otherwise silently do nothing
 */
export function collectionsOf(modules: readonly Module[]): CollectionConfig[] {
  const collections = modules.flatMap(({ collections = [] }) => collections)
  for (const { hooks = {}, name } of modules)
    for (const slug of Object.keys(hooks))
      if (!collections.some((one) => one.slug === slug))
        throw new Error(`${name} has hooks on a collection ${slug} that nobody brings`)
  const listed = new Set(modules.flatMap(({ lists = {} }) => Object.keys(lists)))
  return collections.map((given) => {
    const collection = listed.has(given.slug) ? withoutLink(given) : given
    const added = modules.flatMap(({ hooks }) => hooks?.[collection.slug] ?? [])
    return added.length > 0 ? { ...collection, hooks: joined([collection.hooks, ...added]) } : collection
  })
}
