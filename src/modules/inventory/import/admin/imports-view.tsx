import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListPager } from '@/ui/back-office/list/list-pager'
import { pageAt } from '@/ui/back-office/list/page-at'
import { listImportMaps } from '../queries/list-import-maps'
import { listImports } from '../queries/list-imports'
import { listWaitingImportFiles } from '../queries/list-waiting-import-files'
import { importsQuery } from '../schemas/imports'
import { ImportFileUpload } from './list/import-file-upload'
import { ImportsTable } from './list/imports-table'
import { SavedImportMaps } from './list/saved-import-maps'
import { WaitingImportFiles } from './list/waiting-import-files'
import * as words from './words'

/** Where imports begin, and all that there were. */
export async function ImportsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'inventory', 'create')
  const frame = { view, allowed, title: words.importVehicles }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const { given, query } = readListParams(importsQuery, {}, view.searchParams ?? {})
  const [{ limit, page, pages, rows }, files, maps] = await Promise.all([
    pageAt(query, (listQuery) => listImports(req, listQuery)),
    listWaitingImportFiles(req),
    listImportMaps(req),
  ])
  return (
    <AdminFrame {...frame} lead={words.importPriceList}>
      <ImportFileUpload />
      <WaitingImportFiles files={files} />
      <section className={styles.section}>
        <h2>{words.imports}</h2>
        <ListContext given={given}>
          {rows.length === 0 ? (
            <ListEmpty
              hint={words.everyImportIsListed}
              noMatch={words.noImportsMatch}
              none={words.noImportsYet}
            />
          ) : (
            <ImportsTable rows={rows} />
          )}
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      </section>
      <SavedImportMaps maps={maps} />
    </AdminFrame>
  )
}
