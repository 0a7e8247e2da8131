import type { AdminViewServerProps } from 'payload'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/back-office/AdminFrame'
import { getImport } from '../queries/imports'
import { Back } from './Back'
import { numberOf, orNotFound } from './ImportFileView'
import { RunScreen } from './run/RunScreen'
import * as words from './words'

/** One import: its progress, its outcome, its undoing. */
export async function ImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'inventory', 'create')
  const id = numberOf(view)
  const frame = { view, allowed, title: words.importId(id), lead: <Back /> }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const found = await orNotFound(getImport(req, id))
  return (
    <AdminFrame {...frame}>
      <RunScreen
        given={found}
        mayUndo={can(actor, 'inventory', 'update') && can(actor, 'inventory', 'delete')}
      />
    </AdminFrame>
  )
}
