import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/back-office/AdminFrame'
import { getPort } from '../queries/list-ports'
import { PortPage } from './PortsList'
import { portRow, portShape } from './ports'

/** A new port, or one that is changed, on a page of its own. */
export async function PortView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const id = Number([view.params?.segments ?? []].flat()[3] ?? 0)
  const allowed = can(actor, 'settings', id === 0 ? 'create' : 'update')
  const frame = { view, allowed, title: id === 0 ? 'Create port' : 'Edit port' }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const found = id === 0 ? undefined : await getPort(req.payload.db.drizzle, id, true)
  if (id !== 0 && !found) notFound()
  const row = found ? portRow(found) : null
  return (
    <AdminFrame {...frame} lead={row?.name}>
      <PortPage key={id} row={row} shape={portShape(actor)} />
    </AdminFrame>
  )
}
