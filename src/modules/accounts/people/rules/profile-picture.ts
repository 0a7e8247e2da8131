/** Types of pictures that are taken; what a file really is, its bytes say. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024
/** Width and height of a kept picture, in pixels: enough for the largest place that shows one, at double density. */
export const PICTURE_EDGE = 256

export const PICTURE_MESSAGES = {
  missing: 'Please select an image file',
  type: 'Please select an image file',
  size: 'File size must be less than 5MB',
} as const

/** What is wrong with a file that is to be somebody's picture, before it is sent; null when nothing is. */
export function pictureRefusal({ size, type }: { size: number; type: string }): string | null {
  if (!PICTURE_TYPES.some((taken) => taken === type)) return PICTURE_MESSAGES.type
  return size > PICTURE_MAX_BYTES ? PICTURE_MESSAGES.size : null
}

const OURS = /^\/media\/(profile-[0-9a-f]{32}\.webp)$/

/** The address of a picture by the name of its file. */
export const pictureAddress = (file: string): string => `/media/${file}`

/** The name of a picture's file; null for none, and for one that is kept elsewhere. */
export const pictureFile = (address: string | null | undefined): string | null =>
  OURS.exec(address ?? '')?.[1] ?? null
