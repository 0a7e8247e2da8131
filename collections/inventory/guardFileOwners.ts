import { sql } from '@payloadcms/db-postgres'
import type { Access, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { linkedId } from '@/kernel/linked-id'
import { parseWhole } from '@/kernel/numbers'
import { findClosedImages } from '@/modules/inventory/media/queries/find-closed-images'
import { findImagesOfOthers } from '@/modules/inventory/media/queries/find-images-of-others'
import { type ImageChange, mayChangeImages } from '@/modules/inventory/media/rules/image-access'
import { media } from '@/modules/inventory/tables.gen'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'

type ImageRequest = { id?: number | string; req: PayloadRequest }

const idOf = (id: ImageRequest['id']): number | null => (id === undefined ? null : parseWhole(String(id)))

/** Whether the caller may change this picture, or pictures at all if none is named. */
async function mayChange({ id: given, req }: ImageRequest, change: ImageChange): Promise<boolean> {
  const [actor, id] = [await actorOf(req), idOf(given)]
  if (id === null) return mayChangeImages(actor)
  return !(await findClosedImages(await dbOf(req), actor, [id], change)).has(id)
}

/** Whoever may change images may replace a file, if everything that uses it is theirs to change. */
export const mayReplaceFile = (image: ImageRequest): Promise<boolean> => mayChange(image, 'picture')

/** Whether what is saved would be another file or folder. */
async function changesPicture({ id, req }: ImageRequest, data: unknown): Promise<boolean> {
  if (req.file) return true
  if (typeof data !== 'object' || data === null || !('folder' in data)) return false
  const rest = sql`FROM media WHERE id = ${idOf(id)}`
  const [folder = null] = await selectValues(await dbOf(req), media.folderId, rest)
  return linkedId(data.folder) !== folder
}

/** The same for a save, which may be of the alternative text alone. */
export const mayChangePicture: Access = async ({ data, id, req }) => {
  const image = { id, req }
  if (await mayReplaceFile(image)) return true
  return (await mayChange(image, 'description')) && !(await changesPicture(image, data))
}

/** Checks a file's owner before its use is revealed. */
export const refuseOthersFile: CollectionBeforeDeleteHook = async ({ id: given, req }) => {
  const id = idOf(given)
  if (id !== null && (await findImagesOfOthers(await dbOf(req), await actorOf(req), [id])).size > 0)
    throw new APIError('Vehicles of other showrooms show this image.', 403, { code: 'forbidden' }, true)
}
