'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { callApi } from '@/ui/admin/call'
import type { Picture } from '@/ui/admin/list/draft'
import { sayOnList } from '@/ui/admin/list/said'
import type { ListRow } from '@/ui/admin/list/types'
import { claimsHeic, heicMessage } from '../../rules/image-bytes'
import { canSaveTag, checkTagImage, TAG_MESSAGES, tagSaveFailure, validateTag } from '../../rules/tag'
import { beginWith, bodyOf, type TagDraft, tagOf } from './tag-draft'
import { useNameCheck } from './use-name-check'

const IMAGE = 'featuredImageUrl'

/** Everything that the form of a tag does: what it holds, what is wrong with it, and saving it. */
export function useTagForm(address: string, maySave: boolean, row: ListRow | null) {
  const router = useRouter()
  const [draft, setDraft] = useState(() => beginWith(row))
  const [issues, setIssues] = useState<Issue[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
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
      ? await callApi('PATCH', `/tags/${row.id}`, sent.body)
      : await callApi('POST', '/tags', sent.body)
    if (!called.ok) {
      setIssues(called.issues)
      return setFailure(tagSaveFailure(called.message))
    }
    sayOnList(called)
    router.push(address)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    setBusy(true)
    await save()
    setBusy(false)
  }
  const missing = validateTag(tagOf(draft)).find(({ path }) => path === IMAGE)?.message
  const isTaken = availability === 'taken'
  return {
    draft,
    failure,
    busy,
    set,
    touch,
    choose,
    submit,
    cancel: () => router.push(address),
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
