import { headingHtml, linkHtml } from '../data/block-markup'
import * as words from '../words'

/** The way to the showrooms. */
export const showroomsHtml = ({ title }: { title?: unknown }): string =>
  headingHtml(title) + linkHtml('/contact-us', words.showroomsAndHours)
