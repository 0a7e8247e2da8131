import type { PayloadRequest } from 'payload'
import { notePicturesOfRecord } from '@/modules/content/publishing/operations/note-content-pictures'
import { readPictureIds } from '@/modules/content/rich-text/queries/read-pictures'
import { dbOf } from '@/server/db-of'
import { type BannerConfig, bannerPictures } from '../rules/banner-config'

/** Notes the pictures of a slide's banner, which protects them from being deleted. */
export async function noteBannerPictures(
  req: PayloadRequest,
  id: number,
  banner: BannerConfig | null,
): Promise<void> {
  const db = await dbOf(req)
  const found = banner === null ? new Map() : await readPictureIds(db, bannerPictures(banner))
  await notePicturesOfRecord(db, 'slide', id, [...found.values()])
}
