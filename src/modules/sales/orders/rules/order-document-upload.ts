import { extensionOfType, fileNameFor } from '@/kernel/files/file-names'
import { err, ok, type Result } from '@/kernel/result'

/** Accepted types of an order's papers. */
export const DOCUMENT_TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024
export const DOCUMENT_NAME_MAX = 200

export const DOCUMENT_MESSAGES = {
  missing: 'Choose a file',
  size: 'The file is too large. Maximum size is 10MB',
  type: 'The file must be a PDF, JPEG, PNG or WebP file',
}

/** What is wrong with a chosen file before it is sent; its actual type is checked on arrival. */
export function checkDocument(file: { size: number; type: string }): Result<true, string> {
  if (file.size > DOCUMENT_MAX_BYTES) return err(DOCUMENT_MESSAGES.size)
  return DOCUMENT_TYPES.includes(file.type) ? ok(true) : err(DOCUMENT_MESSAGES.type)
}

/** Where a paper is stored. */
export const documentKey = (orderId: number, name: string, type: string): string =>
  `orders/${orderId}/${name}.${extensionOfType(type)}`

/** A file's name as it is stored: with the extension of what it is, and not too long. */
export const documentName = (name: string | undefined, type: string): string =>
  fileNameFor(type, name).slice(-DOCUMENT_NAME_MAX)

/** How long the storage's own address of a paper is valid, in seconds: one click. */
export const READ_SECONDS = 60
