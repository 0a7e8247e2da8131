import type { CollectionAfterLoginHook, CollectionConfig, Config, Endpoint, Plugin } from 'payload'

export type SessionCallsOptions = {
  /** The auth collection whose calls are answered. */
  usersSlug: string
  /** What answers in the place of Payload's own calls. */
  endpoints: readonly Endpoint[]
  /** What follows a sign-in by Payload's own operation, which its Local API still offers. */
  afterLogin: readonly CollectionAfterLoginHook[]
}

const withCalls = (
  users: CollectionConfig,
  { afterLogin, endpoints }: SessionCallsOptions,
): CollectionConfig => ({
  ...users,
  endpoints: [...endpoints, ...(users.endpoints || [])],
  hooks: { ...users.hooks, afterLogin: [...(users.hooks?.afterLogin ?? []), ...afterLogin] },
})

/** Puts our own calls about sessions before Payload's, which are never reached then. */
export const sessionCalls =
  (options: SessionCallsOptions): Plugin =>
  (config: Config): Config => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === options.usersSlug ? withCalls(collection, options) : collection,
    ),
  })
