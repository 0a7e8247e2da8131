import type { AdminViewServerProps } from 'payload'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { getImport } from '../queries/get-import'
import { BackToImports } from './back-to-imports'
import { idInPath } from './id-in-path'
import { notFoundOr } from './not-found-or'
import { ImportRunScreen } from './run/import-run-screen'
import * as words from './words'

/** One import: its progress, its outcome, its undoing. */
export async function ImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'inventory', 'create')
  const id = idInPath(view)
  const frame = { view, allowed, title: words.importVehicles, lead: <BackToImports /> }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const importDetail = await notFoundOr(getImport(req, id))
  return (
    <AdminFrame {...frame} title={words.importOf(importDetail.fileName)}>
      <ImportRunScreen
        given={importDetail}
        mayUndo={can(actor, 'inventory', 'update') && can(actor, 'inventory', 'delete')}
      />
    </AdminFrame>
  )
}
