import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can, seesCost } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { PageSteps } from '@/ui/back-office/list/list-pager'
import { countOf } from '@/ui/back-office/list/words'
import { AUDIT_COUNT_CAP, type AuditPage, listAuditChoices, listAuditLog } from '../queries/list-audit-log'
import { type AuditNames, listAuditNames } from '../queries/list-audit-names'
import { AUDIT_EXPORT_PATH } from '../routes/audit-log-export'
import {
  type AuditFilter,
  auditHref,
  isAuditFiltered,
  isInverted,
  readAuditFilter,
} from '../schemas/audit-filter'
import * as words from '../words'
import { auditFilters } from './audit-filters'
import { AuditTable } from './audit-table'

const countText = ({ capped, total }: AuditPage): string =>
  capped ? words.moreThan(countOf(AUDIT_COUNT_CAP, 'entry', 'entries')) : countOf(total, 'entry', 'entries')

/** The audit log for staff: who did what, where, from which address, and what it changed. */
export async function AuditLogView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const filter = readAuditFilter(view.searchParams ?? {})
  const query = auditHref(filter, { before: '', after: '' })
  const load = async () => {
    const db = req.payload.db.drizzle
    const [page, choices] = await Promise.all([listAuditLog(db, filter), listAuditChoices(db)])
    return { page, filters: auditFilters(choices), names: await listAuditNames(db, page.rows) }
  }
  const download = (
    <a className={styles.button} download href={`${AUDIT_EXPORT_PATH}${query}`}>
      {words.exportCsv}
    </a>
  )
  return (
    <ListFrame
      actions={download}
      allowed={can(actor, 'settings', 'read')}
      load={load}
      title={words.systemLogs}
      view={view}
    >
      {({ filters, names, page }) => (
        <ListContext given={Object.fromEntries(new URLSearchParams(query))}>
          {filter.record !== '' && <OfRecord label={nameOfRecord(page, names)} />}
          <ListFilters filters={filters} zone="tz" />
          <ListCount>{countText(page)}</ListCount>
          {page.rows.length === 0 ? (
            <Empty filter={filter} />
          ) : (
            <AuditTable names={names} rows={page.rows} seesCost={seesCost(actor)} />
          )}
          <Pager page={page} />
        </ListContext>
      )}
    </ListFrame>
  )
}

const nameOfRecord = ({ rows: [row] }: AuditPage, names: AuditNames): string | null =>
  row ? (names.recordOf(row)?.text ?? row.recordLabel) : null

/** The log is that of one record, by the name that it had last. */
const OfRecord = ({ label }: { label: string | null }) => (
  <p className={styles.lead}>
    {words.historyOf(label)} <Link href="?">{words.showEveryEntry}</Link>
  </p>
)

function Empty({ filter }: { filter: AuditFilter }) {
  const place = filter.before !== '' || filter.after !== ''
  return (
    <section className={styles.empty}>
      <h2>{isInverted(filter) ? words.startDateIsAfter : words.noMatchingEntries}</h2>
      <p>
        {isAuditFiltered(filter) || place ? (
          <Link href="?">{words.showNewestEntries}</Link>
        ) : (
          words.everyChangeSign
        )}
      </p>
    </section>
  )
}

/** Pages follow one another by their rows: new ones come in while somebody reads. */
const Pager = ({ page: { newer, older } }: { page: AuditPage }) => (
  <nav aria-label={words.pages} className={styles.pager}>
    <span className={styles.quiet}>{words.newestFirstTenToPage}</span>
    <PageSteps
      steps={[
        { label: words.newest, text: words.newest, change: newer ? {} : null },
        { label: words.newer, text: words.toNewer, change: newer ? { after: newer } : null },
        { label: words.older, text: words.toOlder, change: older ? { before: older } : null },
      ]}
    />
  </nav>
)
