import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { unsupportedType, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { detectDocumentType } from '@/server/detect-document-type'
import { readUploadedFile } from '@/server/http/read-uploaded-file'
import { cleanScan, isPaperPicture } from '@/server/pictures/clean-scan'
import { countTry, type Limit } from '@/server/rate-limit'
import { updateRecord } from '@/server/records'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import {
  CERTIFICATE_MAX_BYTES,
  CERTIFICATE_MESSAGES,
  CERTIFICATE_NAME_MAX,
  CERTIFICATE_TYPES,
  certificateKey,
} from '../rules/certificate'

/** Nobody scans this many; a loop in a script might. */
const UPLOADS: Limit = { name: 'inspection-certificate', points: 120, duration: 60 * 60 }

/** A file as it arrives. */
export type SentCertificate = { name?: string; bytes: AsyncIterable<Uint8Array> | null }

/**
 * Saves the certificate of an inspection: its type is detected from the bytes, a scan is re-encoded. The
 * previous one is removed.
 *
 * @param id of an inspection that the caller may change
 * @throws AppError 400, 413, 415, 422 (nothing was sent), 429, 503 (files cannot be stored)
 */
export async function setCertificate(req: PayloadRequest, id: number, sent: SentCertificate): Promise<void> {
  if (!sent.bytes) throw validationFailed([issue('', CERTIFICATE_MESSAGES.missing)])
  await countTry(req.payload, UPLOADS, String(req.user?.id))
  const { bytes, type } = await clean(
    await readUploadedFile(sent.bytes, CERTIFICATE_MAX_BYTES, CERTIFICATE_MESSAGES),
  )
  const key = certificateKey(randomUUID(), type)
  await orUnavailable(storage().put(key, bytes, type))
  const fileName = sent.name?.slice(-CERTIFICATE_NAME_MAX) || `certificate.${CERTIFICATE_TYPES[type]}`
  try {
    await updateRecord(req, 'inspections', id, { fileKey: key, fileName, fileType: type })
  } catch (error) {
    await storage().remove(key)
    throw error
  }
}

/** Removes the certificate of an inspection. */
export const removeCertificate = (req: PayloadRequest, id: number): Promise<void> =>
  updateRecord(req, 'inspections', id, { fileKey: null, fileName: null, fileType: null })

/** The file's actual type, whatever its name; a picture is reduced to its pixels. */
async function clean(bytes: Buffer): Promise<{ bytes: Buffer; type: string }> {
  const type = await detectDocumentType(bytes)
  if (!type || !(type in CERTIFICATE_TYPES)) throw unsupportedType(CERTIFICATE_MESSAGES.type)
  if (!isPaperPicture(type)) return { bytes, type }
  const scan = await cleanScan(bytes)
  if (!scan) throw unsupportedType(CERTIFICATE_MESSAGES.type)
  return { bytes: scan, type }
}
