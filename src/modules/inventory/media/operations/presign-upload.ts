import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { tooLarge, unsupportedType, validationFailed } from '@/kernel/errors'
import { fileNameFor } from '@/kernel/files/file-names'
import { fileTooLargeMessage } from '@/kernel/files/file-sizes'
import { videoTooLargeMessage } from '@/kernel/files/video-files'
import { imageTooLargeMessage } from '@/kernel/picture-files'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { countTry, type Limit } from '@/server/rate-limit'
import { returning } from '@/server/rows/returning'
import { signedPut } from '@/server/storage/signed-urls'
import { uploads } from '../queries/tables'
import { checkDocumentFile } from '../rules/check-sent-file'
import { fileLink } from '../rules/file-links'
import {
  contentTypeOf,
  folderOf,
  UPLOAD_FOLDERS,
  UPLOAD_SECONDS,
  type UploadFolder,
  uploadPath,
} from '../rules/upload-folders'
import type { PresignInput } from '../schemas/upload'
import { requireUploadPermission } from './require-upload-permission'

/** Fifty vehicles an hour with all their pictures; a loop in a script soon exceeds it. */
const UPLOADS: Limit = { name: 'upload', points: 1200, duration: 3600 }

/** A customer describes a vehicle with one picture, or a question with a few, perhaps after some attempts. */
const OF_CUSTOMERS: Limit = { name: 'upload-of-customer', points: 60, duration: 3600 }

/** What a browser needs to upload one file, and its future address. */
export type PresignedUpload = {
  url: string
  method: 'PUT'
  headers: Record<string, string>
  path: string
  publicUrl: string
  expiresAt: string
}

/**
 * Permits one upload to the storage: of this type and length, under a path that nobody has used.
 *
 * @throws AppError 403, 413, 415 'Invalid file type', 422, 429
 */
export async function presignUpload(req: PayloadRequest, input: PresignInput): Promise<PresignedUpload> {
  const type = contentTypeOf(input.contentType || input.fileType || '')
  const folder = folderOf(input.folder, type)
  const owner = await requireUploadPermission(req, folder)
  if (!folder) throw validationFailed([{ path: 'folder', message: 'Unknown folder' }])
  refuseUnfit(folder, type, input)
  const isCustomer = (await actorOf(req)).kind === 'customer'
  await countTry(req.payload, isCustomer ? OF_CUSTOMERS : UPLOADS, String(owner))
  const expires = new Date(Date.now() + UPLOAD_SECONDS * 1000)
  const { id, path } = await reserve(req, folder, owner, type, input)
  const { headers, url } = await signedPut(path, { type, size: input.size, expires })
  return { url, method: 'PUT', headers, path, publicUrl: fileLink(id), expiresAt: expires.toISOString() }
}

function tooLargeMessage(folder: UploadFolder, fileName: string): string {
  const { maxBytes, takes } = UPLOAD_FOLDERS[folder]
  if (takes === 'video') return videoTooLargeMessage(fileName)
  return takes === 'application' ? fileTooLargeMessage(maxBytes) : imageTooLargeMessage(fileName, maxBytes)
}

/** The declared type; the bytes are checked after the upload. */
function refuseUnfit(folder: UploadFolder, type: string, { fileName, size }: PresignInput): void {
  const { maxBytes, takes, types } = UPLOAD_FOLDERS[folder]
  if (!types.includes(type)) throw unsupportedType()
  const complaint =
    takes === 'document'
      ? checkDocumentFile({ name: fileName, size })
      : size > maxBytes
        ? tooLargeMessage(folder, fileName)
        : null
  if (complaint) throw size > maxBytes ? tooLarge(complaint) : unsupportedType(complaint)
}

/** Reserves a free path: files with the same name in the same millisecond get later timestamps. */
async function reserve(
  req: PayloadRequest,
  folder: UploadFolder,
  owner: number,
  type: string,
  { fileName: given, size }: PresignInput,
): Promise<{ id: string; path: string }> {
  const db = await dbOf(req)
  const fileName = fileNameFor(type, given)
  for (let millis = Date.now(); ; millis++) {
    const path = uploadPath(folder, fileName, millis)
    const [made] = await returning(
      db,
      { id: uploads.id },
      sql`INSERT INTO uploads (path, folder, name, content_type, bytes, created_by)
        VALUES (${path}, ${folder}, ${fileName}, ${type}, ${size}, ${owner})
        ON CONFLICT (path) DO NOTHING`,
    )
    if (made) return { id: made.id, path }
  }
}
