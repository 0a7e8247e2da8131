import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can } from '@/modules/accounts/rules/permissions'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/admin/AdminFrame'
import styles from '@/ui/admin/admin.module.css'
import { listWaitingFiles } from '../../queries/import-files'
import { listImportMaps } from '../../queries/import-maps'
import { listImports } from '../../queries/imports'
import { IMPORTS_PAGE_ROWS } from '../../schemas/imports'
import { ImportsTable } from './list/ImportsTable'
import { SavedMaps } from './list/SavedMaps'
import { Upload } from './list/Upload'
import { WaitingFiles } from './list/WaitingFiles'

/** Where imports begin, and all that there were. */
export async function ImportsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'inventory', 'create')
  const frame = { view, allowed, title: 'Import vehicles' }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const asked = Number(view.searchParams?.page)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1
  const [imports, files, maps] = await Promise.all([
    listImports(req, { page, limit: IMPORTS_PAGE_ROWS }),
    listWaitingFiles(req),
    listImportMaps(req),
  ])
  return (
    <AdminFrame {...frame} lead="Bring a price list, a stock list or an auction list in from a file.">
      <Upload />
      <WaitingFiles files={files} />
      <section className={styles.section}>
        <h2>Imports</h2>
        {imports.rows.length === 0 ? (
          <div className={styles.empty}>
            <h2>{page > 1 ? 'No imports on this page' : 'No imports yet'}</h2>
            <p>
              {page > 1 ? (
                <Link href="?">Show the newest</Link>
              ) : (
                'Each import is kept here with its report, and can be undone.'
              )}
            </p>
          </div>
        ) : (
          <ImportsTable rows={imports.rows} />
        )}
        <Pager page={page} pages={Math.ceil(imports.total / IMPORTS_PAGE_ROWS)} />
      </section>
      <SavedMaps maps={maps} />
    </AdminFrame>
  )
}

function Pager({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null
  const step = (label: string, target: number) =>
    target >= 1 && target <= pages ? (
      <Link className={styles.button} href={`?page=${target}`}>
        {label}
      </Link>
    ) : (
      <button className={styles.button} disabled type="button">
        {label}
      </button>
    )
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <span className={styles.quiet}>
        Page {page} of {pages}
      </span>
      <span className={styles.pages}>
        {step('‹ Newer', page - 1)}
        {step('Older ›', page + 1)}
      </span>
    </nav>
  )
}
