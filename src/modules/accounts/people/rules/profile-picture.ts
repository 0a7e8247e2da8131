/** Accepted picture types by declaration; the actual type is detected from the bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024
/** Width and height of a stored picture, in pixels: enough for its largest use, at double density. */
export const PICTURE_EDGE = 256

export const PICTURE_MESSAGES = {
  missing: 'Please select an image file',
  type: 'Please select an image file',
  size: 'File size must be less than 5MB',
} as const

/** What is wrong with a file chosen as a person's picture, before it is sent; null if nothing is. */
export function pictureRefusal({ size, type }: { size: number; type: string }): string | null {
  if (!PICTURE_TYPES.some((taken) => taken === type)) return PICTURE_MESSAGES.type
  return size > PICTURE_MAX_BYTES ? PICTURE_MESSAGES.size : null
}

const OURS = /^\/media\/(profile-[0-9a-f]{32}\.webp)$/

/** The address of a picture by its file name. */
export const profilePictureUrl = (file: string): string => `/media/${file}`

/** The file name of a picture; null for none, and for one stored elsewhere. */
export const pictureFile = (address: string | null | undefined): string | null =>
  OURS.exec(address ?? '')?.[1] ?? null
