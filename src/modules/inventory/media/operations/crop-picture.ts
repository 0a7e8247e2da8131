import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { badRequest } from '@/kernel/errors'
import { media } from '@/modules/inventory/tables.gen'
import { dbOf } from '@/server/db-of'
import { cutImage, storedName } from '@/server/pictures/reencode-image'
import { filled } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import { CENTRE, cropPixels, type FocalPoint, focalPointIn, isTooSmall, MIN_CROP } from '../rules/crop-area'
import type { PictureEdits } from '../schemas/picture-edits'

/** A picture's file as requests carry it. */
export type PictureFile = { data: Buffer; mimetype: string; name: string; size: number }

/** A picture with the point that its sizes show. */
export type CroppedPicture = { file: PictureFile; focalPoint: FocalPoint }

type Sized = PictureFile & { width: number; height: number }

/**
 * Cuts a picture as chosen in the editor.
 *
 * @throws AppError 400 if too little would be left
 */
export async function cropPicture(
  picture: Sized,
  { crop, focalPoint }: PictureEdits,
): Promise<CroppedPicture> {
  const { data: whole, height, mimetype, name, width } = picture
  const part = crop ? cropPixels(crop, { width, height }) : null
  if (part && isTooSmall(part)) throw badRequest(`Select at least ${MIN_CROP} by ${MIN_CROP} pixels`)
  const data = await cutImage(whole, part)
  return {
    file: { data, mimetype, name, size: data.length },
    focalPoint: focalPoint ? focalPointIn(focalPoint, part && crop ? crop : null) : CENTRE,
  }
}

const STORED = {
  name: filled(media.filename),
  mimetype: filled(media.mimeType),
  width: filled(media.width),
  height: filled(media.height),
  focalX: media.focalX,
  focalY: media.focalY,
}

/**
 * The same for a stored picture, under a new name: what shows it would otherwise show the earlier file from its cache. Null
 * if nothing is different, or if there is no such picture.
 *
 * @throws AppError 400, 503
 */
export async function cropStoredPicture(
  req: PayloadRequest,
  id: number,
  edits: PictureEdits,
): Promise<CroppedPicture | null> {
  const [stored] = await select(
    await dbOf(req),
    STORED,
    sql`FROM media WHERE id = ${id} AND filename IS NOT NULL`,
  )
  if (!stored || !isChanged(stored, edits)) return null
  const { height, mimetype, name, width } = stored
  const file = await orUnavailable(storage().get(`media/${name}`))
  if (!file) return null
  const data = Buffer.concat(await orUnavailable(file.stream.toArray()))
  return cropPicture({ data, height, mimetype, name: storedName(name), size: data.length, width }, edits)
}

type Stored = { width: number; height: number; focalX: number | null; focalY: number | null }

function isChanged(stored: Stored, { crop, focalPoint }: PictureEdits): boolean {
  if (crop && cropPixels(crop, stored)) return true
  if (!focalPoint) return false
  const { x, y } = focalPointIn(focalPoint, null)
  return x !== (stored.focalX ?? CENTRE.x) || y !== (stored.focalY ?? CENTRE.y)
}
