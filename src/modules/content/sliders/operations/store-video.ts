import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { fileTypeFromBuffer } from 'file-type'
import type { PayloadRequest } from 'payload'
import { AppError, unsupportedType } from '@/kernel/errors'
import { extensionOfType } from '@/kernel/files/file-names'
import {
  MAX_VIDEO_BYTES,
  unsupportedVideoMessage,
  VIDEO_MIME_TYPES,
  type VideoType,
  videoTooLargeMessage,
} from '@/kernel/files/video-files'
import { slugify } from '@/kernel/slug'
import { lockSentFile, type SentFile } from '@/modules/inventory/media/operations/lock-sent-file'
import { readSentFile } from '@/modules/inventory/media/operations/read-sent-file'
import { clearSentFile, discardSentFile } from '@/modules/inventory/media/operations/remove-sent-file'
import { requireUploadPermission } from '@/modules/inventory/media/operations/require-upload-permission'
import { sentFolder } from '@/modules/inventory/media/rules/sent-path'
import { type Db, dbOf } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import { inTransaction } from '@/server/transaction'
import { contentVideos } from '../queries/tables'

/**
 * Checks the bytes of an uploaded video and stores them as they are. Repeated calls return the same file; a rejected one is
 * removed. What no slide names in the end is swept.
 *
 * @returns the name of the file
 * @throws AppError 403, 404 for other people's paths and for files not uploaded yet, 413, 415, 503
 */
export async function storeVideo(req: PayloadRequest, path: string): Promise<string> {
  const owner = await requireUploadPermission(req, sentFolder(path))
  try {
    // Of its own, so that the row of the file is there even if the slide is refused.
    const filename = await inTransaction({ payload: req.payload }, async (_, db) => {
      const sent = await lockSentFile(db, path, owner, 'Video')
      const from = sql`FROM content_videos WHERE upload_id = ${sent.id}`
      const [known] = await selectValues(db, contentVideos.filename, from)
      return known ?? (await addVideo(db, sent, owner))
    })
    await clearSentFile(await dbOf(req), path)
    return filename
  } catch (error) {
    const isRefused = error instanceof AppError && (error.status === 413 || error.status === 415)
    if (isRefused) await discardSentFile(await dbOf(req), path)
    throw error
  }
}

/** In addresses as it is, so that the database can compare them. */
function asciiOf(slug: string): string {
  const parts = slug.replaceAll(/[^a-z\d-]+/g, '').split('-')
  return parts.filter(Boolean).join('-').slice(0, 80) || 'video'
}

async function addVideo(db: Db, { id, name, path }: SentFile, owner: number): Promise<string> {
  const most = { bytes: MAX_VIDEO_BYTES, message: videoTooLargeMessage(name) }
  const data = await readSentFile(path, most)
  const type = await videoTypeOf(data)
  if (type === null) throw unsupportedType(unsupportedVideoMessage(name))
  const stem = asciiOf(slugify(name.replace(/\.[^.]*$/, '')))
  const filename = `${stem}-${randomBytes(6).toString('hex')}.${extensionOfType(type)}`
  await db.execute(sql`INSERT INTO content_videos (filename, content_type, bytes, upload_id, created_by)
    VALUES (${filename}, ${type}, ${data.length}, ${id}, ${owner})`)
  await orUnavailable(storage().put(`media/${filename}`, data, type))
  return filename
}

/** What the bytes are; null for anything but the videos that browsers play. */
export async function videoTypeOf(bytes: Buffer): Promise<VideoType | null> {
  // Bytes that crash the parser have no signature it knows.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return VIDEO_MIME_TYPES.find((accepted) => accepted === type?.mime) ?? null
}
