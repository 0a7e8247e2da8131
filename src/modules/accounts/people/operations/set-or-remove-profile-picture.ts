import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { tooLarge, unauthenticated, unsupportedType, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { lockPeople } from '@/modules/accounts/access/operations/lock-people'
import type { Db } from '@/server/db-of'
import { readUploadedFile } from '@/server/http/read-uploaded-file'
import { logger } from '@/server/logger'
import { reencodeImage } from '@/server/pictures/reencode-image'
import { countTry, type Limit } from '@/server/rate-limit'
import { nullable, text } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import { inTransaction } from '@/server/transaction'
import { PICTURE_MAX_BYTES } from '../rules/picture-refusal'
import { PICTURE_EDGE, PICTURE_MESSAGES, pictureFile, profilePictureUrl } from '../rules/profile-picture'
import { emitPersonChanged } from './emit-person-changed'

/** No person changes a picture this often; a loop in a script might. */
const UPLOADS: Limit = { name: 'profile-picture', points: 30, duration: 60 * 60 }

type Upload = AsyncIterable<Uint8Array> | null

const keyOf = (file: string): string => `media/${file}`

/**
 * Saves a person's picture: a square crop, re-encoded, without anything but its pixels. The profile's other
 * data and its `updatedAt` do not change, so a form being filled in stays valid. The previous picture is
 * removed.
 *
 * @param id the caller's own, or that of a person the caller may change
 * @param upload the bytes of a file as they arrive
 * @throws AppError 400, 401, 403, 404, 413, 415, 422 (nothing was sent), 429, 503 (files cannot be stored)
 */
export async function setProfilePicture(req: PayloadRequest, id: number, upload: Upload): Promise<void> {
  const caller = Number(req.user?.id)
  if (!caller) throw unauthenticated()
  if (!upload) throw validationFailed([issue('', PICTURE_MESSAGES.missing)])
  await countTry(req.payload, UPLOADS, String(caller))
  const data = await squareOf(await readUploadedFile(upload, PICTURE_MAX_BYTES, PICTURE_MESSAGES))
  const file = `profile-${randomBytes(16).toString('hex')}.webp`
  await orUnavailable(storage().put(keyOf(file), data, 'image/webp'))
  try {
    await replace(req, id, profilePictureUrl(file))
  } catch (error) {
    await tidyAway(profilePictureUrl(file))
    throw error
  }
}

/**
 * Removes a person's picture.
 *
 * @throws AppError 401, 403, 404
 */
export async function removeProfilePicture(req: PayloadRequest, id: number): Promise<void> {
  if (!req.user) throw unauthenticated()
  await replace(req, id, null)
}

async function replace(req: PayloadRequest, id: number, address: string | null): Promise<void> {
  const before = await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    if (id !== Number(req.user?.id)) await lockPeople(inner, db, [id], 'update')
    const picture = await write(db, id, address)
    await emitPersonChanged(inner, [id], 'saved')
    return picture
  })
  await tidyAway(before)
}

/** Removes an unreferenced file. On failure an orphan is left behind, which is not worth waiting for. */
const tidyAway = (address: string | null): Promise<void> =>
  removeReplacedPicture(address).catch((error) =>
    logger.warn({ err: error }, 'a picture of a person is left over'),
  )

const BEFORE = nullable(text(sql`before.url`))

/** By hand, since a picture must not make the profile newer than a form being filled in. */
async function write(db: Db, id: number, address: string | null): Promise<string | null> {
  const [before] = await selectValues(
    db,
    BEFORE,
    (url) => sql`WITH before AS (SELECT profile_picture_url AS url FROM users WHERE id = ${id} FOR UPDATE)
      UPDATE users SET profile_picture_url = ${address} FROM before WHERE id = ${id} RETURNING ${url}`,
  )
  return before ?? null
}

/** Removes the file at an address, if it is one of ours. Call it once the address is gone for good. */
export async function removeReplacedPicture(address: string | null): Promise<void> {
  const file = pictureFile(address)
  if (file) await storage().remove(keyOf(file))
}

/** Crops the picture to its centre; the type is detected from its bytes, not its name. */
async function squareOf(data: Buffer): Promise<Buffer> {
  const image = await reencodeImage({ name: 'picture', data })
  if (!image.ok)
    throw image.error.tooLarge ? tooLarge(PICTURE_MESSAGES.size) : unsupportedType(PICTURE_MESSAGES.type)
  return sharp(image.value.data)
    .resize({ width: PICTURE_EDGE, height: PICTURE_EDGE, fit: 'cover' })
    .webp({ quality: 84 })
    .toBuffer()
}
