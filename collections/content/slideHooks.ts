import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { linkedId } from '@/kernel/linked-id'
import { noteBannerPictures } from '@/modules/content/sliders/operations/note-banner-pictures'
import { countEnabledSlides } from '@/modules/content/sliders/queries/count-enabled-slides'
import {
  SLIDE_LIMITS,
  SLIDE_MESSAGES,
  type SlideDraft,
  validateSlide,
} from '@/modules/content/sliders/rules/slide'
import { readBanner } from '@/modules/content/sliders/schemas/banner'
import { dbOf } from '@/server/db-of'

/** Holds for every write: the rules of slides and banners, and how many are shown in one place. */
export const checkSlide: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const slide: SlideDraft = { ...originalDoc, ...data }
  const read = slide.config == null ? null : readBanner(slide.config)
  const errors = [
    ...validateSlide(slide),
    ...(read && 'issues' in read
      ? read.issues.map(({ message, path }) => ({ path: path ? `config.${path}` : 'config', message }))
      : []),
  ]
  if (errors.length === 0 && slide.enabled === true) {
    const topicPage = linkedId(slide.topicPage)
    const others = await countEnabledSlides(await dbOf(req), topicPage, Number(originalDoc?.id ?? 0))
    if (others >= SLIDE_LIMITS.enabledPerPlace)
      errors.push({ path: 'enabled', message: SLIDE_MESSAGES.tooManyEnabled })
  }
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return read && 'banner' in read && data?.config != null ? { ...data, config: read.banner } : data
}

/** Notes which pictures its banner shows, so that none of them is deleted or swept as unused. */
export const noteSlidePictures: CollectionAfterChangeHook = async ({ doc, req }) => {
  await noteBannerPictures(req, Number(doc.id), doc.config ?? null)
  return doc
}

export const removeSlidePictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await dbOf(req)
  await db.execute(sql`DELETE FROM content_pictures WHERE kind = 'slide' AND record_id = ${id}`)
}
