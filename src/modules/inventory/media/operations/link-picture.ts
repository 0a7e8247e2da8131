import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text'
import { media } from '@/modules/inventory/tables.gen'
import { selectValues } from '@/server/rows/select'
import { dbOf } from '@/server/transaction'
import { uploads } from '../queries/tables'
import { fileIdOf, mediaName, sentPath } from '../rules/upload-folders'
import { keepImage } from './keep-image'
import { asIssue } from './keep-sent-files'

type Values = Record<string, unknown>

/** The path under which a file was sent, given by itself or by the lasting address that was promised for it. */
async function sentTo(req: PayloadRequest, address: string): Promise<string | null> {
  const [path, id] = [sentPath(address, 'image'), fileIdOf(address)]
  if (path || !id) return path
  const db = await dbOf(req)
  const [sent] = await selectValues(db, uploads.path, sql`FROM uploads WHERE id = ${id}`)
  return sent ?? null
}

/** The picture behind an address: one that was sent is looked at and kept, one that is stored is found. */
async function pictureOf(req: PayloadRequest, field: string, address: string): Promise<number | null> {
  const path = await sentTo(req, address)
  if (path)
    return keepImage(req, path).then(
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
 * A manufacturer as it is saved: a logo given by its address or by the path it was sent to becomes the picture. An id
 * beside an address wins, unless the address is a path that was just sent.
 *
 * @throws AppError 422 for an address behind which no picture of the caller's is; 503
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
 * A tag as it is saved: an address of ours becomes the picture, so that nobody sweeps it away as unused; any other
 * stays the address that it is, and stands in the picture's place.
 *
 * @throws AppError 422 for a path under which the caller sent no picture; 503
 */
export async function linkTagPicture(req: PayloadRequest, values: Values): Promise<Values> {
  const { featuredImageUrl: given } = values
  if (given === undefined) return values
  const address = typeof given === 'string' ? given : ''
  const isNew = sentPath(address, 'image') !== null
  if (values.featuredImage !== undefined && !isNew) return values
  const featuredImage = await pictureOf(req, 'featuredImageUrl', address)
  return { ...values, featuredImage, featuredImageUrl: featuredImage === null ? (given ?? null) : null }
}
