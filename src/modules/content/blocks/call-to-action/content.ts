import { headingHtml, linesHtml, linkHtml, plainText } from '../data/block-markup'

type Fields = { title?: unknown; text?: unknown; label?: unknown; to?: unknown }

/** Its text with the link. */
export const callToActionHtml = ({ label, text, title, to }: Fields): string =>
  headingHtml(title) + linesHtml(text) + linkHtml(to, label)

/** Its words without those of the button. */
export const callToActionText = ({ text, title }: Fields): string => `${plainText(title)}\n${plainText(text)}`
