import type { UploadFolder } from '@/modules/inventory/media/rules/upload-folders'
import type { ListRow } from '@/ui/back-office/list/list-type'
import type { Picture } from '@/ui/back-office/record/record-draft'
import { uploadPictureOnce } from '@/ui/client/upload-picture'
import { DEFAULT_TAG_COLOR } from '../rules/list-limits'
import { tagRoute } from '../rules/tag'

/** Where pictures of tags are uploaded. */
export const TAG_FOLDER = 'tags' satisfies UploadFolder

/** The form's values for a tag. */
export type TagDraft = { name: string; color: string; showOnHomepage: boolean; image: Picture }

/** A stored tag, or the initial values of a new one. */
export const beginWith = (row: ListRow | null): TagDraft => ({
  name: String(row?.values.name ?? ''),
  color: String(row?.values.color ?? DEFAULT_TAG_COLOR),
  showOnHomepage: row?.values.showOnHomepage === true,
  image: {
    id: typeof row?.values.featuredImage === 'number' ? row.values.featuredImage : null,
    url: row?.values.featuredImageUrl ? String(row.values.featuredImageUrl) : null,
  },
})

/** A tag as its rules read it; a chosen file counts as its picture. */
export const tagOf = ({ color, image, name, showOnHomepage }: TagDraft) => ({
  name,
  color,
  showOnHomepage,
  route: tagRoute(name),
  featuredImageUrl: image.file ? '/chosen' : image.url,
})

type TagBody = {
  name: string
  color: string
  route: string
  showOnHomepage: boolean
  updatedAt?: string
  featuredImage?: number | null
  featuredImageUrl?: null
}
type Sent = { body: TagBody } | { failed: string }

/**
 * The body of a save, once a chosen picture is uploaded. A picture is only included if it has changed: by its
 * id, or as none if it was removed.
 */
export async function bodyOf(
  { color, image, name, showOnHomepage }: TagDraft,
  row: ListRow | null,
): Promise<Sent> {
  const body: TagBody = { name, color, route: tagRoute(name), showOnHomepage }
  if (row) body.updatedAt = row.updatedAt
  if (image.file) {
    const sent = await uploadPictureOnce(image.file, TAG_FOLDER)
    if (!sent.ok) return { failed: sent.message }
    return { body: { ...body, featuredImage: sent.value.mediaId, featuredImageUrl: null } }
  }
  const isTaken = Boolean(row?.values.featuredImageUrl) && !image.url
  return { body: isTaken ? { ...body, featuredImage: null, featuredImageUrl: null } : body }
}
