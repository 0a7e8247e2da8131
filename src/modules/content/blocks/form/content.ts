import { headingHtml, linesHtml, linkHtml, plainText } from '../data/block-markup'
import * as words from '../words'

type Fields = { title?: unknown; text?: unknown }

/** Where a mail or a feed cannot hold a form: its text, and the way to it. */
export const formHtml = ({ text, title }: Fields): string =>
  headingHtml(title) + linesHtml(text) + linkHtml('/dashboard/inquiries/ask', words.writeToUs)

/** Its own words. */
export const formText = ({ text, title }: Fields): string => `${plainText(title)}\n${plainText(text)}`
