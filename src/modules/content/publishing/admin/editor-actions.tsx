'use client'
import {
  useDocumentInfo,
  useEditDepth,
  useFormModified,
  useHotkey,
  useLivePreviewContext,
} from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import { CONTENT_KINDS } from '../rules/content-kinds'
import type { ContentForm } from './content-form-type'
import editor from './editor.module.css'
import { SchedulePanel } from './schedule-panel'
import { DeleteDialog, UnpublishDialog } from './unpublish-and-delete-dialogs'
import { useContentId } from './use-content-id'
import { useContentSave } from './use-content-save'
import { VersionsPanel } from './versions-panel'
import * as words from './words'

type Props = { editor: ContentForm }

/** Saving, which a role without the permission does not see. Ctrl S saves the draft. */
function SaveButtons({ editor: content }: Props) {
  const { hasPublishPermission, hasSavePermission } = useDocumentInfo()
  const { busy, canPublish, canSave, publish, saveDraft } = useContentSave(content)
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    if (canSave && hasSavePermission) void saveDraft()
  })
  if (!hasSavePermission) return <p>{words.mayNotSave}</p>
  return (
    <div className={editor.foot}>
      <button
        aria-keyshortcuts="Control+S"
        className={styles.button}
        disabled={!canSave}
        id="action-save-draft"
        onClick={() => void saveDraft()}
        type="button"
      >
        {busy ? words.working : words.saveDraft}
      </button>
      {hasPublishPermission && (
        <button
          className={styles.primary}
          disabled={!canPublish}
          id="action-save"
          onClick={() => void publish()}
          type="button"
        >
          {words.publish}
        </button>
      )}
    </div>
  )
}

/** The preview beside the form, and by itself for a small screen. */
function PreviewButtons() {
  const { isLivePreviewing, previewURL, setIsLivePreviewing, url } = useLivePreviewContext()
  return (
    <>
      {url && (
        <button
          aria-pressed={isLivePreviewing}
          className={styles.button}
          onClick={() => setIsLivePreviewing(!isLivePreviewing)}
          type="button"
        >
          {isLivePreviewing ? words.exitPreview : words.preview}
        </button>
      )}
      {previewURL && (
        <a className={styles.button} href={previewURL} rel="noopener" target="_blank">
          {words.openPreview}
        </a>
      )}
    </>
  )
}

type Panel = 'schedule' | 'versions' | 'unpublish' | 'delete'

/** What a stored record can be done with, one panel at a time. */
function Panels({ content, id, name }: { content: ContentForm; id: number; name: string }) {
  const { docPermissions, hasPublishedDoc, hasSavePermission } = useDocumentInfo()
  const modified = useFormModified()
  const [open, setOpen] = useState<Panel | null>(null)
  const close = () => setOpen(null)
  const mayDelete = docPermissions && 'delete' in docPermissions && docPermissions.delete
  const { kind } = content
  const shared = { id, kind, name, onClose: close }
  const button = (panel: Panel, label: string): ReactNode => (
    <button className={styles.button} onClick={() => setOpen(panel)} type="button">
      {label}
    </button>
  )
  return (
    <>
      {button('schedule', words.schedule)}
      {button('versions', words.versions)}
      {hasPublishedDoc && hasSavePermission && button('unpublish', words.unpublish)}
      {mayDelete && button('delete', words.deleteIt)}
      {open === 'schedule' && (
        <AdminDialog narrow onClose={close} title={words.schedule}>
          <SchedulePanel isUnsaved={modified} mayChange={hasSavePermission === true} {...shared} />
        </AdminDialog>
      )}
      {open === 'versions' && (
        <AdminDialog onClose={close} title={words.versions}>
          <VersionsPanel isLive={hasPublishedDoc} mayChange={hasSavePermission === true} {...shared} />
        </AdminDialog>
      )}
      {open === 'unpublish' && <UnpublishDialog {...shared} />}
      {open === 'delete' && <DeleteDialog {...shared} />}
    </>
  )
}

/** What can be done with the record in the editor. */
export function EditorActions({ editor: content }: Props) {
  const { data, hasPublishedDoc } = useDocumentInfo()
  const id = useContentId()
  const route = typeof data?.publicRoute === 'string' ? data.publicRoute : data?.route
  return (
    <section aria-label={words.actions} className={editor.actions}>
      <h2 className={editor.heading}>{words.actions}</h2>
      <SaveButtons editor={content} />
      {id === null ? (
        <p>{words.saveFirst}</p>
      ) : (
        <div className={editor.more}>
          <PreviewButtons />
          {hasPublishedDoc && typeof route === 'string' && (
            <a className={styles.button} href={CONTENT_KINDS[content.kind].urlOf(route)}>
              {words.viewOnSite}
            </a>
          )}
          <Panels content={content} id={id} name={String(data?.title || words.untitled)} />
        </div>
      )}
    </section>
  )
}
