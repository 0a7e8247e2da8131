/** The library of images, and its folders: Payload's own lists. */
export const IMAGES_SCREEN = '/admin/collections/media'
export const IMAGE_FOLDERS_SCREEN = '/admin/collections/image-folders'

/** The images of a list: what their use or their description lacks. */
export const IMAGE_VIEWS = ['undescribed', 'unused'] as const
export type ImageView = (typeof IMAGE_VIEWS)[number]

/** The view that a URL names; null for all images. */
export const imageViewOf = (value: unknown): ImageView | null =>
  IMAGE_VIEWS.find((view) => view === value) ?? null

/** The query of the list with a view, or with the images of a folder or of none; of all images with neither. */
export function imagesQuery({ folder, view }: { folder?: number | 'none'; view?: ImageView }): string {
  const query = new URLSearchParams()
  if (view) query.set('show', view)
  if (folder === 'none') query.set('where[or][0][and][0][folder][exists]', 'false')
  else if (folder !== undefined) query.set('where[or][0][and][0][folder][equals]', String(folder))
  const text = query.toString()
  return text && `?${text}`
}
