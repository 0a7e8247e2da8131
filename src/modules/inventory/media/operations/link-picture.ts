import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'
import { media } from '@/modules/inventory/tables.gen'
import { dbOf } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { uploads } from '../queries/tables'
import { fileIdOf } from '../rules/file-id-of'
import { mediaName } from '../rules/media-name'
import { sentPath } from '../rules/sent-path'
import { storeImage } from './store-image'
import { asIssue } from './store-sent-files'

type Values = Record<string, unknown>

/** A file's upload path, given directly or as the permanent address promised for it. */
async function sentTo(req: PayloadRequest, address: string): Promise<string | null> {
  const [path, id] = [sentPath(address, 'image'), fileIdOf(address)]
  if (path || !id) return path
  const db = await dbOf(req)
  const [sent] = await selectValues(db, uploads.path, sql`FROM uploads WHERE id = ${id}`)
  return sent ?? null
}

/** The picture at an address: an upload is checked and stored, a stored one is looked up. */
export async function pictureOf(req: PayloadRequest, field: string, address: string): Promise<number | null> {
  const path = await sentTo(req, address)
  if (path)
    return storeImage(req, path).then(
      ({ mediaId }) => mediaId,
      (error) => {
        throw validationFailed([asIssue(field, error)])
      },
    )
  const name = mediaName(address)
  const db = await dbOf(req)
  const [id] = name ? await selectValues(db, media.id, sql`FROM media WHERE filename = ${name}`) : []
  return id ?? null
}

/**
 * A manufacturer as saved: a logo given by address or upload path becomes the picture. If both an id and an
 * address are given, the id wins, unless the address is a path that was just uploaded.
 *
 * @throws AppError 422 if the address has no picture of the caller's; 503
 */
export async function linkLogo(req: PayloadRequest, values: Values): Promise<Values> {
  const { logoPath, ...saved } = values
  const address = typeof logoPath === 'string' ? logoPath : null
  const isOld = address === null || sentPath(address, 'image') === null
  if (logoPath === undefined || (saved.logo !== undefined && isOld)) return saved
  if (address === null || isBlank(address)) return { ...saved, logo: null }
  const logo = await pictureOf(req, 'logoPath', address)
  if (logo === null) throw validationFailed([issue('logoPath', 'Image not found')])
  return { ...saved, logo }
}

/**
 * A featured picture as saved: one of our addresses becomes the picture, so that it is not swept as unused; any other
 * address is stored in place of a picture.
 *
 * @throws AppError 422 for a path without an upload by the caller; 503
 */
export async function linkFeaturedPicture(req: PayloadRequest, values: Values): Promise<Values> {
  const { featuredImageUrl: given } = values
  if (given === undefined) return values
  const address = typeof given === 'string' ? given : ''
  const isNew = sentPath(address, 'image') !== null
  if (values.featuredImage !== undefined && !isNew) return values
  const featuredImage = await pictureOf(req, 'featuredImageUrl', address)
  return { ...values, featuredImage, featuredImageUrl: featuredImage === null ? (given ?? null) : null }
}

/**
 * The same for pictures that are always ours: one of our addresses, or the path of an upload, becomes the picture. If an id is given as
 * well, it wins, unless the address is a path that was just uploaded.
 *
 * @param unknown the message about an address that is not ours
 * @throws AppError 422 for an address without a picture of ours, 503
 */
export async function linkOwnPicture(
  req: PayloadRequest,
  { featuredImageUrl: given, ...values }: Values,
  unknown: string,
): Promise<Values> {
  if (given === undefined) return values
  const isChosen = values.featuredImage !== undefined
  if (typeof given !== 'string' || isBlank(given))
    return isChosen ? values : { ...values, featuredImage: null }
  const featuredImage = await pictureOf(req, 'featuredImageUrl', given)
  if (featuredImage === null) throw validationFailed([issue('featuredImageUrl', unknown)])
  return isChosen && sentPath(given, 'image') === null ? values : { ...values, featuredImage }
}
