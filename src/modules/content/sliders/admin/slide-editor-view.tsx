import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { INT4_MAX } from '@/kernel/numbers'
import { can } from '@/kernel/permissions'
import { listTopics } from '@/modules/content/topics/queries/list-topics'
import { readSiteNames } from '@/modules/content/topics/queries/read-site-names'
import { topicQuery } from '@/modules/content/topics/schemas/topic'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { getSlide } from '../queries/list-slides'
import { DefaultEditor } from './default-editor'
import * as words from './words'

/** The editor of a slide with a picture. */
export async function DefaultEditorView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const last = [view.params?.segments ?? []].flat().at(-1)
  const isNew = last === 'create'
  const allowed = can(await actorOf(req), 'content', isNew ? 'create' : 'update')
  const title = isNew ? words.newSlide : words.editSlide
  return (
    <AdminFrame allowed={allowed} title={title} view={view}>
      {allowed && <Loaded id={isNew ? null : Number(last)} payload={req.payload} />}
    </AdminFrame>
  )
}

async function Loaded({ id, payload }: { id: number | null; payload: AdminViewServerProps['payload'] }) {
  const db = payload.db.drizzle
  const slide = id === null || id > INT4_MAX ? null : await getSlide(db, id)
  if (id !== null && slide?.type !== 'DEFAULT') notFound()
  const names = await readSiteNames(payload)
  const { rows } = await listTopics(db, topicQuery.parse({ limit: '100' }), names)
  const pages = rows.map((page) => ({ id: page.id, title: page.title || page.route || '' }))
  return <DefaultEditor key={id ?? 'create'} pages={pages} slide={slide} />
}
