import type { AdminViewConfig, Endpoint } from 'payload'

/** Options of the audit log. */
export type AuditLogOptions = {
  /** The auth collection whose sign-ins are recorded. Default: 'users'. */
  usersSlug?: string
  /** Address of the staff screen under the admin. Default: '/settings/audit-log'. */
  path?: `/${string}`
  /** Calls needed by the screen, such as the export. */
  endpoints?: Endpoint[]
}

/** The options with defaults applied. */
export type ResolvedOptions = { usersSlug: string; view: AdminViewConfig; endpoints: Endpoint[] }

export const resolveOptions = ({
  usersSlug = 'users',
  path = '/settings/audit-log',
  endpoints = [],
}: AuditLogOptions): ResolvedOptions => ({
  usersSlug,
  endpoints,
  view: {
    Component: '/modules/settings/audit-log/admin/audit-log-view#AuditLogView',
    path,
    exact: true,
    meta: { title: 'System logs' },
  },
})
