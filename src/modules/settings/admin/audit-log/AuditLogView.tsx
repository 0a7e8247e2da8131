import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can, seesCost } from '@/modules/accounts/rules/permissions'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/admin/AdminFrame'
import styles from '@/ui/admin/admin.module.css'
import { auditNames } from '../../queries/audit-names'
import { AUDIT_COUNT_CAP, type AuditPage, listAuditChoices, listAuditLog } from '../../queries/list-audit-log'
import { AUDIT_EXPORT_PATH } from '../../routes/audit-log'
import {
  type AuditFilter,
  auditAddress,
  isAuditFiltered,
  isInverted,
  readAuditFilter,
} from '../../schemas/audit-log'
import { AuditFilters } from './AuditFilters'
import { AuditTable } from './AuditTable'

const countText = ({ capped, total }: AuditPage): string => {
  if (capped) return `More than ${AUDIT_COUNT_CAP.toLocaleString('en-US')} entries`
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'entry' : 'entries'}`
}

/** The audit log for staff: who did what, where, from which address, and what it changed. */
export async function AuditLogView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'settings', 'read')
  const frame = { view, allowed, title: 'System logs' }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const db = req.payload.db.drizzle
  const filter = readAuditFilter(view.searchParams ?? {})
  const [page, choices] = await Promise.all([listAuditLog(db, filter), listAuditChoices(db)])
  const download = (
    <a
      className={styles.button}
      download
      href={`${AUDIT_EXPORT_PATH}${auditAddress(filter, { before: '', after: '' })}`}
    >
      Export CSV
    </a>
  )
  return (
    <AdminFrame {...frame} actions={download} lead={countText(page)}>
      <AuditFilters choices={choices} filter={filter} />
      {page.rows.length === 0 ? (
        <Empty filter={filter} />
      ) : (
        <>
          <AuditTable names={await auditNames(db, page.rows)} rows={page.rows} seesCost={seesCost(actor)} />
          <Pager filter={filter} page={page} />
        </>
      )}
    </AdminFrame>
  )
}

function Empty({ filter }: { filter: AuditFilter }) {
  const place = filter.before !== '' || filter.after !== ''
  return (
    <section className={styles.empty}>
      <h2>{isInverted(filter) ? 'The first day lies after the last' : 'No entry matches'}</h2>
      <p>
        {isAuditFiltered(filter) || place ? (
          <Link href="?">Show the newest entries</Link>
        ) : (
          'Every change, sign-in and export is written here as it happens.'
        )}
      </p>
    </section>
  )
}

function Pager({ filter, page }: { filter: AuditFilter; page: AuditPage }) {
  const step = (label: string, change: Partial<AuditFilter> | null) =>
    change ? (
      <Link className={styles.button} href={auditAddress(filter, { before: '', after: '', ...change })}>
        {label}
      </Link>
    ) : (
      <button className={styles.button} disabled type="button">
        {label}
      </button>
    )
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <span className={styles.quiet}>Newest first, 10 to a page</span>
      <span className={styles.pages}>
        {step('Newest', page.newer ? {} : null)}
        {step('‹ Newer', page.newer ? { after: page.newer } : null)}
        {step('Older ›', page.older ? { before: page.older } : null)}
      </span>
    </nav>
  )
}
