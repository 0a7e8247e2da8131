import type { AdminViewConfig } from 'payload'

/** Options of the jobs plugin. */
export type JobsOptions = {
  /** Address of the staff screen below the admin. '/settings/jobs' unless given. */
  path?: `/${string}`
}

/** The options with nothing left open. */
export type ResolvedOptions = { view: AdminViewConfig }

export const resolveOptions = ({ path = '/settings/jobs' }: JobsOptions): ResolvedOptions => ({
  view: {
    Component: '/modules/settings/jobs/admin/JobsView#JobsView',
    path,
    exact: true,
    meta: { title: 'Background jobs' },
  },
})
