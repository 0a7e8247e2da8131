import type { Config, Plugin } from 'payload'
import { type JobsOptions, resolveOptions } from './options'

/** The staff screen of the background jobs. Workers are started separately; see src/server/jobs. */
export const backgroundJobs =
  (given: JobsOptions = {}): Plugin =>
  (config: Config): Config => ({
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        views: { ...config.admin?.components?.views, backgroundJobs: resolveOptions(given).view },
      },
    },
  })
