import type { AdminViewServerProps } from 'payload'
import { can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import { addedGroups } from '@/server/rows/added-vehicle-fields'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { getImportFile, type ImportFileView as View } from '../queries/get-import-file'
import { listImportEntries, listImportPlaces } from '../queries/list-import-entries'
import { listImportMaps } from '../queries/list-import-maps'
import { BackToImports } from './back-to-imports'
import { ImportEditor } from './editor/import-editor'
import { idInPath } from './id-in-path'
import { notFoundOr } from './not-found-or'
import * as words from './words'

/** A file on its way to an import. */
export async function ImportFileView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'inventory', 'create')
  const frame = { view, allowed, title: words.importVehicles, lead: <BackToImports /> }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const file = await notFoundOr(getImportFile(req, idInPath(view)))
  const db = req.payload.db.drizzle
  const places = await listImportPlaces(db, visibleShowrooms(actor))
  const [maps, entries] = await Promise.all([
    listImportMaps(
      req,
      file.facts.columns.map(({ name }) => name),
    ),
    listImportEntries(db, places),
  ])
  return (
    <AdminFrame {...frame}>
      <ImportEditor
        added={addedGroups()}
        entries={entries}
        file={file}
        key={readingOf(file)}
        maps={maps}
        mayUpdate={can(actor, 'inventory', 'update')}
        places={places}
      />
    </AdminFrame>
  )
}

/** Read in another way it is another file to the screen. */
const readingOf = ({ facts, id }: View): string =>
  `${id} ${facts.delimiter} ${facts.encoding} ${facts.headerRow ?? 1} ${facts.workbook?.sheet ?? ''}`
