import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { can, visibleShowrooms } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/back-office/AdminFrame'
import { getShowroom } from '../queries/list-showrooms'
import { ShowroomPage } from './ShowroomsList'
import { showroomRow, showroomShape } from './showrooms'

/** A new showroom office, or one that is changed, on a page of its own. */
export async function ShowroomView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const id = Number([view.params?.segments ?? []].flat()[3] ?? 0)
  const allowed = can(actor, 'settings', id === 0 ? 'create' : 'update')
  const frame = { view, allowed, title: id === 0 ? 'Create showroom office' : 'Edit showroom office' }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const found = id === 0 ? undefined : await getShowroom(req.payload.db.drizzle, id, visibleShowrooms(actor))
  if (id !== 0 && !found) notFound()
  const row = found ? showroomRow(found) : null
  return (
    <AdminFrame {...frame} lead={row?.name}>
      <ShowroomPage key={id} row={row} shape={showroomShape(actor)} />
    </AdminFrame>
  )
}
