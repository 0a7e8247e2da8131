/** Width and height of a stored picture, in pixels: enough for its largest use, at double density. */
export const PICTURE_EDGE = 256

export const PICTURE_MESSAGES = {
  missing: 'Please select an image file',
  type: 'Please select an image file',
  size: 'File size must be less than 5MB',
} as const

const OURS = /^\/media\/(profile-[0-9a-f]{32}\.webp)$/

/** The address of a picture by its file name. */
export const profilePictureUrl = (file: string): string => `/media/${file}`

/** The file name of a picture; null for none, and for one stored elsewhere. */
export const pictureFile = (address: string | null | undefined): string | null =>
  OURS.exec(address ?? '')?.[1] ?? null
