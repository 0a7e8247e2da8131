import type { Endpoint } from 'payload'
import { can, seesCost } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { recordEvent } from '@/server/audit/record-event'
import { exportAuditCsv } from '../queries/export-audit-csv'
import { type AuditFilter, auditHref, readAuditFilter } from '../schemas/audit-filter'

/** The URL of the screen's export, under Payload's own interface: a file, not a call of the contract. */
export const AUDIT_EXPORT_PATH = '/api/audit-log/export'

const refused = (status: 401 | 403, message: string) =>
  Response.json({ errors: [{ message }], message }, { status })

/** The audit log as a CSV file, with the screen's filters. The export is itself recorded. */
export const auditLogExport: Endpoint = {
  path: '/audit-log/export',
  method: 'get',
  handler: async (req) => {
    const actor = await actorOf(req)
    if (actor.kind !== 'staff') return refused(401, 'Please sign in.')
    if (!can(actor, 'settings', 'read')) return refused(403, 'You are not allowed to do this.')
    const filter: AuditFilter = {
      ...readAuditFilter(Object.fromEntries(req.searchParams ?? [])),
      before: '',
      after: '',
    }
    await recordEvent(req, {
      action: 'export',
      area: 'System logs',
      detail: `Audit log ${auditHref(filter)}`,
    })
    return new Response(exportAuditCsv(req.payload.db.drizzle, filter, seesCost(actor)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="audit-log-${new Date().toISOString().slice(0, 10)}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  },
}
