import { expect, it } from 'vitest'
import { CONTENT_LIMITS, CONTENT_MESSAGES, checkContent } from './topic-content'

const text = (...children: unknown[]) => ({ root: { type: 'root', children } })
const link = (url: unknown) => ({ type: 'link', fields: { url }, children: [] })
const block = (blockType: string, more: object = {}) => ({ type: 'block', fields: { blockType, ...more } })
const nested = (depth: number): unknown =>
  depth === 0 ? { type: 'text' } : { type: 'list', children: [nested(depth - 1)] }

it.each<[string, unknown, string | null]>([
  ['no text', null, null],
  ['an empty text', text(), null],
  ['a web address', text(link('https://example.com/a?b=c#d')), null],
  ['an address on this site', text(link('/vehicles?make=1')), null],
  ['a place on this page', text(link('#payment')), null],
  ['an e-mail address', text(link('mailto:sales@example.com')), null],
  ['a phone number', text(link('tel:+81451234567')), null],
  ['a script as a link', text(link('javascript:alert(1)')), CONTENT_MESSAGES.unsafeLink],
  ['a hidden script as a link', text(link(' JAVAscript:alert(1)#')), CONTENT_MESSAGES.unsafeLink],
  ['data as a link', text(link('data:text/html,<script>')), CONTENT_MESSAGES.unsafeLink],
  ['a link to nothing', text(link(undefined)), CONTENT_MESSAGES.unsafeLink],
  ['every block', text(block('questions'), block('contact')), null],
  ['an unknown block', text(block('script')), CONTENT_MESSAGES.unreadable],
  ['an unknown part', text({ type: 'iframe' }), CONTENT_MESSAGES.unreadable],
  ['a part without a type', text({}), CONTENT_MESSAGES.unreadable],
  ['a paragraph without parts', text({ type: 'paragraph' }), CONTENT_MESSAGES.unreadable],
  ['parts that are no list', text({ type: 'list', children: 'x' }), CONTENT_MESSAGES.unreadable],
  ['no document', 'text', CONTENT_MESSAGES.unreadable],
  ['a list as a document', [], CONTENT_MESSAGES.unreadable],
  [
    'a script inside a column',
    text(block('columns', { columns: [{ text: text(link('javascript:1')) }] })),
    CONTENT_MESSAGES.unsafeLink,
  ],
  ['parts inside each other', text(nested(CONTENT_LIMITS.depth - 2)), null],
  ['too many of them', text(nested(CONTENT_LIMITS.depth)), CONTENT_MESSAGES.unreadable],
  [
    'too long a text',
    text(...Array.from({ length: CONTENT_LIMITS.nodes }, () => ({ type: 'text' }))),
    CONTENT_MESSAGES.tooLong,
  ],
])('%s is found right or wrong', (_, content, message) => {
  expect(checkContent(content).map((issue) => issue.message)).toEqual(message === null ? [] : [message])
})
