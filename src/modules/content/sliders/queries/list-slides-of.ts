import type { Payload } from 'payload'
import type { PublicSlide } from '../rules/slide'
import { listPublicSlides } from './list-public-slides'

/** The slides of a topic page, or of the home page, in their order. */
export const listSlidesOf = async (payload: Payload, topicPageId: number | null): Promise<PublicSlide[]> =>
  (await listPublicSlides(payload)).filter((slide) => slide.topicPageId === topicPageId)
