import { randomUUID } from 'node:crypto'
import { AppError, unsupportedType, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { lockSentFile } from '@/modules/inventory/media/operations/lock-sent-file'
import { readSentFile } from '@/modules/inventory/media/operations/read-sent-file'
import { sentPath } from '@/modules/inventory/media/rules/sent-path'
import type { Db } from '@/server/db-of'
import { detectDocumentType } from '@/server/detect-document-type'
import { cleanScan, isPaperPicture } from '@/server/pictures/clean-scan'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import {
  ATTACHMENT_MESSAGES,
  ATTACHMENT_TYPES,
  attachmentKey,
  attachmentName,
} from '../rules/attachment-files'
import type { NewAttachment } from '../rules/ticket-input-types'
import { ATTACHMENT_MAX_BYTES } from '../rules/ticket-limits'
import type { AttachmentInput } from '../schemas/tickets'

const MOST = { bytes: ATTACHMENT_MAX_BYTES, message: ATTACHMENT_MESSAGES.size }

/**
 * Checks the bytes of files that somebody has uploaded, and stores them where they stay: of a picture only its pixels.
 * Their names, sizes and types are those that were found.
 *
 * @param path the field of the list in the input, for what is wrong
 * @param stored gets where each file is now, to remove it if the transaction fails
 * @throws AppError 413, 415, 422 for what this person has not uploaded, 503
 */
export async function storeSentFiles(
  db: Db,
  userId: number,
  files: readonly AttachmentInput[],
  stored: string[],
  path?: string,
): Promise<NewAttachment[]> {
  const made: NewAttachment[] = []
  for (const [at, { fileName, filePath }] of files.entries()) {
    const field = path ? `${path}.${at}.filePath` : 'filePath'
    const sent = await readUpload(db, userId, filePath, field)
    const { bytes, type } = await clean(sent.bytes)
    const key = attachmentKey(randomUUID(), type)
    await orUnavailable(storage().put(key, bytes, type))
    stored.push(key)
    const name = attachmentName(fileName || sent.name, type)
    made.push({ path: key, name, size: bytes.length, mimeType: type })
  }
  return made
}

/** Runs what stores files, and removes them again if it fails. */
export async function removeIfFailed<T>(work: (stored: string[]) => Promise<T>): Promise<T> {
  const stored: string[] = []
  try {
    return await work(stored)
  } catch (error) {
    for (const key of stored) await storage().remove(key)
    throw error
  }
}

/** Only its owner's: knowing a path is not a permission. */
async function readUpload(
  db: Db,
  userId: number,
  filePath: string,
  field: string,
): Promise<{ name: string; bytes: Buffer }> {
  const absent = validationFailed([issue(field, ATTACHMENT_MESSAGES.absent)])
  const path = sentPath(filePath, 'attachment')
  if (!path) throw absent
  try {
    const { name } = await lockSentFile(db, path, userId, 'File')
    return { name, bytes: await readSentFile(path, MOST) }
  } catch (error) {
    throw error instanceof AppError && error.status === 404 ? absent : error
  }
}

/** The file's actual type, whatever its name; a picture is reduced to its pixels. */
async function clean(bytes: Buffer): Promise<{ bytes: Buffer; type: string }> {
  const type = await detectDocumentType(bytes)
  if (!type || !ATTACHMENT_TYPES.includes(type)) throw unsupportedType(ATTACHMENT_MESSAGES.type)
  if (!isPaperPicture(type)) return { bytes, type }
  const scan = await cleanScan(bytes)
  if (!scan) throw unsupportedType(ATTACHMENT_MESSAGES.type)
  return { bytes: scan, type }
}
