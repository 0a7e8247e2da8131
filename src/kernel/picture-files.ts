/** The picture files accepted by every upload, and the messages about others. */

/** Size of the largest picture file, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** MIME types of pictures. */
export const IMAGE_MIME_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

/** The public URL of a stored picture or of one of its sizes. */
export const mediaUrl = (filename: string): string => `/media/${encodeURIComponent(filename)}`

/** The message for a file that is not an accepted picture, by its declared type or by its bytes. */
export const unsupportedImageMessage = (name: string): string => `${name} is not a supported image type`

/** The message for a picture that is too large, or for another file with a limit of its own. */
export const imageTooLargeMessage = (name: string, maxBytes = MAX_IMAGE_BYTES): string =>
  `${name} is too large. Maximum size is ${maxBytes / (1024 * 1024)}MB`
