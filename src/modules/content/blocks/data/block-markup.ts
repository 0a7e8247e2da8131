import { escapeMarkup } from '@/kernel/markup/escape'
import { isTextLink } from '@/kernel/markup/safe-links'

/** A field that should be a text; '' for anything else. */
export const plainText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The heading of a block as HTML; '' without one. */
export const headingHtml = (title: unknown): string =>
  plainText(title) && `<h2>${escapeMarkup(plainText(title))}</h2>`

/** Lines of text as a paragraph; '' without any. */
export const linesHtml = (text: unknown): string =>
  plainText(text) && `<p>${escapeMarkup(plainText(text)).replaceAll('\n', '<br>')}</p>`

/** A link in a paragraph of its own; only its words where it would not be safe. */
export const linkHtml = (to: unknown, words: unknown): string => {
  const shown = escapeMarkup(plainText(words))
  if (!shown) return ''
  return isTextLink(to) ? `<p><a href="${escapeMarkup(to.trim())}">${shown}</a></p>` : `<p>${shown}</p>`
}
