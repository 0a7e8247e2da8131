import type { AdminViewConfig } from 'payload'

/** Options of the jobs plugin. */
export type JobsOptions = {
  /** Address of the staff screen under the admin. Default: '/settings/jobs'. */
  path?: `/${string}`
}

/** The options with defaults applied. */
export type ResolvedOptions = { view: AdminViewConfig }

export const resolveOptions = ({ path = '/settings/jobs' }: JobsOptions): ResolvedOptions => ({
  view: {
    Component: '/modules/settings/jobs/admin/jobs-view#JobsView',
    path,
    exact: true,
    meta: { title: 'Background jobs' },
  },
})
