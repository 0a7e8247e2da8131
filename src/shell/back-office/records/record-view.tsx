import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import { actorOf } from '@/server/actor-of'
import { getRecord } from '@/server/read-record-lists'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { createTitle, editTitle, recordRow, recordShape } from '@/ui/back-office/list/record-list-shape'
import { mayIn, recordOfUrl } from './record-of-url'
import { RecordFormPage } from './record-table-and-form'

/** A new record of a list that a module declares, or one that is changed, on a page of its own. */
export async function RecordView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { id, list } = recordOfUrl(view)
  const actor = await actorOf(req)
  const isNew = id === 0
  const may = mayIn(list, actor)
  const allowed = isNew ? may.create : may.update
  const frame = { view, allowed, title: isNew ? createTitle(list) : editTitle(list) }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const record = isNew ? undefined : await getRecord(req.payload.db.drizzle, list, id, actor)
  if (!isNew && !record) notFound()
  const today = await readCompanyDay(req.payload.db.drizzle, new Date())
  const shape = recordShape(list, may, today)
  const row = record ? recordRow(list, record, today) : null
  return (
    <AdminFrame {...frame} lead={row?.name}>
      <RecordFormPage key={`${list.slug} ${id}`} list={list} row={row} shape={shape} />
    </AdminFrame>
  )
}
