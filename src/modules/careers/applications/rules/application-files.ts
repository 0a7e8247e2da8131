import { extensionOf, extensionOfType, fileNameFor } from '@/kernel/files/file-names'
import { fileTooLargeMessage, MEGABYTE } from '@/kernel/files/file-sizes'
import { APPLICATION_LIMITS } from './application-limits'

/** Word's and PDF's types: nothing else is accepted. */
export const APPLICATION_FILE_TYPES: readonly string[] = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

const EXTENSIONS: readonly string[] = ['pdf', 'doc', 'docx']

/** The two files of an application: their upload folders, and what is accepted. */
export const APPLICATION_FILES = {
  resume: {
    folder: 'job-applications/resumes',
    field: 'resumeUrl',
    label: 'Resume',
    megabytes: APPLICATION_LIMITS.resumeMegabytes,
  },
  coverLetter: {
    folder: 'job-applications/cover-letters',
    field: 'coverLetterUrl',
    label: 'Cover letter',
    megabytes: APPLICATION_LIMITS.coverLetterMegabytes,
  },
} as const
export type ApplicationFile = keyof typeof APPLICATION_FILES

export const FILE_MESSAGES = {
  resumeRequired: 'Resume is required',
  type: 'Please select a valid file type: PDF, DOC, DOCX',
  absent: 'This file was not uploaded',
  size: (file: ApplicationFile) => fileTooLargeMessage(maxBytes(file)),
} as const

export const maxBytes = (file: ApplicationFile): number => APPLICATION_FILES[file].megabytes * MEGABYTE

/** What is wrong with a chosen file before it is sent; its actual type is checked on arrival. */
export function fileProblem(
  file: ApplicationFile,
  { name, size }: { name: string; size: number },
): string | null {
  if (!EXTENSIONS.includes(extensionOf(name))) return FILE_MESSAGES.type
  return size > maxBytes(file) ? FILE_MESSAGES.size(file) : null
}

/** Where a file of an application is stored. */
export const applicationFileKey = (file: ApplicationFile, name: string, type: string): string =>
  `${APPLICATION_FILES[file].folder}/files/${name}.${extensionOfType(type)}`

const NAME_MAX = 200

/** A file's name as it is stored: with the extension of what it is, and not too long. */
export const applicationFileName = (given: string, type: string): string =>
  fileNameFor(type, given).slice(-NAME_MAX)
