'use client'
import { useRef, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { type Called, isAnswered, isOutdated } from '@/ui/client/answer'
import { slideEditorUrl } from '../rules/admin-urls'
import type { SlideType } from '../rules/slide'
import {
  changeSlide,
  createSlide,
  type NewSlide,
  type SavedSlide,
  type SlideAnswer,
  type SlideFields,
  type SlideVersion,
} from './create-or-change-slide'
import * as words from './words'

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
export function useSlideSave(type: SlideType, loaded: SlideVersion | null, options: Options) {
  const { fieldOf = (path) => path, onRefused, onSaved } = options
  const [stored, setStored] = useState(loaded)
  const unanswered = useRef<NewSlide>(null)
  const [called, setCalled] = useState<Called | null>(null)
  const [busy, setBusy] = useState(false)
  const { form, isSending, setErrors } = useFields()
  const show = (issues: readonly Issue[]) => {
    const errors = new Map(issues.toReversed().map(({ message, path }) => [fieldOf(path), message]))
    setErrors(errors)
    if (errors.size > 0) onRefused?.([...errors.keys()].toReversed())
  }
  const store = ({ id, updatedAt }: SavedSlide) => {
    setStored({ id, updatedAt })
    // The same page goes on, with what was entered since and its history.
    if (stored?.id !== id) history.replaceState(null, '', slideEditorUrl(type, id))
  }
  const finish = async (sent: Promise<SlideAnswer>) => {
    setBusy(true)
    const answer = await sent
    setBusy(false)
    setCalled(isAnswered(answer) || navigator.onLine ? answer : { ...answer, message: words.offline })
    show(answer.issues)
    if (!answer.ok) return
    store(answer.body.data)
    onSaved(answer.body.data)
  }
  const create = (fields: SlideFields) => finish(createSlide({ ...fields, type }, unanswered, store))
  const save = (fields: SlideFields) => (stored ? finish(changeSlide(stored, fields)) : create(fields))
  const meanwhile = called && meanwhileOf(called)
  return { busy, called, form, isSending, meanwhile, save, saveCopy: create }
}

/** What happened meanwhile to the slide that was to be saved. */
function meanwhileOf(called: Called): 'changed' | 'deleted' | null {
  if (called.status === 404) return 'deleted'
  return isOutdated(called) ? 'changed' : null
}

export type SlideSave = ReturnType<typeof useSlideSave>
