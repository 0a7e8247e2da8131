import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { AppError, notFound, tooLarge, unsupportedType } from '@/kernel/errors'
import { imageTooLargeMessage, MAX_IMAGE_BYTES } from '@/kernel/picture-files'
import { type Db, dbOf } from '@/server/db-of'
import { reencodeImage } from '@/server/pictures/reencode-image'
import { exists } from '@/server/rows/exists'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import { inTransaction } from '@/server/transaction'
import { fileIdOf } from '../rules/file-id-of'
import { fileLink } from '../rules/file-links'
import { sentFolder, sentPath } from '../rules/sent-path'
import { lockSentFile, type SentFile } from './lock-sent-file'
import { readSentFile } from './read-sent-file'
import { discardSentFile } from './remove-sent-file'
import { requireUploadPermission } from './require-upload-permission'

/** Longest edge of a private picture, in pixels: it is looked at on a screen, often over a paid line. */
const EDGE = 1600
const TYPE = 'image/webp'
const WHAT = 'Image'

/**
 * Checks the bytes of a picture that is not for everybody, and re-encodes it in place: only its pixels stay.
 * Repeated calls return the same address; a rejected file is removed.
 *
 * @returns its permanent address, which opens for whoever may see the record that names it
 * @throws AppError 403, 404 for other people's paths and for files not uploaded yet, 413, 415, 503
 */
export async function storePrivateImage(req: PayloadRequest, path: string): Promise<string> {
  const place = sentPath(path, 'private-image')
  if (!place) throw notFound(`${WHAT} not found`)
  const owner = await requireUploadPermission(req, sentFolder(place))
  try {
    return await inTransaction({ payload: req.payload, req }, async (_, db) => {
      const sent = await lockSentFile(db, place, owner, WHAT)
      if (sent.kind === null) await clean(db, sent)
      return fileLink(sent.id)
    })
  } catch (error) {
    const isRefused = error instanceof AppError && (error.status === 413 || error.status === 415)
    if (isRefused) await discardSentFile(await dbOf(req), place)
    throw error
  }
}

/** In place, so that its upload address stays taken and nothing else can be sent there. */
async function clean(db: Db, { id, name, path }: SentFile): Promise<void> {
  const most = { bytes: MAX_IMAGE_BYTES, message: imageTooLargeMessage(name) }
  const image = await reencodeImage({ name, data: await readSentFile(path, most) }, EDGE)
  if (!image.ok) throw image.error.tooLarge ? tooLarge(most.message) : unsupportedType(image.error.message)
  const { data, size } = image.value
  await orUnavailable(storage().put(path, data, TYPE))
  const stored = `${name.replace(/\.[^.]*$/, '')}.webp`
  await db.execute(sql`
    UPDATE uploads SET kind = 'private_image', content_type = ${TYPE}, name = ${stored}, bytes = ${size}
    WHERE id = ${id}`)
}

/**
 * Whether an address is that of a private picture which this person has sent. It is locked until the end of the
 * transaction, so that the sweep does not remove it before a record names it.
 */
export const holdsPrivateImage = (db: Db, address: string, owner: number): Promise<boolean> =>
  exists(
    db,
    sql`FROM uploads WHERE id = ${fileIdOf(address)} AND created_by = ${owner} AND kind = 'private_image' FOR UPDATE`,
  )
