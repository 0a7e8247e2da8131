import { headingHtml, linesHtml, linkHtml, plainText } from '../data/block-markup'
import * as words from '../words'

type Fields = { title?: unknown; text?: unknown }

/** Its text, and the way to the company. */
export const contactHtml = ({ text, title }: Fields): string =>
  headingHtml(title) + linesHtml(text) + linkHtml('/contact-us', words.showroomsAndHours)

/** Its own words. */
export const contactText = ({ text, title }: Fields): string => `${plainText(title)}\n${plainText(text)}`
