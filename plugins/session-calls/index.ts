import type { CollectionConfig, Config, Endpoint, Plugin } from 'payload'

export type SessionCallsOptions = {
  /** The auth collection whose calls are answered. */
  usersSlug: string
  /** What answers in the place of Payload's own calls. */
  endpoints: readonly Endpoint[]
}

/** Puts our own calls about sessions before Payload's, which are never reached then. */
export const sessionCalls =
  ({ endpoints, usersSlug }: SessionCallsOptions): Plugin =>
  (config: Config): Config => ({
    ...config,
    collections: config.collections?.map(
      (collection): CollectionConfig =>
        collection.slug === usersSlug
          ? { ...collection, endpoints: [...endpoints, ...(collection.endpoints || [])] }
          : collection,
    ),
  })
