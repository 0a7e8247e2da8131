'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import { storeMessageForList } from '@/ui/back-office/list/message-for-list'
import { useDraftForm } from '@/ui/back-office/record/use-draft-form'
import { messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import { useWrite } from '@/ui/client/use-write'
import { refusalOf } from '@/ui/form/refusal-of'
import type { Opening } from '../queries/list-openings'
import { STAFF_JOBS } from '../rules/admin-urls'
import { draftOf, fieldsOf, idOf, type OpeningDraft, readDraft } from './opening-draft'
import * as words from './words'

/** The name under which a new job is sent. */
const NEW = 'new-job'

/** A showroom where a job can be. */
export type Place = { id: number; name: string }

/** What is entered about a job; once it is saved, the list is shown with the message. */
export function useOpening(opening: Opening | null, places: readonly Place[]) {
  const router = useRouter()
  const { run } = useWrite({ reads: false })
  const [draft, setDraft] = useState(() => draftOf(opening, places))
  const [saved, setSaved] = useState(draft)
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(saved)
  const form = useDraftForm({
    names: fieldsOf(draft),
    idOf,
    isFinal: true,
    submit: async () => {
      const { body, issues } = readDraft(draft)
      if (issues.length > 0) return refusalOf(issues)
      const answer = await run(
        opening
          ? callApi('put', '/api/v1/jobs/{id}', {
              params: { path: { id: opening.id } },
              body: { ...body, updatedAt: opening.updatedAt },
            })
          : callApi('post', '/api/v1/jobs', {
              body,
              headers: { 'idempotency-key': idempotencyKey(NEW, body) },
            }),
      )
      if (!answer.ok)
        return { ...answer, message: messageOr(answer, opening ? words.updateFailed : words.createFailed) }
      if (!opening) forgetIdempotencyKey(NEW)
      setSaved(draft)
      storeMessageForList(answer)
      router.push(STAFF_JOBS)
      return answer
    },
  })
  useUnsaved(() => isUnsaved)
  const change = (part: Partial<OpeningDraft>, ...names: string[]) => {
    setDraft((before) => ({ ...before, ...part }))
    for (const name of names) form.fault(name, null)
  }
  return { ...form, change, draft, isUnsaved, setDraft }
}

export type OpeningEditing = ReturnType<typeof useOpening>
