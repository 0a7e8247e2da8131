import { isTextLink, URL_MAX } from '@/kernel/markup/safe-links'

const BEGINNING = /^\s*(?:[/#]|https?:\/\/|mailto:|tel:)/i

/** Whether a slide may link there. Without its beginning a link would depend on the page that shows the slide. */
export const isSlideLink = (link: unknown): link is string =>
  isTextLink(link) && link.length <= URL_MAX && BEGINNING.test(link)
