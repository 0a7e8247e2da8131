'use client'
import { useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { type Answer, type Called, isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-back-office'
import type { BodyOf, Init } from '@/ui/client/make-call'
import { slideEditorUrl } from '../rules/admin-urls'
import type { SlideType } from '../rules/slide'

export type SlideFields = Omit<
  NonNullable<Init<'patch', '/api/v1/homepage-slider/{id}'>[0]['body']>,
  'type' | 'updatedAt'
>
type SavedSlide = BodyOf<'patch', '/api/v1/homepage-slider/{id}'>['data']

/** What is saved now: nothing yet, or one with the time of its last change. */
export type Stored = { id: number; updatedAt: string } | null

type Options = {
  /** Gets what was saved, as stored. */
  onSaved: (slide: SavedSlide) => void
  /** Gets the fields that were refused. */
  onRefused?: (fields: string[]) => void
  /** The field that an issue is about, if it is not called like its path. */
  fieldOf?: (path: string) => string
}

/** The errors at the fields of a slide, and how many files are being sent. */
function useFields() {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [sending, setSending] = useState(0)
  return {
    isSending: sending > 0,
    setErrors,
    form: {
      errorOf: (field: string) => errors.get(field),
      forget: (...fields: string[]) =>
        setErrors((now) => new Map([...now].filter(([field]) => !fields.includes(field)))),
      track: async <T>(sent: Promise<T>): Promise<T> => {
        setSending((count) => count + 1)
        return await sent.finally(() => setSending((count) => count - 1))
      },
    },
  }
}

/** Saves a slide, unless somebody else has changed it since it was loaded. */
export function useSlideSave(type: SlideType, loaded: Stored, options: Options) {
  const { fieldOf = (path) => path, onRefused, onSaved } = options
  const [stored, setStored] = useState(loaded)
  const [called, setCalled] = useState<Called | null>(null)
  const [busy, setBusy] = useState(false)
  const { form, isSending, setErrors } = useFields()
  const show = (issues: readonly Issue[]) => {
    const errors = new Map(issues.toReversed().map(({ message, path }) => [fieldOf(path), message]))
    setErrors(errors)
    if (errors.size > 0) onRefused?.([...errors.keys()].toReversed())
  }
  const finish = async (call: Promise<Answer<{ data: SavedSlide }>>) => {
    setBusy(true)
    const answer = await call
    setBusy(false)
    setCalled(answer)
    show(answer.issues)
    if (!answer.ok) return
    const { data } = answer.body
    setStored({ id: data.id, updatedAt: data.updatedAt })
    onSaved(data)
    // The same page goes on, with what was entered since and its history.
    if (stored?.id !== data.id) history.replaceState(null, '', slideEditorUrl(type, data.id))
  }
  const create = (fields: SlideFields) =>
    finish(callApi('post', '/api/v1/homepage-slider', { body: { ...fields, type } }))
  const save = (fields: SlideFields) => {
    if (!stored) return create(fields)
    const { id, updatedAt } = stored
    const body = { ...fields, updatedAt }
    return finish(callApi('patch', '/api/v1/homepage-slider/{id}', { params: { path: { id } }, body }))
  }
  const isOld = called !== null && !called.ok && isOutdated(called)
  return { busy, called, form, isOutdated: isOld, isSending, save, saveCopy: create }
}

export type SlideSave = ReturnType<typeof useSlideSave>
