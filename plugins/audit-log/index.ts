import type { CollectionConfig, Config, GlobalConfig, Plugin } from 'payload'
import { type AuditLogOptions, resolveOptions } from './options'
import * as hooks from './stamp-operations'

/**
 * The audit log: identifies the actor in every transaction, records sign-ins by scripts, and adds the staff
 * screen with its export. The rows themselves are written by triggers of the database.
 */
export const auditLog =
  (given: AuditLogOptions = {}): Plugin =>
  (config: Config): Config => {
    const options = resolveOptions(given)
    return {
      ...config,
      collections: config.collections?.map((collection) =>
        collection.slug === options.usersSlug ? watchedSignIn(stamped(collection)) : stamped(collection),
      ),
      globals: config.globals?.map(stampedGlobal),
      endpoints: [...(config.endpoints ?? []), ...options.endpoints],
      admin: {
        ...config.admin,
        components: {
          ...config.admin?.components,
          views: { ...config.admin?.components?.views, auditLog: options.view },
        },
      },
    }
  }

const stamped = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [hooks.stampOperation, ...(collection.hooks?.beforeOperation ?? [])],
  },
})

const stampedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [hooks.stampGlobalOperation, ...(global.hooks?.beforeOperation ?? [])],
  },
})

const watchedSignIn = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  hooks: {
    ...users.hooks,
    afterLogin: [...(users.hooks?.afterLogin ?? []), hooks.recordSignIn],
  },
})
