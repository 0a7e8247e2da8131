import { randomUUID } from 'node:crypto'
import { AppError, unsupportedType, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { lockSentFile } from '@/modules/inventory/media/operations/lock-sent-file'
import { readSentFile } from '@/modules/inventory/media/operations/read-sent-file'
import { sentPath } from '@/modules/inventory/media/rules/sent-path'
import type { Db } from '@/server/db-of'
import { detectDocumentType } from '@/server/detect-document-type'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import {
  APPLICATION_FILE_TYPES,
  APPLICATION_FILES,
  type ApplicationFile,
  applicationFileKey,
  applicationFileName,
  FILE_MESSAGES,
  maxBytes,
} from '../rules/application-files'

/** A file of an application where it stays: its path in the storage, name and type. */
export type StoredFile = { path: string; name: string; type: string }

const WORD = 'application/msword'
/** The name of the part that makes a file of Office one of Word. */
const WORD_PART = Buffer.from('WordDocument', 'utf16le')

/** Only its owner's: knowing a path is not a permission. */
async function readUpload(db: Db, userId: number, file: ApplicationFile, sent: string) {
  const { field, folder } = APPLICATION_FILES[file]
  const absent = validationFailed([issue(field, FILE_MESSAGES.absent)])
  const path = sentPath(sent, 'application')
  if (!path?.startsWith(`${folder}/`)) throw absent
  try {
    const { name } = await lockSentFile(db, path, userId, 'File')
    return {
      name,
      bytes: await readSentFile(path, { bytes: maxBytes(file), message: FILE_MESSAGES.size(file) }),
    }
  } catch (error) {
    throw error instanceof AppError && error.status === 404 ? absent : error
  }
}

/** A file's actual type, whatever its name. @throws AppError 415 for anything but PDF and Word */
async function typeOf(bytes: Buffer): Promise<string> {
  const type = await detectDocumentType(bytes)
  const isOtherOffice = type === WORD && !bytes.includes(WORD_PART)
  if (!type || isOtherOffice || !APPLICATION_FILE_TYPES.includes(type))
    throw unsupportedType(FILE_MESSAGES.type)
  return type
}

/**
 * Checks the bytes of a file that an applicant has uploaded, and stores it where it stays.
 *
 * @param stored gets where it is now, to remove it if the transaction fails
 * @throws AppError 413, 415, 422 for what this person has not uploaded, 503
 */
export async function storeApplicationFile(
  db: Db,
  userId: number,
  file: ApplicationFile,
  sent: string,
  stored: string[],
): Promise<StoredFile> {
  const { bytes, name } = await readUpload(db, userId, file, sent)
  const type = await typeOf(bytes)
  const path = applicationFileKey(file, randomUUID(), type)
  await orUnavailable(storage().put(path, bytes, type))
  stored.push(path)
  return { path, name: applicationFileName(name, type), type }
}
