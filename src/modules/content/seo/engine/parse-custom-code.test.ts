import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { CODE_MESSAGES, INLINE_SCRIPTS_MAX } from '../rules/custom-parts'
import { findDisallowedElement } from './find-disallowed-element'
import { parseCustomCode } from './parse-custom-code'

const HOSTS = ['cdn.example.com']
const SRC = 'https://cdn.example.com/a.js?x=1'
const read = (code: string) => parseCustomCode(code, HOSTS)
const partsOf = async (code: string) => {
  const parsed = await read(code)
  return parsed.ok ? parsed.value : parsed.error
}
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

describe('custom code', () => {
  it('is read as the parts that pages are given', async () => {
    const code = `<!-- a counter -->
      <script async src="${SRC}&amp;y=2" data-site="7"></script>
      <script>\r\nwindow.a = 1 &amp;&amp; "</p>"\r</script>
      <script type="application/ld+json">{"a":1}</script>
      <style media="print">p > a {}</style>
      <meta name="verify" content="&quot;1&quot;"><link rel="preconnect" href="https://other.example" crossorigin>
      <noscript> <img src="https://cdn.example.com/p.gif" height="1" style="display: none;"> </noscript>`
    const text = '\nwindow.a = 1 &amp;&amp; "</p>"\n'
    expect(await partsOf(code)).toEqual([
      { kind: 'script', attrs: { async: '', src: `${SRC}&y=2`, 'data-site': '7' }, text: '', hash: null },
      { kind: 'script', attrs: {}, text, hash: sha256(text) },
      { kind: 'script', attrs: { type: 'application/ld+json' }, text: '{"a":1}', hash: null },
      { kind: 'style', attrs: { media: 'print' }, text: 'p > a {}', hash: null },
      { kind: 'meta', attrs: { name: 'verify', content: '"1"' }, text: '', hash: null },
      {
        kind: 'link',
        attrs: { rel: 'preconnect', href: 'https://other.example', crossorigin: '' },
        text: '',
        hash: null,
      },
      {
        kind: 'noscript',
        attrs: { src: 'https://cdn.example.com/p.gif', height: '1', alt: '' },
        text: '',
        hash: null,
      },
    ])
  })

  it('may have a certain number of scripts without an address', async () => {
    const scripts = (count: number) =>
      Array.from({ length: count }, (_, at) => `<script>${at}</script>`).join('')
    expect(await partsOf(scripts(INLINE_SCRIPTS_MAX))).toHaveLength(INLINE_SCRIPTS_MAX)
    expect(await partsOf(scripts(INLINE_SCRIPTS_MAX + 1))).toBe(CODE_MESSAGES.tooMany)
  })

  it('is hashed with characters that JSON and HTML treat apart', async () => {
    const text = 'let a = "\u2028 \uFEFF \u{1F697}" // <!-- -->'
    expect(await partsOf(`<script>${text}</script>`)).toMatchObject([{ text, hash: sha256(text) }])
  })
})

test.each<[string, string, string]>([
  ['an event', `<script src="${SRC}" onload="a()"></script>`, CODE_MESSAGES.attribute('script', 'onload')],
  ['a nonce', '<script nonce="x">1</script>', CODE_MESSAGES.attribute('script', 'nonce')],
  ['a picture', '<img src=x onerror=alert(1)>', CODE_MESSAGES.element('img')],
  ['a drawing', '<svg onload=alert(1)>', CODE_MESSAGES.element('svg')],
  ['a frame', '<iframe src="https://cdn.example.com"></iframe>', CODE_MESSAGES.element('iframe')],
  ['a base', '<base href="https://evil.example">', CODE_MESSAGES.element('base')],
  ['a template', '<template><script>1</script></template>', CODE_MESSAGES.element('template')],
  ['a refresh', '<meta http-equiv="refresh" content="0">', CODE_MESSAGES.attribute('meta', 'http-equiv')],
  ['a character set', '<meta charset="utf-7">', CODE_MESSAGES.attribute('meta', 'charset')],
  ['a meta without content', '<meta name="a">', CODE_MESSAGES.meta],
  ['a style sheet', '<link rel="stylesheet" href="https://cdn.example.com/a.css">', CODE_MESSAGES.relation],
  ['a link by a script', '<link rel="me" href="javascript:alert(1)">', CODE_MESSAGES.address('link')],
  ['another host', '<script src="https://evil.example/a.js"></script>', CODE_MESSAGES.host('evil.example')],
  [
    'a host below',
    '<script src="https://x.cdn.example.com/a"></script>',
    CODE_MESSAGES.host('x.cdn.example.com'),
  ],
  [
    'a host with a name',
    '<script src="https://cdn.example.com@evil.example"></script>',
    CODE_MESSAGES.address('script'),
  ],
  ['a port', '<script src="https://cdn.example.com:8443/a"></script>', CODE_MESSAGES.address('script')],
  ['no scheme', '<script src="//cdn.example.com/a.js"></script>', CODE_MESSAGES.address('script')],
  ['http', '<script src="http://cdn.example.com/a.js"></script>', CODE_MESSAGES.address('script')],
  ['data', '<script src="data:text/javascript,alert(1)"></script>', CODE_MESSAGES.address('script')],
  ['no address', '<script src=""></script>', CODE_MESSAGES.address('script')],
  ['an address and a text', `<script src="${SRC}">1</script>`, CODE_MESSAGES.both],
  ['an import map', '<script type="importmap">{}</script>', CODE_MESSAGES.scriptType('importmap')],
  ['a script in a script', '<script>"<SCRIPT>"</script>', CODE_MESSAGES.scriptTag('script')],
  ['a script that ends twice', '<script>1</script><script>', CODE_MESSAGES.unclosed],
  ['a script that is not closed', '<script>alert(1)', CODE_MESSAGES.unclosed],
  ['an attribute that is not closed', '<script src="a>', CODE_MESSAGES.unclosed],
  ['a comment that is not closed', '<!-- <script>1</script>', CODE_MESSAGES.unclosed],
  ['text', 'hello', CODE_MESSAGES.text],
  ['nothing but a comment', '<!-- -->', CODE_MESSAGES.nothing],
  ['a page', '<body onload="alert(1)">', CODE_MESSAGES.nothing],
  ['a script without scripts', '<noscript><script>1</script></noscript>', CODE_MESSAGES.noscript],
  ['one noscript in another', '<noscript><noscript></noscript></noscript>', CODE_MESSAGES.unclosed],
  [
    'a picture with a style',
    '<noscript><img src="https://cdn.example.com/a" style="background:url(x)"></noscript>',
    CODE_MESSAGES.attribute('img', 'style'),
  ],
  [
    'thousands of elements in a noscript',
    `<noscript>${'<svg>'.repeat(3_900)}</noscript>`,
    CODE_MESSAGES.element('svg'),
  ],
  ['20,000 brackets', '<'.repeat(20_000), CODE_MESSAGES.text],
  [
    'a property of objects',
    '<script __proto__="x">1</script>',
    CODE_MESSAGES.attribute('script', '__proto__'),
  ],
])('with %s it is refused', async (_, code, message) => {
  expect(await partsOf(code)).toBe(message)
})

test.each<[string, string, string]>([
  ['in each other', '<b>'.repeat(6_600), 'b'],
  ['behind a script', `<script>1</script>${'<div>'.repeat(3_900)}`, 'div'],
  ['that end nothing', '</p>'.repeat(5_000), 'p'],
])('thousands of elements %s are found without a parser, which they would occupy', (_, code, name) => {
  expect(findDisallowedElement(code)).toBe(name)
})

test.each([
  ['brackets', '<'.repeat(20_000)],
  ['scripts without an end', '<script>'.repeat(2_500)],
  ['comments without an end', '<!--'.repeat(5_000)],
  ['a few others, which the parser refuses', '<b>'.repeat(5)],
])('%s are left to the parser', (_, code) => {
  expect(findDisallowedElement(code)).toBeNull()
})

it('is not refused for what looks like elements in a script, a comment or a style', async () => {
  const many = '<b>'.repeat(100)
  const code = `<!-- ${many} --><script>"${many}"</script><style>/* ${many} */</style><meta name="a" content="<b>">`
  expect(await partsOf(code)).toHaveLength(3)
})
