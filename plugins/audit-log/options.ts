import type { AdminViewConfig, Endpoint } from 'payload'

/** Options of the audit log. */
export type AuditLogOptions = {
  /** The auth collection whose sign-ins are recorded. 'users' unless given. */
  usersSlug?: string
  /** Address of the staff screen below the admin. '/settings/audit-log' unless given. */
  path?: `/${string}`
  /** Calls that the screen needs, such as the export. */
  endpoints?: Endpoint[]
}

/** The options with nothing left open. */
export type ResolvedOptions = { usersSlug: string; view: AdminViewConfig; endpoints: Endpoint[] }

export const resolveOptions = ({
  usersSlug = 'users',
  path = '/settings/audit-log',
  endpoints = [],
}: AuditLogOptions): ResolvedOptions => ({
  usersSlug,
  endpoints,
  view: {
    Component: '/modules/settings/audit-log/admin/AuditLogView#AuditLogView',
    path,
    exact: true,
    meta: { title: 'System logs' },
  },
})
