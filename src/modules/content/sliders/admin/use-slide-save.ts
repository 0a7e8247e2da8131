'use client'
import { useState } from 'react'
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

/**
 * Saves a slide, unless somebody else has changed it since it was loaded.
 *
 * @param onSaved gets what was saved, as stored
 */
export function useSlideSave(type: SlideType, loaded: Stored, onSaved: (slide: SavedSlide) => void) {
  const [stored, setStored] = useState(loaded)
  const [called, setCalled] = useState<Called | null>(null)
  const [busy, setBusy] = useState(false)
  const finish = async (call: Promise<Answer<{ data: SavedSlide }>>) => {
    setBusy(true)
    const answer = await call
    setBusy(false)
    setCalled(answer)
    if (!answer.ok) return
    const { data } = answer.body
    setStored({ id: data.id, updatedAt: data.updatedAt })
    onSaved(data)
    // The same page goes on, with what was entered since and its history.
    if (stored?.id !== data.id) history.replaceState(null, '', slideEditorUrl(type, data.id))
  }
  const create = (fields: SlideFields) =>
    finish(callApi('post', '/api/v1/homepage-slider', { body: { ...fields, type } }))
  return {
    busy,
    called,
    isOutdated: called !== null && !called.ok && isOutdated(called),
    save: (fields: SlideFields) => {
      if (!stored) return create(fields)
      const { id, updatedAt } = stored
      const body = { ...fields, updatedAt }
      return finish(callApi('patch', '/api/v1/homepage-slider/{id}', { params: { path: { id } }, body }))
    },
    saveCopy: create,
  }
}

export type SlideSave = ReturnType<typeof useSlideSave>
