import { convert } from 'html-to-text'
import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { HTML_DEPTH, MAIL_MAX_BYTES, TAGS_MAX } from '../rules/mail-limits'

const BLOCKS = [
  'address',
  'article',
  'center',
  'dd',
  'div',
  'dl',
  'dt',
  'footer',
  'form',
  'header',
  'main',
  'section',
]

/** What has a meaning in plain text: paragraphs, lists, tables, quotes, links. */
const CLEAN: IOptions = {
  allowedTags: [
    ...BLOCKS,
    ...['a', 'blockquote', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'table'],
    ...['tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https'],
  nonTextTags: ['script', 'style', 'title', 'noscript'],
  nestingLimit: HTML_DEPTH,
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const AS_TEXT = {
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    { selector: 'hr', options: { length: 32 } },
    { selector: 'blockquote', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
  ],
  limits: { maxInputLength: MAIL_MAX_BYTES, maxDepth: HTML_DEPTH * 3 },
} as const

/** Signs of HTML in a text, as far as they matter where nothing else is understood. */
const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }

/** The text between tags, in one pass: for HTML with more tags than anybody writes. */
function withoutTags(html: string): string {
  const parts: string[] = []
  let at = 0
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', at)) {
    parts.push(html.slice(at, open))
    const close = html.indexOf('>', open)
    at = close < 0 ? open : close + 1
    if (close < 0) break
  }
  // What begins a tag that never ends is text.
  parts.push(html.slice(at).replaceAll('<', ''))
  return parts
    .filter((part) => part.trim() !== '')
    .join('\n')
    .replaceAll(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => SIGNS[name] ?? '')
}

function hasTooManyTags(html: string): boolean {
  let count = 0
  for (let at = html.indexOf('<'); at >= 0 && count <= TAGS_MAX; at = html.indexOf('<', at + 1)) count += 1
  return count > TAGS_MAX
}

/** The words of an e-mail in HTML, lines as a reader sees them, and what is quoted after >. */
export const htmlToPlain = (html: string): string =>
  hasTooManyTags(html) ? withoutTags(html) : convert(sanitizeHtml(html, CLEAN), AS_TEXT)
