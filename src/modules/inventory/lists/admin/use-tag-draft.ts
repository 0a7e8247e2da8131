import { useRef, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { claimsHeic, heicMessage } from '@/modules/inventory/media/rules/check-image-bytes'
import type { ListRow } from '@/ui/back-office/list/list-type'
import type { Picture } from '@/ui/back-office/record/record-draft'
import { usePersistedState } from '@/ui/form/use-persisted-state'
import { checkTagImage, validateTag } from '../rules/tag'
import { beginWith, type TagDraft, tagOf } from './tag-draft'

export const TAG_IMAGE_PATH = 'featuredImageUrl'

/** A tag form's values, and its errors by field. */
export function useTagDraft(row: ListRow | null) {
  const [draft, setDraft, isBroughtBack] = usePersistedState({
    name: `record /tags ${row?.id ?? 'new'}`,
    at: row?.updatedAt ?? '',
    begin: beginWith(row),
  })
  const [issues, setIssues] = useState<Issue[]>([])
  const begun = useRef(JSON.stringify(draft))
  const replace = (path: string, nextIssues: Issue[]) =>
    setIssues((before) => [...before.filter((issue) => issue.path !== path), ...nextIssues])
  const set = (change: Partial<TagDraft>, path: string) => {
    setDraft((before) => ({ ...before, ...change }))
    replace(path, [])
  }
  const touch = (path: string) =>
    replace(
      path,
      validateTag(tagOf(draft)).filter((issue) => issue.path === path),
    )
  const faultImage = (message: string | null) =>
    replace(TAG_IMAGE_PATH, message === null ? [] : [{ path: TAG_IMAGE_PATH, message }])
  const choose = (image: Picture) => {
    const { file } = image
    const message = file && (claimsHeic(file) ? heicMessage(file.name) : checkTagImage(file))
    if (message) faultImage(message)
    else set({ image }, TAG_IMAGE_PATH)
  }
  return {
    draft,
    isBroughtBack,
    isChanged: () => JSON.stringify(draft) !== begun.current,
    wrong: (path: string) => issues.find((issue) => issue.path === path)?.message,
    setIssues,
    set,
    touch,
    choose,
    faultImage,
  }
}
