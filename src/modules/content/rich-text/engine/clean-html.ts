import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { isOwnPath, isTextLink } from '@/kernel/markup/safe-links'

/** How deep elements may be inside each other; the words of what is deeper stay. */
const NESTING = 40

/** Elements that are another one to readers. */
const SAME: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  del: 's',
  strike: 's',
  section: 'div',
  article: 'div',
  main: 'div',
  header: 'div',
  footer: 'div',
  figure: 'div',
  figcaption: 'p',
  pre: 'p',
}

const ALLOWED: IOptions = {
  allowedTags: [
    ...['p', 'div', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'a', 'img'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['data-lexical-upload-id', 'data-lexical-upload-relation-to'],
  },
  // Their words are code, not text.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'svg',
    'math',
    'title',
    'template',
    'iframe',
    'object',
  ],
  nestingLimit: NESTING,
}

/**
 * HTML with nothing in it but known elements, links that pass the rule of links, and pictures of ours. The words of other
 * elements stay, except for what is code.
 *
 * @param pictures ids by address; other pictures are left out
 */
export const cleanHtml = (html: string, pictures: ReadonlyMap<string, number>): string =>
  sanitizeHtml(html, {
    ...ALLOWED,
    transformTags: {
      ...SAME,
      // Without a safe address its words stay.
      a: (_, { href, target }) =>
        isTextLink(href)
          ? { tagName: 'a', attribs: { href: href.trim(), ...(target === '_blank' ? { target } : {}) } }
          : { tagName: 'span', attribs: {} },
      img: (_, { src = '' }) => ({
        tagName: 'img',
        attribs: {
          'data-lexical-upload-id': String(pictures.get(src) ?? ''),
          'data-lexical-upload-relation-to': 'media',
        },
      }),
    },
    exclusiveFilter: ({ attribs, tag }) => tag === 'img' && !attribs['data-lexical-upload-id'],
  })

/** The addresses of pictures in HTML that may be ours. */
export function picturesInHtml(html: string): string[] {
  const found = new Set<string>()
  sanitizeHtml(html, {
    allowedTags: [],
    nestingLimit: NESTING,
    transformTags: {
      img: (tagName, attribs) => {
        if (attribs.src && isOwnPath(attribs.src)) found.add(attribs.src)
        return { tagName, attribs }
      },
    },
  })
  return [...found]
}
