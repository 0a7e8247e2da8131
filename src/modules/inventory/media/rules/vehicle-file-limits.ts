/** How many files a vehicle has, and how large its documents may be, in bytes. */

export const MAX_IMAGES = 20
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
export const DOCUMENT_EXTENSIONS = ['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'webp'] as const
