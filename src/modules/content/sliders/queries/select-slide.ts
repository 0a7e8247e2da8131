import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { homepageSlides } from '@/modules/content/tables.gen'

const s = alias(homepageSlides, 's')

/** What readers and staff see of the slide `s`; its picture is an id, its video the name of a file. */
export const SLIDE = {
  id: s.id,
  type: s.type,
  picture: s.mediaId,
  video: s.video,
  mediaType: s.mediaType,
  config: s.config,
  title: s.title,
  subtitle: s.subtitle,
  duration: s.duration,
  altText: s.altText,
  href: s.href,
  placement: s.placement,
  topicPageId: s.topicPageId,
}

/** What only staff see of it. */
export const SLIDE_FOR_STAFF = {
  ...SLIDE,
  enabled: s.enabled,
  position: s.position,
  createdAt: s.createdAt,
  updatedAt: s.updatedAt,
}
