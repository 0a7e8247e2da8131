import { describe, expect, it, test } from 'vitest'
import { blockNode } from './block-node.fixture'
import { type BlockFields, CONTENT_LIMITS, CONTENT_MESSAGES, type Content } from './content'
import { contentAsText } from './content-as-text'
import { contentPictures } from './content-pictures'
import { isEmptyContent } from './is-empty-content'
import { parseContent } from './parse-content'
import { readingMinutes } from './reading-minutes'

const BLOCKS: BlockFields = new Map([
  ['contact', [{ name: 'title', kind: 'text' }]],
  ['columns', [{ name: 'columns', kind: 'rows', fields: [{ name: 'text', kind: 'rich-text' }] }]],
  [
    'call',
    [
      { name: 'to', kind: 'link' },
      { name: 'size', kind: 'choice', options: ['small', 'large'] },
      { name: 'wide', kind: 'flag' },
      { name: 'count', kind: 'number' },
      { name: 'image', kind: 'picture' },
      { name: 'more', kind: 'value' },
      { name: 'inside', kind: 'group', fields: [{ name: 'to', kind: 'link' }] },
    ],
  ],
])

const content = (...children: unknown[]) => ({ root: { type: 'root', children } })
const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const p = (...children: unknown[]) => ({ type: 'paragraph', children })
const link = (url: unknown) => ({ type: 'link', fields: { url }, children: [text('here')] })
const list = (...children: unknown[]) => ({ type: 'list', listType: 'bullet', children })
const item = (...children: unknown[]) => ({ type: 'listitem', children })
const nested = (depth: number): unknown =>
  depth === 0 ? text('a') : { type: 'quote', children: [nested(depth - 1)] }
const row = (...cells: unknown[]) => ({ type: 'tablerow', children: cells })
const cell = (...children: unknown[]) => ({ type: 'tablecell', children })

const { tooLong, unreadable, unsafeLink } = CONTENT_MESSAGES

it.each<[string, unknown, string | null]>([
  ['no text', null, null],
  ['an empty text', content(), null],
  ['a web address', content(p(link('https://example.com/a?b=c#d'))), null],
  ['an address on this site', content(p(link('/vehicles?make=1'))), null],
  ['a place on this page', content(p(link('#payment'))), null],
  ['an e-mail address', content(p(link('mailto:sales@example.com'))), null],
  ['a phone number', content(p(link('tel:+81451234567'))), null],
  ['a script as a link', content(p(link('javascript:alert(1)'))), unsafeLink],
  ['a hidden script as a link', content(p(link(' JAVAscript:alert(1)#'))), unsafeLink],
  ['data as a link', content(p(link('data:text/html,<script>'))), unsafeLink],
  ['a link to nothing', content(p(link(undefined))), unsafeLink],
  [
    'a script as a link that was found in the text',
    content({ ...link('javascript:1'), type: 'autolink' }),
    unsafeLink,
  ],
  [
    'blocks',
    content(blockNode('contact', { title: null }), blockNode('call', { to: '', image: { id: 7 } })),
    null,
  ],
  ['an unknown block', content(blockNode('script')), unreadable],
  ['a block named like a part of objects', content(blockNode('constructor')), unreadable],
  ['a script as a link of a block', content(blockNode('call', { to: 'javascript:1' })), unsafeLink],
  ['an unknown choice in a block', content(blockNode('call', { size: 'huge' })), unreadable],
  ['a word for a flag in a block', content(blockNode('call', { wide: 'yes' })), unreadable],
  ['a word for a number in a block', content(blockNode('call', { count: '4' })), unreadable],
  ['a word for a picture in a block', content(blockNode('call', { image: 'x' })), unreadable],
  ['no choice in a block', content(blockNode('call', { size: '' })), null],
  ['no rows in a block, as the editor counts them', content(blockNode('columns', { columns: 0 })), null],
  ['values of other kinds in a block', content(blockNode('call', { more: [1, { a: ['b'] }] })), null],
  ['NUL in values of other kinds', content(blockNode('call', { more: [{ 'a\0': 1 }] })), unreadable],
  [
    'values of other kinds that are too deep',
    content(blockNode('call', { more: [[[[[[[1]]]]]]] })),
    unreadable,
  ],
  [
    'a script as a link inside a group',
    content(blockNode('call', { inside: { to: 'javascript:1' } })),
    unsafeLink,
  ],
  ['a picture that is still uploaded', content({ type: 'upload', pending: { formID: 'x' } }), null],
  ['a record for a text in a block', content(blockNode('contact', { title: {} })), unreadable],
  ['NUL in a block', content(blockNode('contact', { title: 'a\0' })), unreadable],
  ['an unknown part', content({ type: 'iframe' }), unreadable],
  ['a part named like a part of objects', content({ type: 'constructor', children: [] }), unreadable],
  ['a part without a type', content({}), unreadable],
  ['a paragraph without parts', content({ type: 'paragraph' }), unreadable],
  ['parts that are no list', content({ type: 'quote', children: 'x' }), unreadable],
  ['a list of paragraphs', content(list(p())), unreadable],
  ['a point outside a list', content(item()), unreadable],
  ['a table', content({ type: 'table', children: [row(cell(p(text('a'))))] }), null],
  ['a cell outside a row', content({ type: 'table', children: [cell()] }), unreadable],
  ['a word that is none', content(p({ type: 'text', text: 5 })), unreadable],
  ['NUL in a word', content(p(text('a\0b'))), unreadable],
  ['a picture', content({ type: 'upload', relationTo: 'media', value: 7 }), null],
  ['a picture that is none', content({ type: 'upload', value: '<b>' }), unreadable],
  ['a file of another collection', content({ type: 'upload', relationTo: 'users', value: 1 }), unreadable],
  ['a number', 5, unreadable],
  ['a list', [], unreadable],
  ['a root that is none', { root: [] }, unreadable],
  [
    'a script inside a column',
    content(blockNode('columns', { columns: [{ text: content(p(link('javascript:1'))) }] })),
    unsafeLink,
  ],
  ['parts inside each other', content(nested(CONTENT_LIMITS.depth - 1)), null],
  ['too many of them', content(nested(CONTENT_LIMITS.depth + 1)), unreadable],
  ['very many of them', content(nested(5_000)), unreadable],
  ['too many parts', content(p(...Array.from({ length: CONTENT_LIMITS.nodes }, () => text('a')))), tooLong],
  ['too many characters', content(p(text('a'.repeat(CONTENT_LIMITS.characters)))), tooLong],
  ['too many plain characters', 'a'.repeat(CONTENT_LIMITS.characters + 1), tooLong],
])('%s is found right or wrong', (_, sent, message) => {
  const parsed = parseContent(sent, BLOCKS)
  expect(parsed.ok ? null : parsed.error).toBe(message)
})

const parsed = (sent: unknown): Content => {
  const result = parseContent(sent, BLOCKS)
  if (!result.ok || !result.value) throw new Error('unreadable')
  return result.value
}

describe('a text', () => {
  test('stays the same when it is read again', () => {
    const once = parsed(
      content(
        { type: 'heading', tag: 'script', children: [text('a', 3)] },
        p(text('b', 1), { ...link('/a'), id: 'x', fields: { url: ' /a ', newTab: true } }),
        blockNode('call', { to: '/a', size: 'small', onclick: 'alert(1)' }),
        { type: 'upload', value: 7 },
        { type: 'table', children: [row(cell(p(text('c'))))] },
      ),
    )
    expect(parsed(once)).toEqual(once)
    expect(JSON.stringify(once)).not.toMatch(/script|onclick/)
  })

  test('has its words in paragraphs', () => {
    const { root } = parsed(content(text('a'), link('/a'), p(text('b')), text('c')))
    expect(root.children.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'paragraph'])
    expect(contentAsText({ root })).toBe('ahere\nb\nc')
  })

  test('may be plain', () => {
    const plain = parsed('First\nline\n\nSecond <b>')
    expect(contentAsText(plain)).toBe('First\nline\nSecond <b>')
    expect(plain.root.children).toHaveLength(2)
    expect(parseContent(' \n', BLOCKS)).toEqual({ ok: true, value: null })
  })

  test('has pictures, also in blocks and in texts inside them', () => {
    const upload = (value: number) => ({ type: 'upload', value })
    const inside = blockNode('columns', {
      columns: [{ text: content(upload(8), blockNode('call', { image: 9 })) }],
    })
    expect(contentPictures(parsed(content(upload(7), inside, upload(7))), BLOCKS)).toEqual([7, 8, 9])
  })

  test.each<[string, unknown, boolean]>([
    ['nothing', null, true],
    ['blank words', ' ', true],
    ['an empty paragraph', content(p()), true],
    ['a word', content(p(text('a'))), false],
    ['a picture', content({ type: 'upload', value: 7 }), false],
    ['a block', content(blockNode('contact')), false],
  ])('with %s is empty or not', (_, sent, isEmpty) => {
    expect(isEmptyContent(sent)).toBe(isEmpty)
  })
})

test.each([
  ['', 0],
  ['word', 1],
  ['word '.repeat(200), 1],
  ['word '.repeat(201), 2],
  ['車'.repeat(1200), 3],
])('a text takes its minutes to read', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))
