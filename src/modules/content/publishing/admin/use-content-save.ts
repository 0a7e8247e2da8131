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
import { useEffect, useRef, useState } from 'react'
import { CONTENT_KINDS } from '../rules/content-kinds'
import type { ContentForm } from './content-form-type'
import { showFaults } from './publish-faults'
import { waitForBlocks } from './wait-for-block-forms'
import * as words from './words'

/** Payload stores a message here, for the page after a record is created. */
const PENDING_TOAST = 'payload-pending-success-toast'

type Status = 'draft' | 'published'

/** Sends the form to Payload: one request at a time, and one creation only. */
function useSend(kind: ContentForm['kind']) {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const { submit } = useForm()
  const isSending = useRef(false)
  const [isCreated, setCreated] = useState(false)
  const [busy, setBusy] = useState(false)
  const submitForm = async (status: Status, message: string): Promise<boolean> => {
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
    return ok
  }
  /** Null if it was not sent: another request is under way, or the check failed. */
  const send = async (status: Status, message: string, check = () => true): Promise<boolean | null> => {
    if (isSending.current || (isCreated && !id)) return null
    isSending.current = true
    setBusy(true)
    try {
      await waitForBlocks()
      if (!check()) return null
      const sent = await submitForm(status, message)
      if (sent) toast.dismiss(OF_SAVE.id)
      return sent
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { busy: busy || (isCreated && !id), send }
}

/** Why the last save was refused: it goes when one succeeds. */
const OF_SAVE = { id: 'content-save' }

/** Shows why the server refused the form, at the fields and in words; its own message names fields by their code. */
function useRefusal() {
  const { dispatchFields, getData, getFields, setIsValid, setModified, setSubmitted } = useForm()
  const [refused, setRefused] = useState<{ message: string } | null>(null)
  // Payload writes what the server answered into the form with the rendering that this follows.
  useEffect(() => {
    if (!refused) return
    const issues = Object.entries(getFields()).flatMap(([path, { errorMessage, valid }]) =>
      valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
    )
    showFaults(issues, getData())
    if (issues.length > 0) toast.dismiss()
    toast.error([refused.message, ...issues.map(({ message }) => message)].join('. '), OF_SAVE)
    // With errors in the form Payload would autosave no more, although a draft may be incomplete.
    for (const { path } of issues)
      dispatchFields({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
    setIsValid(true)
    setSubmitted(false)
    setModified(true)
  }, [refused, dispatchFields, getData, getFields, setIsValid, setModified, setSubmitted])
  return (message: string) => setRefused({ message })
}

/** Saves what is in the form: as a draft, or for readers. */
export function useContentSave({ issuesOf, kind, texts }: ContentForm) {
  const document = useDocumentInfo()
  const { getData } = useForm()
  const modified = useFormModified()
  const processing = useFormProcessing()
  const { busy: sending, send } = useSend(kind)
  const { id, uploadStatus } = document
  const busy = sending || processing || uploadStatus === 'uploading'
  const isWaiting = !document.hasPublishedDoc || document.unpublishedVersionCount > 0

  const showRefusal = useRefusal()

  const saveDraft = async () => {
    const sent = await send('draft', texts.draftSaved)
    if (sent) document.setUnpublishedVersionCount((count) => count + 1)
    else if (sent === false) showRefusal(texts.draftFailed)
  }
  const check = (): boolean => {
    const values = getData()
    const issues = issuesOf(values)
    showFaults(issues, values)
    if (issues.length > 0) toast.error(words.fixErrors, OF_SAVE)
    return issues.length === 0
  }
  const publish = async () => {
    const sent = await send('published', texts.published, check)
    if (sent === false) showRefusal(texts.publishFailed)
    if (!sent) return
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
