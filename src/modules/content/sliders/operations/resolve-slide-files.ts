import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { mediaUrl } from '@/kernel/picture-files'
import { isBlank } from '@/kernel/text/blank'
import { readPictures } from '@/modules/content/rich-text/queries/read-pictures'
import { pictureOf } from '@/modules/inventory/media/operations/link-picture'
import { asIssue } from '@/modules/inventory/media/operations/store-sent-files'
import { mediaName } from '@/modules/inventory/media/rules/media-name'
import { sentPath } from '@/modules/inventory/media/rules/sent-path'
import { dbOf } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import type { BannerConfig } from '../rules/banner-config'
import { type MediaType, SLIDE_MESSAGES } from '../rules/slide'
import { storeVideo } from './store-video'

/** The id of a picture of ours at an address, or of one that was just uploaded. */
async function ownPicture(req: PayloadRequest, path: string, address: string): Promise<number> {
  const id = await pictureOf(req, path, address)
  if (id === null) throw validationFailed([issue(path, SLIDE_MESSAGES.notOurPicture)])
  return id
}

/** The file of a video of ours at an address, or of one that was just uploaded. */
async function ownVideo(req: PayloadRequest, path: string, address: string): Promise<string> {
  const sent = sentPath(address, 'video')
  if (sent)
    return storeVideo(req, sent).catch((error) => {
      throw validationFailed([asIssue(path, error)])
    })
  const name = mediaName(address)
  const db = await dbOf(req)
  if (name === null || !(await exists(db, sql`FROM content_videos WHERE filename = ${name}`)))
    throw validationFailed([issue(path, SLIDE_MESSAGES.notOurVideo)])
  return name
}

/** The address at which pages show a picture; of one that was just uploaded it is a new one. */
async function shownAt(req: PayloadRequest, path: string, address: string): Promise<string> {
  const id = await ownPicture(req, path, address)
  const picture = (await readPictures(await dbOf(req), [id])).get(id)
  if (!picture) throw validationFailed([issue(path, SLIDE_MESSAGES.notOurPicture)])
  return picture.src
}

/**
 * A banner whose pictures are all stored: uploads become pictures of ours.
 *
 * @throws AppError 422 naming a file that is not ours, 503
 */
export async function resolveBannerFiles(req: PayloadRequest, banner: BannerConfig): Promise<BannerConfig> {
  const { backgroundImage, backgroundVideo } = banner
  const video =
    backgroundVideo === null ? null : await ownVideo(req, 'config.backgroundVideo', backgroundVideo)
  const imageElements: BannerConfig['imageElements'] = []
  // One at a time: making the sizes of a picture takes all of a processor.
  for (const [index, image] of banner.imageElements.entries())
    imageElements.push({
      ...image,
      src: await shownAt(req, `config.imageElements.${index}.src`, image.src),
    })
  return {
    ...banner,
    backgroundImage:
      backgroundImage === null ? null : await shownAt(req, 'config.backgroundImage', backgroundImage),
    backgroundVideo: video === null ? null : mediaUrl(video),
    imageElements,
  }
}

type Addresses = { mediaUrl?: string | null; posterUrl?: string | null }
type Linked = { media?: number | null; video?: string | null }

/**
 * The picture and the video of a slide from their addresses; what is not sent stays.
 *
 * @throws AppError 422 naming a file that is not ours, 503
 */
export async function resolveSlideFiles(
  req: PayloadRequest,
  mediaType: MediaType,
  { mediaUrl, posterUrl }: Addresses,
): Promise<Linked> {
  const picture = async (path: string, address: string | null | undefined) => {
    if (address === undefined) return {}
    return { media: isBlank(address) ? null : await ownPicture(req, path, address ?? '') }
  }
  if (mediaType === 'image') {
    if (!isBlank(posterUrl)) throw validationFailed([issue('posterUrl', SLIDE_MESSAGES.posterOfPicture)])
    return picture('mediaUrl', mediaUrl)
  }
  const video =
    mediaUrl === undefined
      ? {}
      : { video: isBlank(mediaUrl) ? null : await ownVideo(req, 'mediaUrl', mediaUrl ?? '') }
  return { ...video, ...(await picture('posterUrl', posterUrl)) }
}
