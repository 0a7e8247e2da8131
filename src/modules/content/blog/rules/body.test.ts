import { describe, expect, test } from 'vitest'
import { bodyPictures, bodyText, parseBody, readingMinutes } from './body'
import { bodyHtml } from './body-html'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const p = (...children: unknown[]) => ({ type: 'paragraph', children })
const body = (...children: unknown[]) => {
  const parsed = parseBody({ root: { type: 'root', children } })
  if (!parsed.ok) throw new Error('not rich text')
  return parsed.value
}
const pictures = new Map([[7, { src: '/media/a.webp', alt: 'A "van"', width: 16, height: 9 }]])
const html = (...children: unknown[]) => bodyHtml(body(...children), pictures)

test.each<[string, unknown[], string]>([
  [
    'escapes texts',
    [p(text('<script>alert(1)</script> & "x"'))],
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</p>',
  ],
  ['marks words', [p(text('a', 3))], '<p><em><strong>a</strong></em></p>'],
  ['knows headings', [{ type: 'heading', tag: 'h3', children: [text('a')] }], '<h3>a</h3>'],
  ['allows no other tag', [{ type: 'heading', tag: 'script', children: [text('a')] }], '<h2>a</h2>'],
  [
    'lists',
    [{ type: 'list', listType: 'number', tag: 'x', children: [{ type: 'listitem', children: [text('a')] }] }],
    '<ol><li>a</li></ol>',
  ],
  [
    'links',
    [p({ type: 'link', fields: { url: 'https://a.example/?x="' }, children: [text('a')] })],
    '<p><a href="https://a.example/?x=&quot;">a</a></p>',
  ],
  [
    'leaves out unsafe links',
    [p({ type: 'link', fields: { url: 'javascript:alert(1)' }, children: [text('a')] })],
    '<p>a</p>',
  ],
  [
    'shows pictures of ours',
    [{ type: 'upload', relationTo: 'media', value: 7 }],
    '<img src="/media/a.webp" alt="A &quot;van&quot;" width="16" height="9" loading="lazy">',
  ],
  [
    'leaves out pictures that are gone',
    [
      { type: 'upload', value: 8 },
      { type: 'upload', value: '<b>' },
    ],
    '',
  ],
  [
    'keeps the words of what it does not know',
    [
      { type: 'iframe', src: 'x', children: [text('a')] },
      { type: 'constructor', children: [text('b')] },
    ],
    'ab',
  ],
])('a body %s', (_, children, shown) => {
  expect(html(...children)).toBe(shown)
})

describe('a body', () => {
  test('may be plain text, in paragraphs', () => {
    const parsed = parseBody('First\nline\n\nSecond')
    expect(parsed.ok && bodyHtml(parsed.value, new Map())).toBe('<p>First<br>line</p><p>Second</p>')
  })

  test('parsed again stays the same', () => {
    const once = body(
      p(text('a', 1), { type: 'link', id: 'x', fields: { url: '/a', newTab: true }, children: [] }),
    )
    expect(parseBody(once)).toEqual({ ok: true, value: once })
  })

  test.each([[5], [[]], [{}], [{ root: { children: 'x' } }], [true]])('is not %j', (sent) => {
    expect(parseBody(sent).ok).toBe(false)
  })

  test('has words and pictures', () => {
    const long = body(p(text('One')), { type: 'upload', value: 7 }, p(text('two')), {
      type: 'upload',
      value: 7,
    })
    expect(bodyText(long)).toBe('One\ntwo')
    expect(bodyPictures(long)).toEqual([7])
  })

  test.each([
    ['', 0],
    ['word', 1],
    ['word '.repeat(200), 1],
    ['word '.repeat(201), 2],
    ['車'.repeat(1200), 3],
  ])('takes its minutes to read', (words, minutes) => {
    expect(readingMinutes(body(p(text(words))))).toBe(minutes)
  })
})
