import { notFound } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'
import type { ComponentType } from 'react'
import { INT4_MAX } from '@/kernel/numbers'
import { can } from '@/kernel/permissions'
import { listTopics } from '@/modules/content/topics/queries/list-topics'
import { readSiteNames } from '@/modules/content/topics/queries/read-site-names'
import { topicQuery } from '@/modules/content/topics/schemas/topic'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { getSlide } from '../queries/list-slides'
import type { Slide, SlideType } from '../rules/slide'
import { CustomEditor } from './custom-editor'
import { DefaultEditor } from './default-editor'
import { EditorHeading } from './editor-heading'
import type { Page } from './place-and-time'
import * as words from './words'

/** The editor of a slide with a picture. */
export const DefaultEditorView = (view: AdminViewServerProps) =>
  editorView(view, 'DEFAULT', DefaultEditor, { new: words.newPicture, edit: words.editSlide })

/** The editor of a banner on a canvas. */
export const CustomEditorView = (view: AdminViewServerProps) =>
  editorView(view, 'CUSTOM_CONFIG', CustomEditor, { new: words.newBanner, edit: words.editBanner })

type Editor = ComponentType<{ slide: Slide | null; pages: readonly Page[] }>

async function editorView(
  view: AdminViewServerProps,
  type: SlideType,
  Editor: Editor,
  titles: { new: string; edit: string },
) {
  const { req } = view.initPageResult
  const last = [view.params?.segments ?? []].flat().at(-1)
  const isNew = last === 'create'
  const allowed = can(await actorOf(req), 'content', isNew ? 'create' : 'update')
  return (
    <AdminFrame
      allowed={allowed}
      heading={<EditorHeading edit={titles.edit} fresh={titles.new} />}
      title={isNew ? titles.new : titles.edit}
      view={view}
    >
      {allowed && (
        <Loaded Editor={Editor} id={isNew ? null : Number(last)} payload={req.payload} type={type} />
      )}
    </AdminFrame>
  )
}

type LoadedProps = { Editor: Editor; id: number | null; payload: Payload; type: SlideType }

async function Loaded({ Editor, id, payload, type }: LoadedProps) {
  const db = payload.db.drizzle
  const slide = id === null || id > INT4_MAX ? null : await getSlide(db, id)
  if (id !== null && slide?.type !== type) notFound()
  const names = await readSiteNames(payload)
  const { rows } = await listTopics(db, topicQuery.parse({ limit: '100' }), names)
  const pages = rows.map((page) => ({ id: page.id, title: page.title || page.route || '' }))
  return <Editor key={id ?? 'create'} pages={pages} slide={slide} />
}
