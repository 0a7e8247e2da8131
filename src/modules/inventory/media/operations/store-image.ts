import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { AppError, notFound } from '@/kernel/errors'
import { imageTooLargeMessage, MAX_IMAGE_BYTES } from '@/kernel/picture-files'
import { media } from '@/modules/inventory/tables.gen'
import { type Db, dbOf } from '@/server/db-of'
import { filled } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { removeStored, storedKeys } from '@/server/storage/remove-stored-files'
import { inTransaction } from '@/server/transaction'
import { sentFolder, sentPath } from '../rules/sent-path'
import { lockSentFile, type SentFile } from './lock-sent-file'
import { readSentFile } from './read-sent-file'
import { clearSentFile, discardSentFile } from './remove-sent-file'
import { requireUploadPermission } from './require-upload-permission'

/** A picture that pages can show. */
export type SavedImage = { mediaId: number; filename: string }

/**
 * Checks the bytes of an uploaded picture and stores a clean encoding of it in all sizes. Repeated calls
 * return the same picture. A rejected file is removed; if the storage fails, nothing is stored and the upload
 * stays for another attempt.
 *
 * @throws AppError 403, 404 for other people's paths and for files not uploaded yet, 413, 503; APIError 415
 * with the file's name if it is not a picture
 */
export async function storeImage(req: PayloadRequest, path: string): Promise<SavedImage> {
  const owner = await requireUploadPermission(req, sentFolder(path))
  try {
    const stored = await inTransaction({ payload: req.payload, req }, async (inner, db) => {
      const sent = await lockSentFile(db, sentPath(path, 'image') ?? '', owner, 'Image')
      return sent.mediaId ? { ...(await known(db, sent.mediaId)), isNew: false } : create(inner, db, sent)
    })
    // Committed pictures stay, even if the request's next one fails.
    storedKeys(req).splice(0)
    if (stored.isNew) await clearSentFile(await dbOf(req), path.trim())
    return { mediaId: stored.mediaId, filename: stored.filename }
  } catch (error) {
    await removeStored(req)
    if (isRefusal(error)) await discardSentFile(await dbOf(req), path.trim())
    throw error
  }
}

/** Whether the error means that the file itself is unacceptable. */
const isRefusal = (error: unknown): boolean =>
  (error instanceof APIError || error instanceof AppError) && (error.status === 413 || error.status === 415)

async function known(db: Db, mediaId: number): Promise<SavedImage> {
  const [filename] = await selectValues(db, filled(media.filename), sql`FROM media WHERE id = ${mediaId}`)
  if (filename === undefined) throw notFound('Image not found')
  return { mediaId, filename }
}

async function create(req: PayloadRequest, db: Db, sent: SentFile): Promise<SavedImage & { isNew: true }> {
  const { contentType: mimetype, name, path } = sent
  const most = { bytes: MAX_IMAGE_BYTES, message: imageTooLargeMessage(name) }
  const data = await readSentFile(path, most)
  const file = { data, mimetype, name, size: data.length }
  const made = await req.payload.create({
    collection: 'media',
    data: {},
    file,
    req,
    overrideAccess: true,
    depth: 0,
  })
  // The request continues and may save records that have no file.
  req.file = undefined
  await db.execute(
    sql`UPDATE uploads SET media_id = ${made.id}, bytes = ${data.length} WHERE id = ${sent.id}`,
  )
  return { mediaId: Number(made.id), filename: String(made.filename), isNew: true }
}
