import { notFound } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'
import type { ComponentType } from 'react'
import { INT4_MAX } from '@/kernel/numbers'
import { can } from '@/kernel/permissions'
import { listTopics } from '@/modules/content/topics/queries/list-topics'
import { readNamesForTexts } from '@/modules/content/topics/queries/read-names-for-texts'
import { topicQuery } from '@/modules/content/topics/schemas/topic'
import { actorOf } from '@/server/actor-of'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { getSlide } from '../queries/get-slide'
import type { Slide, SlideType } from '../rules/slide'
import { CustomSlideEditor } from './custom-slide-editor'
import { DefaultSlideEditor } from './default-slide-editor'
import { SlideEditorTitle } from './slide-editor-title'
import type { Page } from './slide-place-and-time'
import * as words from './words'

/** The editor of a slide with a picture. */
export const DefaultEditorView = (view: AdminViewServerProps) =>
  editorView(view, 'DEFAULT', DefaultSlideEditor, { new: words.newPicture, edit: words.editSlide })

/** The editor of a banner on a canvas. */
export const CustomEditorView = (view: AdminViewServerProps) =>
  editorView(view, 'CUSTOM_CONFIG', CustomSlideEditor, { new: words.newBanner, edit: words.editBanner })

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
      heading={<SlideEditorTitle edit={titles.edit} fresh={titles.new} />}
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
  const names = await readNamesForTexts(payload)
  const { rows } = await listTopics(db, topicQuery.parse({ limit: '100' }), names)
  const pages = rows.map((page) => ({ id: page.id, title: page.title || page.route || '' }))
  return <Editor key={id ?? 'create'} pages={pages} slide={slide} />
}
