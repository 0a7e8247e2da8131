import { randomUUID } from 'node:crypto'
import {
  ATTACHMENT_TYPES,
  attachmentKey,
  attachmentName,
} from '@/modules/support/tickets/rules/attachment-files'
import type { NewAttachment } from '@/modules/support/tickets/rules/ticket-input-types'
import { ATTACHMENT_MAX_BYTES } from '@/modules/support/tickets/rules/ticket-limits'
import { detectDocumentType } from '@/server/detect-document-type'
import { cleanScan, isPaperPicture } from '@/server/pictures/clean-scan'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import { FILES_MAX, LOGO_MAX_BYTES } from '../rules/mail-limits'
import type { MailFile } from '../rules/parsed-mail'
import { unnamedFile } from '../words'

/** What came with an e-mail: files that are stored, and the names of those that are in the original alone. */
export type StoredFiles = { taken: NewAttachment[]; refused: string[] }

/** The file as it may be stored; null for another type, and for a picture that is none. A picture keeps only its pixels. */
async function clean(bytes: Buffer): Promise<{ bytes: Buffer; type: string } | null> {
  if (bytes.length === 0 || bytes.length > ATTACHMENT_MAX_BYTES) return null
  const type = await detectDocumentType(bytes)
  if (!type || !ATTACHMENT_TYPES.includes(type)) return null
  if (!isPaperPicture(type)) return { bytes, type }
  const scan = await cleanScan(bytes)
  return scan && { bytes: scan, type }
}

const isLogo = ({ bytes, isInline }: MailFile): boolean => isInline && bytes.length < LOGO_MAX_BYTES

/**
 * Stores the files of an e-mail that tickets take: PDFs and pictures, by their bytes. The rest stays in the original.
 *
 * @param stored gets where each file is now, to remove it if what follows fails
 * @throws AppError 503
 */
export async function storeMailFiles(files: readonly MailFile[], stored: string[]): Promise<StoredFiles> {
  const [taken, refused]: [NewAttachment[], string[]] = [[], []]
  for (const file of files) {
    if (isLogo(file)) continue
    const found = taken.length < FILES_MAX ? await clean(Buffer.from(file.bytes)) : null
    if (!found) {
      refused.push(file.name || unnamedFile)
      continue
    }
    const { bytes, type } = found
    const path = attachmentKey(randomUUID(), type)
    await orUnavailable(storage().put(path, bytes, type))
    stored.push(path)
    taken.push({ path, name: attachmentName(file.name, type), size: bytes.length, mimeType: type })
  }
  return { taken, refused }
}
