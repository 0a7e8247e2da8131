'use client'
import {
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useLivePreviewContext,
} from '@payloadcms/ui'
import { useEffect } from 'react'
import { parseWhole } from '@/kernel/numbers'
import styles from '@/ui/back-office/admin.module.css'
import { useUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import { useOnline } from '@/ui/offline/use-online'
import { CONTENT_KINDS, editScreen } from '../rules/content-kinds'
import type { ContentForm } from './content-form-type'
import editor from './editor.module.css'
import { replaceCreateUrl } from './replace-create-url'
import { StatusAndSchedule } from './status-and-schedule'
import { useIsFormSaved } from './use-is-form-saved'
import { useOpenInOtherTab } from './use-open-in-other-tab'
import { watchRequests } from './wait-for-block-forms'
import * as words from './words'

const nameOf = (user: object): string =>
  ['firstName', 'lastName'].flatMap((key) => Reflect.get(user, key) ?? []).join(' ') ||
  String(Reflect.get(user, 'email') ?? words.somebody)

/** Whoever else has the record open, by Payload's locks. */
function OtherEditor() {
  const { currentEditor, documentIsLocked } = useDocumentInfo()
  const { user } = useAuth()
  if (!documentIsLocked || !currentEditor) return null
  const id = typeof currentEditor === 'object' ? currentEditor.id : currentEditor
  if (id === user?.id) return null
  const name = typeof currentEditor === 'object' ? nameOf(currentEditor) : words.somebody
  return (
    <span className={styles.status} data-tone="amber">
      {words.editing(name)}
    </span>
  )
}

/** The same record in another tab: Payload locks it for others alone. */
function OtherTab({ kind }: Pick<ContentForm, 'kind'>) {
  const { id } = useDocumentInfo()
  if (!useOpenInOtherTab(id ? `kaido-${kind}-${id}` : null)) return null
  return (
    <span className={styles.status} data-tone="amber" role="status">
      {words.otherTab}
    </span>
  )
}

/** Where readers find the record, or will find it as it is written now. */
function Address({ kind, routePreview }: ContentForm) {
  const { data, hasPublishedDoc } = useDocumentInfo()
  const title = useFormFields(([fields]) => fields.title?.value)
  const route = useFormFields(([fields]) => fields.route?.value)
  const isPublic = hasPublishedDoc && typeof data?.route === 'string'
  const address = isPublic ? CONTENT_KINDS[kind].urlOf(String(data.route)) : routePreview({ title, route })
  return (
    <p className={editor.address}>
      <span>{isPublic ? words.address : words.addressBefore}: </span>
      {isPublic ? <a href={address}>{address}</a> : <span data-testid="route-preview">{address}</span>}
    </p>
  )
}

/** While the preview is open: the way out of it, and the screen that it is shown on. */
function PreviewBar() {
  const {
    breakpoint,
    breakpoints = [],
    isLivePreviewing,
    setBreakpoint,
    setIsLivePreviewing,
  } = useLivePreviewContext()
  if (!isLivePreviewing) return null
  return (
    <div className={editor.previewing}>
      <fieldset aria-label={words.screen} className={editor.screens}>
        {breakpoints.map(({ label, name }) => (
          <button
            aria-pressed={breakpoint === name}
            className={styles.button}
            key={name}
            onClick={() => setBreakpoint(name)}
            type="button"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <button className={styles.primary} onClick={() => setIsLivePreviewing(false)} type="button">
        {words.exitPreview}
      </button>
    </div>
  )
}

/** Whether a path is that of a record in this editor, as the product or as Payload has it. */
function isEditorOf({ kind }: ContentForm, path: string): boolean {
  const id = parseWhole(path.split('/').at(-1) ?? '')
  return (
    id !== null &&
    (path === editScreen(kind, id) || path.endsWith(`/collections/${CONTENT_KINDS[kind].collection}/${id}`))
  )
}

/** The head of the editor: what it is, how it stands, who else writes, and where it will be read. */
export function EditorBar({ editor: content }: { editor: ContentForm }) {
  const { id } = useDocumentInfo()
  const online = useOnline()
  const modified = useFormModified()
  useUnsaved(() => modified)
  useIsFormSaved()
  useEffect(watchRequests, [])
  useEffect(() => (id ? undefined : replaceCreateUrl((path) => isEditorOf(content, path))), [content, id])
  return (
    <header className={editor.bar} data-content-editor={content.kind}>
      <h1 className={styles.title}>{id ? content.texts.edit : content.texts.create}</h1>
      <div className={editor.states}>
        <StatusAndSchedule kind={content.kind} />
        <OtherEditor />
        <OtherTab kind={content.kind} />
      </div>
      <Address {...content} />
      {!online && (
        <p className={styles.alert} data-tone="red" role="alert">
          {words.lost}
        </p>
      )}
      <PreviewBar />
    </header>
  )
}
