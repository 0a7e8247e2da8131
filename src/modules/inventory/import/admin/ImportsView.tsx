import type { AdminViewServerProps } from 'payload'
import { readListAddress } from '@/input/list-address'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/back-office/AdminFrame'
import styles from '@/ui/back-office/admin.module.css'
import { List } from '@/ui/back-office/list/List'
import { ListEmpty } from '@/ui/back-office/list/ListEmpty'
import { ListPager } from '@/ui/back-office/list/ListPager'
import { pageAt } from '@/ui/back-office/list/page-at'
import { listWaitingFiles } from '../queries/import-files'
import { listImportMaps } from '../queries/import-maps'
import { listImports } from '../queries/imports'
import { importsQuery } from '../schemas/imports'
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
  const { given, query } = readListAddress(importsQuery, {}, view.searchParams ?? {})
  const [{ limit, page, pages, rows }, files, maps] = await Promise.all([
    pageAt(query, (asked) => listImports(req, asked)),
    listWaitingFiles(req),
    listImportMaps(req),
  ])
  return (
    <AdminFrame {...frame} lead="Import a price list, a stock list or an auction list from a file.">
      <Upload />
      <WaitingFiles files={files} />
      <section className={styles.section}>
        <h2>Imports</h2>
        <List given={given}>
          {rows.length === 0 ? (
            <ListEmpty
              hint="Every import is listed here with its report, and can be undone."
              noMatch="No imports match"
              none="No imports yet"
            />
          ) : (
            <ImportsTable rows={rows} />
          )}
          <ListPager limit={limit} page={page} pages={pages} />
        </List>
      </section>
      <SavedMaps maps={maps} />
    </AdminFrame>
  )
}
