'use client'
import { useDocumentInfo, useForm, useFormBackgroundProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useRef } from 'react'

type Sent = { values: ReadonlyMap<string, string | undefined>; lastUpdate: number | undefined }

const valuesOf = (fields: FormState): Sent['values'] =>
  new Map(Object.entries(fields).map(([path, { value }]) => [path, JSON.stringify(value)]))

/** Whether everything in the form is as it was sent, or as the server has answered. */
const isAllStored = (fields: FormState, sent: Sent['values']): boolean =>
  Object.entries(fields).every(([path, { initialValue, isModified, value }]) => {
    const now = JSON.stringify(value)
    return now === sent.get(path) || (!isModified && now === JSON.stringify(initialValue))
  })

/**
 * Marks the form as saved after an autosave that stored all of it. Payload leaves it as modified after every second one: it
 * takes its own mark for something typed meanwhile.
 */
export function useIsFormSaved(): void {
  const { lastUpdateTime } = useDocumentInfo()
  const { getFields, setModified } = useForm()
  const isSaving = useFormBackgroundProcessing()
  const sent = useRef<Sent>(null)
  const follow = useEffectEvent((isBegun: boolean) => {
    const before = sent.current
    sent.current = isBegun ? { values: valuesOf(getFields()), lastUpdate: lastUpdateTime } : null
    const isDone = before !== null && before.lastUpdate !== lastUpdateTime
    if (!isBegun && isDone && isAllStored(getFields(), before.values)) setModified(false)
  })
  useEffect(() => follow(isSaving), [isSaving])
}
