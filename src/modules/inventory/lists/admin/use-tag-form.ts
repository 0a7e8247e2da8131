'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { claimsHeic, heicMessage } from '@/modules/inventory/media/rules/image-bytes'
import { useLeave, useUnsaved } from '@/ui/back-office/line/unsaved'
import type { Picture } from '@/ui/back-office/list/draft'
import { lastPlace } from '@/ui/back-office/list/last-place'
import { sayOnList } from '@/ui/back-office/list/said'
import type { ListRow } from '@/ui/back-office/list/types'
import { isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import { useKept } from '@/ui/form/use-kept'
import { canSaveTag, checkTagImage, TAG_MESSAGES, tagSaveFailure, validateTag } from '../rules/tag'
import { beginWith, bodyOf, type TagDraft, tagOf } from './tag-draft'
import { useNameCheck } from './use-name-check'

const IMAGE = 'featuredImageUrl'

/** Everything that the form of a tag does: what it holds, what is wrong with it, and saving it. */
export function useTagForm(address: string, maySave: boolean, row: ListRow | null) {
  const router = useRouter()
  const leave = useLeave()
  const [draft, setDraft, isBroughtBack] = useKept({
    name: `record /tags ${row?.id ?? 'new'}`,
    at: row?.updatedAt ?? '',
    begin: beginWith(row),
  })
  const [issues, setIssues] = useState<Issue[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [mustReload, setMustReload] = useState(false)
  const [isUnsent, setUnsent] = useState(false)
  const [busy, setBusy] = useState(false)
  const begun = useRef(JSON.stringify(draft))
  const saved = useRef(false)
  useUnsaved(() => !saved.current && JSON.stringify(draft) !== begun.current)
  const availability = useNameCheck(draft.name, row?.id)
  // Until the page has come to life a press of Save would only reload it.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const wrong = (path: string) => issues.find((issue) => issue.path === path)?.message
  const replace = (path: string, found: Issue[]) =>
    setIssues((before) => [...before.filter((issue) => issue.path !== path), ...found])
  const set = (change: Partial<TagDraft>, path: string) => {
    setDraft((before) => ({ ...before, ...change }))
    replace(path, [])
  }
  const touch = (path: string) =>
    replace(
      path,
      validateTag(tagOf(draft)).filter((issue) => issue.path === path),
    )
  const choose = (image: Picture) => {
    const { file } = image
    const message = file && (claimsHeic(file) ? heicMessage(file.name) : checkTagImage(file))
    if (message) replace(IMAGE, [{ path: IMAGE, message }])
    else set({ image }, IMAGE)
  }
  const save = async () => {
    const sent = await bodyOf(draft, row)
    if ('failed' in sent) return replace(IMAGE, [{ path: IMAGE, message: sent.failed }])
    const called = row
      ? await callApi('patch', '/api/v1/tags/{id}', { params: { path: { id: row.id } }, body: sent.body })
      : await callApi('post', '/api/v1/tags', { body: sent.body })
    if (!called.ok) {
      setIssues([...called.issues])
      setMustReload(isOutdated(called))
      setUnsent(called.status === undefined)
      return setFailure(isOutdated(called) ? called.message : tagSaveFailure(called.message))
    }
    saved.current = true
    sayOnList(called)
    leave(row ? lastPlace(address) : address)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    setBusy(true)
    await save()
    // A stored tag is not sent again while the list is on its way.
    setBusy(saved.current)
  }
  const missing = validateTag(tagOf(draft)).find(({ path }) => path === IMAGE)?.message
  const isTaken = availability === 'taken'
  return {
    draft,
    failure,
    isUnsent,
    isBroughtBack,
    busy,
    set,
    touch,
    choose,
    submit,
    reload: mustReload ? () => router.refresh() : null,
    cancel: () => leave(lastPlace(address)),
    isFree: availability === 'free',
    nameError: wrong('name') ?? (isTaken ? TAG_MESSAGES.nameTaken : undefined),
    colorError: wrong('color'),
    imageError: wrong(IMAGE) ?? missing,
    isImageFaulty: wrong(IMAGE) !== undefined,
    faultImage: (message: string | null) =>
      replace(IMAGE, message === null ? [] : [{ path: IMAGE, message }]),
    canSave: isAlive && maySave && canSaveTag(tagOf(draft)) && !isTaken && !busy,
  }
}
