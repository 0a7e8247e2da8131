'use client'
import {
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { CONTENT_KINDS } from '../rules/content-kinds'
import type { ContentEditor } from './content-editor'
import { showFaults } from './publish-faults'
import * as words from './words'

/** Payload stores a message here, for the page after a record is created. */
const PENDING_TOAST = 'payload-pending-success-toast'

type Status = 'draft' | 'published'

/** Sends the form to Payload: one request at a time, and one creation only. */
function useSend(kind: ContentEditor['kind']) {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const { submit } = useForm()
  const isSending = useRef(false)
  const [isCreated, setCreated] = useState(false)
  const [busy, setBusy] = useState(false)
  const send = async (status: Status, message: string): Promise<boolean> => {
    if (isSending.current || (isCreated && !id)) return false
    isSending.current = true
    setBusy(true)
    const draft = status === 'draft' ? '&draft=true' : ''
    const path = `/${CONTENT_KINDS[kind].collection}${id ? `/${id}` : ''}`
    const sent = await submit({
      action: `${config.routes.api}${path}?depth=0&fallback-locale=null&locale=${code}${draft}`,
      method: id ? 'PATCH' : 'POST',
      overrides: { _status: status },
      skipValidation: true,
      disableSuccessStatus: true,
    })
    const ok = typeof sent === 'object' && sent?.res?.ok === true
    if (ok && !id) {
      setCreated(true)
      sessionStorage.setItem(PENDING_TOAST, message)
    } else if (ok) toast.success(message)
    isSending.current = false
    setBusy(false)
    return ok
  }
  return { busy: busy || (isCreated && !id), send }
}

/** Saves what is in the form: as a draft, or for readers. */
export function useContentSave({ issuesOf, kind, texts }: ContentEditor) {
  const document = useDocumentInfo()
  const { getData } = useForm()
  const modified = useFormModified()
  const processing = useFormProcessing()
  const { busy: sending, send } = useSend(kind)
  const { id, uploadStatus } = document
  const busy = sending || processing || uploadStatus === 'uploading'
  const isWaiting = !document.hasPublishedDoc || document.unpublishedVersionCount > 0

  const saveDraft = async () => {
    if (await send('draft', texts.draftSaved)) document.setUnpublishedVersionCount((count) => count + 1)
    else toast.error(texts.draftFailed)
  }
  const publish = async () => {
    const values = getData()
    const issues = issuesOf(values)
    showFaults(issues, values)
    if (issues.length > 0) return toast.error(words.fixErrors)
    if (!(await send('published', texts.published))) return toast.error(texts.publishFailed)
    document.setUnpublishedVersionCount(0)
    document.setMostRecentVersionIsAutosaved(false)
    document.setHasPublishedDoc(true)
  }
  return {
    busy,
    modified,
    saveDraft,
    publish,
    canSave: !busy && (!id || modified),
    canPublish: !busy && (!id || modified || isWaiting),
  }
}
