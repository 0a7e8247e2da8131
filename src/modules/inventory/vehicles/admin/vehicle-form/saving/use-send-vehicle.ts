'use client'
import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { AddedField } from '@/kernel/added-fields'
import {
  uploadWaitingDocuments,
  uploadWaitingFiles,
} from '@/modules/inventory/media/admin/upload-waiting-files'
import { type Called, isOutdated } from '@/ui/client/answer'
import { addedKeyOf } from '../../../rules/form/added-fields-in-form'
import { serverErrorIssues } from '../../../rules/form/server-error-issues'
import { mayLackPhotographs } from '../../../rules/status/may-lack-photographs'
import { IMAGE_REQUIRED_MESSAGE } from '../../../rules/validate-vehicle'
import { fieldOfCallName } from '../../../schemas/field-names-in-calls'
import * as words from '../../../words'
import { type Affected, type Agreed, affectedIn } from '../../affected-claims'
import type { Field, FormParts, Values } from '../form-context'
import * as own from '../words'
import { saveWithoutPhotographs } from './save-without-photographs'
import { sendVehicle } from './send-vehicle'
import { useSaveQuestion } from './use-save-question'

/** Shown when a save failed and the server gave no reason. */
const SAVE_FAILED = words.failedToSaveVehicle

type Options = {
  parts: FormParts
  /** Whether nothing is wrong with what is entered. */
  isRight: () => boolean
  /** The vehicle as opened; null for a new one. */
  stored: { id: number; updatedAt: string; before: Values } | null
  /** Scrolls to the first of these fields. */
  show: (fields: readonly string[]) => void
  /** Called after a successful save. */
  done: (addNew: boolean) => void
  /** Called after the server rejected one. */
  refused: (called: Called) => void
}

/** The server's errors by field; a sentence that names a field also belongs to it. */
function faultsOf(called: Called, added: readonly AddedField[]): Map<string, string> {
  const faults = new Map<string, string>()
  for (const { message, path } of called.issues) {
    const field = addedKeyOf(added, path) ?? fieldOfCallName(path)
    if (field !== '' && !faults.has(field)) faults.set(field, message)
  }
  for (const { message, path } of serverErrorIssues(called.message))
    if (!faults.has(path)) faults.set(path, message)
  return faults
}

/** Uploads waiting files and records their addresses; returns why the save stops, or null. */
async function sendFiles(form: FormParts['form']): Promise<string | null> {
  const images = await uploadWaitingFiles(form.getValues('images'), (change) =>
    form.setValue('images', change(form.getValues('images'))),
  )
  if (!images.ok) return images.message
  form.setValue('images', images.value)
  const documents = form.getValues('documents')
  const sent = await uploadWaitingDocuments(documents)
  if (!sent.ok) return sent.message
  form.setValue('documents', {
    auction_sheet: { url: sent.value.auction_sheet_url, name: documents.auction_sheet.name },
    brochure: { url: sent.value.brochure_url, name: documents.brochure.name },
  })
  return null
}

/** What came of the last save stands in place of what came of the one before. */
const OF_SAVE = { id: 'vehicle-save' }

/** Sends the vehicle after its files. Effects on claims are confirmed first. */
function useSend({ done, parts, refused, show, stored }: Options) {
  const { form, known } = parts
  const [pending, setPending] = useState<{ affected: Affected; addNew: boolean } | null>(null)
  const report = async (called: Called) => {
    // From now on every change is checked, as after any refused save.
    await form.handleSubmit(() => undefined)()
    const faults = faultsOf(called, known.added)
    for (const [field, message] of faults) form.setError(field as Field, { type: 'server', message })
    // Of an outdated version, both are compared instead.
    if (!isOutdated(called))
      toast.error(called.isOwnMessage === false ? SAVE_FAILED : called.message, OF_SAVE)
    show([...faults.keys()])
    refused(called)
  }
  /** Whether the vehicle was stored. */
  const send = async (addNew: boolean, agreed: Agreed | null): Promise<boolean> => {
    const stopped = await sendFiles(form)
    if (stopped !== null) {
      toast.error(stopped, OF_SAVE)
      return false
    }
    const called = await sendVehicle(form.getValues(), known, stored, agreed)
    const affected = affectedIn(called)
    setPending(affected && { affected, addNew })
    if (affected) return false
    if (!called.ok) {
      await report(called)
      return false
    }
    // First the way to the next page, which is fetched while the success is shown.
    done(addNew)
    const isBare = parts.lacksPhotographs.current && form.getValues('images').length === 0
    const message = stored ? words.vehicleUpdatedSuccessfully : words.vehicleCreatedSuccessfully
    toast.success(message, { ...OF_SAVE, ...(isBare && { description: own.draftSavedWithoutPhotographs }) })
    return true
  }
  return { pending, forget: () => setPending(null), send }
}

/** Shows what is wrong with the fields of a save that stops. */
function refuse(faulty: readonly string[], show: Options['show']): void {
  if (faulty.includes('images')) toast.error(IMAGE_REQUIRED_MESSAGE, OF_SAVE)
  show(faulty)
}

/** Validates, uploads the waiting files, then sends the vehicle. One save at a time. */
export function useSendVehicle(options: Options) {
  const { isRight, parts, show, stored } = options
  const { pending, forget, send } = useSend(options)
  const { confirm, question } = useSaveQuestion(parts, stored?.before ?? null)
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)
  const save = async (addNew: boolean, agreed: Agreed | null = null) => {
    if (busy.current) return
    busy.current = true
    // A first save without a fault goes straight out: a submit of the form would draw every field twice.
    const isStraight = !parts.tried.current && isRight()
    parts.tried.current = true
    setSaving(true)
    let isStored = false
    const go = async () => {
      isStored = !confirm(addNew) && (await send(addNew, agreed))
    }
    try {
      if (isStraight) await go()
      else await parts.form.handleSubmit(go, (errors) => refuse(Object.keys(errors), show))()
    } finally {
      // A saved vehicle is not sent again while the next page is loading.
      busy.current = isStored
      setSaving(isStored)
    }
  }
  return {
    save,
    saveDraft: mayLackPhotographs(stored?.before.status ?? null)
      ? () => saveWithoutPhotographs(parts, save)
      : null,
    saving,
    question: question(save),
    pending: pending && {
      affected: pending.affected,
      forget,
      agree: (agreed: Agreed) => {
        // Marked as saved first: its contents are being sent, so they must not block navigation.
        forget()
        return save(pending.addNew, agreed)
      },
    },
  }
}
