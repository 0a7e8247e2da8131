import { extensionOfType, fileNameFor } from '@/kernel/files/file-names'
import { ATTACHMENT_MAX_BYTES } from './ticket-limits'

/** The upload folder of files for tickets. */
export const ATTACHMENT_FOLDER = 'support-tickets'

/** Accepted types of files with tickets and responses. */
export const ATTACHMENT_TYPES: readonly string[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
]

const NAME_MAX = 200
const MEGABYTE = 1024 * 1024

export const ATTACHMENT_MESSAGES = {
  missing: 'Choose a file',
  absent: 'This file was not uploaded',
  size: `The file is too large. Maximum size is ${ATTACHMENT_MAX_BYTES / MEGABYTE} MB`,
  type: 'The file must be a PDF, JPEG, PNG or WebP file',
}

/** What is wrong with a chosen file before it is sent; its actual type is checked on arrival. */
export function attachmentProblem({ size, type }: { size: number; type: string }): string | null {
  if (size > ATTACHMENT_MAX_BYTES) return ATTACHMENT_MESSAGES.size
  return ATTACHMENT_TYPES.includes(type) ? null : ATTACHMENT_MESSAGES.type
}

/** Where a file of a ticket is stored. */
export const attachmentKey = (name: string, type: string): string =>
  `${ATTACHMENT_FOLDER}/files/${name}.${extensionOfType(type)}`

/** A file's name as it is stored: with the extension of what it is, and not too long. */
export const attachmentName = (name: string | null | undefined, type: string): string =>
  fileNameFor(type, name).slice(-NAME_MAX)

/** How long the storage's own address of a file is valid, in seconds: one click. */
export const READ_SECONDS = 60

/** Where a file is opened. */
export const attachmentHref = (id: number): string => `/api/v1/support-management/attachments/${id}`
