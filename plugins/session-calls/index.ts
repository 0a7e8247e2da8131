import type { CollectionAfterLoginHook, CollectionConfig, Config, Endpoint, Plugin } from 'payload'

export type SessionCallsOptions = {
  /** The auth collection whose calls are answered. */
  usersSlug: string
  /** The calls that replace Payload's own. */
  endpoints: readonly Endpoint[]
  /** What happens after a sign-in by Payload's own operation, which its Local API still offers. */
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

/** Puts our own session calls before Payload's, which are then never reached. */
export const sessionCalls =
  (options: SessionCallsOptions): Plugin =>
  (config: Config): Config => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === options.usersSlug ? withCalls(collection, options) : collection,
    ),
  })
