import type { UploadFolder } from '@/modules/inventory/media/rules/upload-folders'
import type { ListRow } from '@/ui/back-office/list/types'
import type { Picture } from '@/ui/back-office/record/draft'
import { uploadPictureOnce } from '@/ui/client/upload'
import { DEFAULT_TAG_COLOR } from '../rules/limits'
import { tagRoute } from '../rules/tag'

/** Where pictures of tags are sent. */
export const TAG_FOLDER = 'tags' satisfies UploadFolder

/** What the form holds of a tag while it is filled in. */
export type TagDraft = { name: string; color: string; showOnHomepage: boolean; image: Picture }

/** A tag as it was, or as a new one begins. */
export const beginWith = (row: ListRow | null): TagDraft => ({
  name: String(row?.values.name ?? ''),
  color: String(row?.values.color ?? DEFAULT_TAG_COLOR),
  showOnHomepage: row?.values.showOnHomepage === true,
  image: {
    id: typeof row?.values.featuredImage === 'number' ? row.values.featuredImage : null,
    url: row?.values.featuredImageUrl ? String(row.values.featuredImageUrl) : null,
  },
})

/** A tag as its rules read it; a file that was chosen counts as its picture. */
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
 * What a save sends, once a picture that was chosen is stored. A picture is named only when it changed: by
 * its id, or as none when it was taken away.
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
