'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import type { ListRow } from '@/ui/back-office/list/list-type'
import { storeMessageForList } from '@/ui/back-office/list/message-for-list'
import { rememberedListUrl } from '@/ui/back-office/list/remembered-list-url'
import { isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { type Submitted, useSubmission } from '@/ui/form/use-submission'
import { canSaveTag, TAG_MESSAGES, tagSaveFailure, validateTag } from '../rules/tag'
import { bodyOf, tagOf } from './tag-draft'
import { TAG_IMAGE_PATH, useTagDraft } from './use-tag-draft'
import { useTagNameCheck } from './use-tag-name-check'

type Saving = Pick<ReturnType<typeof useTagDraft>, 'draft' | 'faultImage' | 'setIssues'> & {
  row: ListRow | null
  /** Goes back to the list. */
  done: () => void
}

/** Saves a tag, and reports why it could not be saved. */
function useTagSave({ done, draft, faultImage, row, setIssues }: Saving) {
  const router = useRouter()
  const saved = useRef(false)
  const { isBusy, refused, run } = useSubmission({
    // Why it was refused stands at the head of the form, too.
    place: (issues) => {
      setIssues([...issues])
      return false
    },
    // A saved tag is not sent again while the list is loading.
    isFinal: true,
  })
  const save = async (): Promise<Submitted> => {
    const sent = await bodyOf(draft, row)
    if ('failed' in sent) {
      faultImage(sent.failed)
      return undefined
    }
    const called = row
      ? await callApi('patch', '/api/v1/tags/{id}', { params: { path: { id: row.id } }, body: sent.body })
      : await callApi('post', '/api/v1/tags', { body: sent.body })
    if (!called.ok) return called
    saved.current = true
    storeMessageForList(called)
    done()
    return called
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return run(save)
  }
  const isOld = refused !== null && isOutdated(refused)
  return {
    busy: isBusy,
    failure: refused && (isOld ? refused.message : tagSaveFailure(refused.message)),
    isUnsent: refused !== null && refused.status === undefined,
    reload: isOld ? () => router.refresh() : null,
    saved,
    submit,
  }
}

/** The state and actions of a tag's form: its values, its errors, and saving. */
export function useTagForm(address: string, maySave: boolean, row: ListRow | null) {
  const leave = useLeave()
  const { isChanged, setIssues, wrong, ...held } = useTagDraft(row)
  const { draft, faultImage } = held
  const done = () => leave(row ? rememberedListUrl(address) : address)
  const { saved, ...saving } = useTagSave({ done, draft, faultImage, row, setIssues })
  useUnsaved(() => !saved.current && isChanged())
  const availability = useTagNameCheck(draft.name, row?.id)
  // Before hydration, clicking Save would only reload the page.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const missing = validateTag(tagOf(draft)).find(({ path }) => path === TAG_IMAGE_PATH)?.message
  const isTaken = availability === 'taken'
  return {
    ...held,
    ...saving,
    cancel: () => leave(rememberedListUrl(address)),
    isFree: availability === 'free',
    nameError: wrong('name') ?? (isTaken ? TAG_MESSAGES.nameTaken : undefined),
    colorError: wrong('color'),
    imageError: wrong(TAG_IMAGE_PATH) ?? missing,
    isImageFaulty: wrong(TAG_IMAGE_PATH) !== undefined,
    canSave: isAlive && maySave && canSaveTag(tagOf(draft)) && !isTaken,
  }
}
