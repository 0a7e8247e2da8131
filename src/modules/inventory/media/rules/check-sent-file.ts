import { extensionOf } from '@/kernel/files/file-names'
import {
  IMAGE_MIME_TYPES,
  imageTooLargeMessage,
  MAX_IMAGE_BYTES,
  unsupportedImageMessage,
} from '@/kernel/picture-files'
import { DOCUMENT_EXTENSIONS, MAX_DOCUMENT_BYTES } from './vehicle-file-limits'

/** What is known about a file before it is opened; `size` in bytes, `type` a MIME type. */
export type FileFacts = { name: string; size: number; type: string }

/**
 * The error message about an image file, or null. This checks its declared type; its bytes are checked on
 * arrival.
 */
export function checkImageFile(file: FileFacts): string | null {
  const type = file.type.toLowerCase()
  if (!IMAGE_MIME_TYPES.some((accepted) => accepted === type)) return unsupportedImageMessage(file.name)
  return file.size > MAX_IMAGE_BYTES ? imageTooLargeMessage(file.name) : null
}

/** The error message about a document (auction sheet, brochure), or null; by extension and size. */
export function checkDocumentFile(file: Pick<FileFacts, 'name' | 'size'>): string | null {
  const extension = extensionOf(file.name)
  if (!DOCUMENT_EXTENSIONS.some((accepted) => accepted === extension)) return 'Invalid file type'
  return file.size > MAX_DOCUMENT_BYTES ? `${file.name} is too large. Maximum size is 10MB` : null
}
