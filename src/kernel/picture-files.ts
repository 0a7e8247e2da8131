/** The picture files that are taken, wherever they are sent to, and what is said of others. */

/** Bytes of the largest picture file. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** MIME types of pictures. */
export const IMAGE_MIME_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

/** The public address of a stored picture or of one of its sizes. */
export const mediaUrl = (filename: string): string => `/media/${encodeURIComponent(filename)}`

/** Said of a file that is no picture of an accepted kind, by its claim or by its bytes. */
export const unsupportedImageMessage = (name: string): string => `${name} is not a supported image type`

/** Said of a picture of more than MAX_IMAGE_BYTES. */
export const imageTooLargeMessage = (name: string): string => `${name} is too large. Maximum size is 5MB`
