import sharp from 'sharp'
import { notFound } from '@/kernel/errors'
import { SHARE_SIZE } from '@/modules/inventory/catalogue/rules/share-picture-url'
import { limitHeavyWork } from '@/server/concurrency/limit-heavy-work'
import { serveSharePicture, storedPicture } from '@/server/pictures/serve-share-picture'

const QUALITY = 78

/** A stored picture in the size that sites expect. @throws AppError 404 if its file is gone */
async function drawPicture(source: string): Promise<Buffer> {
  const file = await storedPicture(source)
  if (!file) throw notFound()
  return limitHeavyWork(() =>
    sharp(file)
      .resize({ ...SHARE_SIZE, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer(),
  )
}

/**
 * Responds with the picture of shared links to a text; 404 without one.
 *
 * @param source the URL of its picture, '' for none
 * @param url where the picture of its links is, which changes with the text
 */
export const serveTextPicture = (source: string, url: string, request: Request): Promise<Response> =>
  serveSharePicture({ url, shows: [url, source], draw: () => drawPicture(source) }, request)
