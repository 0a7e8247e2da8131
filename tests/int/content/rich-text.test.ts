import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { VehicleBlock } from '@/modules/content/blocks/vehicle/vehicle-block'
import { fromHtml } from '@/modules/content/rich-text/engine/from-html'
import { fromMarkdown } from '@/modules/content/rich-text/engine/from-markdown'
import { toHtml } from '@/modules/content/rich-text/engine/to-html'
import { toText } from '@/modules/content/rich-text/engine/to-text'
import { knownBlocks } from '@/modules/content/rich-text/queries/list-known-blocks'
import { blockNode } from '@/modules/content/rich-text/rules/block-node.fixture'
import { CONTENT_MESSAGES, type Content, storedContent } from '@/modules/content/rich-text/rules/content'
import { parseContent } from '@/modules/content/rich-text/rules/parse-content'
import { FIRST_PAGES } from '@/modules/content/topics/data/first-pages'
import { getTestPayload } from '../../setup/payload'
import { type Admitted, admitPeople, callNatively } from '../api/actors'
import { addCatalogue, vehicleBody } from '../api/catalogue'
import { call } from '../api/client'

let payload: Payload
let tokens: Admitted['tokens']
let picture: number

beforeAll(async () => {
  payload = await getTestPayload()
  ;({ tokens } = await admitPeople())
  const { rows } =
    await payload.db.drizzle.execute(sql`INSERT INTO media (filename, alt, mime_type, width, height)
    VALUES ('a van.webp', 'A "van"', 'image/webp', 1600, 900) RETURNING id`)
  picture = Number(rows[0]?.id)
})

const IMG = '<img src="/media/a%20van.webp" alt="A &quot;van&quot;" width="1600" height="900" loading="lazy">'

const readHtml = (html: string) => fromHtml(payload, payload.db.drizzle, html)
async function read(html: string): Promise<Content | null> {
  const content = await readHtml(html)
  if (!content.ok) throw new Error(content.error)
  return content.value
}
const roundTrip = async (html: string) => toHtml(payload.db.drizzle, await read(html))

describe('HTML as a text of the editor, and back', () => {
  it.each([
    ['words', '<p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <code>f</code></p>', null],
    ['headings', '<h1>a</h1><h3>b</h3><h6>c</h6>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
    ['lists', '<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li></ol>', null],
    [
      'a list in a list',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
      '<ul><li>a</li><li><ul><li>b</li></ul></li></ul>',
    ],
    ['a quote and a line', '<blockquote>a</blockquote><hr><p>b</p>', null],
    [
      'links',
      '<p><a href="/vehicles">a</a> <a href="https://a.example/?x=%22" target="_blank">b</a></p>',
      '<p><a href="/vehicles">a</a> <a href="https://a.example/?x=%22" target="_blank" rel="noopener noreferrer">b</a></p>',
    ],
    [
      'a table',
      '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>',
      '<table><tbody><tr><th><p>a</p></th></tr><tr><td><p>b</p></td></tr></tbody></table>',
    ],
    ['line breaks', '<p>a<br>b</p>', null],
    ['words without an element', 'a <b>b</b>', '<p>a <strong>b</strong></p>'],
    ['elements written below each other', '<p>a</p>\n\n<p>b</p>\n', '<p>a</p><p>b</p>'],
    ['divisions', '<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['what is escaped', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', null],
    ['nothing', '<p></p>', ''],
  ])('has %s', async (_, html, back) => {
    expect(await roundTrip(html)).toBe(back ?? html)
  })

  it('shows pictures of ours, and no others', async () => {
    const html = `<p>a</p>${IMG}<p>b</p>`
    expect(await roundTrip(`${html}<img src="https://evil.example/a.webp">`)).toBe(html)
  })

  test.each<[string, string, string | null]>([
    ['a script', '<p>a</p><script>alert(1)</script>', null],
    ['handlers', '<p onclick=alert(1)>a</p><img src=x onerror=alert(1)>', null],
    ['a script as a link', '<p><a href="javascript:alert(1)">a</a></p>', null],
    ['a hidden script as a link', '<p><a href="&#106;avascript&colon;alert(1)">a</a></p>', null],
    ['data as a link', '<p><a href="data:text/html,<script>alert(1)</script>">a</a></p>', null],
    ['a drawing', '<p>a</p><svg onload=alert(1)><script>alert(1)</script></svg>', null],
    [
      'a style',
      '<style>@import "//evil.example"</style><p style="background:url(//evil.example)">a</p>',
      null,
    ],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>a</p>', null],
    ['elements that are not closed', '<p>a<b><i><a href="/x">', null],
    ['an element that is not ended', '<p>a</p><script src=//evil.example', null],
    ['very many elements inside each other', `${'<div>'.repeat(10_000)}a`, null],
    ['very many lists inside each other', `${'<ul><li>'.repeat(10_000)}a`, CONTENT_MESSAGES.unreadable],
    ['NUL', '<p>a\0b</p>', CONTENT_MESSAGES.unreadable],
    ['two megabytes', `<p>${'a'.repeat(2_000_000)}</p>`, CONTENT_MESSAGES.tooLong],
    ['very many elements', '<b>a</b><i>a</i>'.repeat(25_000), CONTENT_MESSAGES.tooLong],
  ])('runs nothing of %s', async (_, html, message) => {
    const content = await readHtml(html)
    expect(content.ok ? null : content.error).toBe(message)
    const shown = await toHtml(payload.db.drizzle, content.ok ? content.value : null)
    expect(shown).not.toMatch(/script|onerror|onclick|onload|evil|style|iframe|svg/i)
    expect(shown.includes('a')).toBe(message === null)
  })
})

describe('what is stored', () => {
  const stored = (...children: object[]) => storedContent({ root: { type: 'root', children } })

  it('shows only what is safe, whoever stored it', async () => {
    const content = stored(
      {
        type: 'paragraph',
        children: [
          { type: 'link', fields: { url: 'javascript:alert(1)' }, children: [{ type: 'text', text: 'a' }] },
        ],
      },
      { type: 'iframe', src: 'x', children: [{ type: 'text', text: 'b' }] },
      { type: 'heading', tag: 'script', children: [{ type: 'text', text: '<c>' }] },
      { type: 'block', fields: { blockType: 'gone' } },
      { type: 'upload', value: '<d>' },
      { type: 'paragraph', children: [{ type: 'text' }] },
    )
    expect(await toHtml(payload.db.drizzle, content)).toBe('<p>a</p>b<h1>&lt;c&gt;</h1><p></p>')
  })

  it('means something in HTML and in words, whatever its blocks', async () => {
    const inside = {
      root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'c' }] }] },
    }
    const content = stored(
      blockNode('section', { title: 'A & b', anchor: 'a' }),
      blockNode('picture', { image: picture, caption: '<b>' }),
      blockNode('columns', { columns: [{ text: inside }] }),
      blockNode('questions', { items: [{ question: 'Q?', answer: 'A.' }] }),
      blockNode('call-to-action', { title: 'Go', label: 'There', to: 'javascript:alert(1)' }),
      blockNode('video', { title: 'Film', address: 'https://youtu.be/x' }),
      blockNode('vehicle', { vehicle: 'https://kaido.example/vehicles/7?a=b' }),
    )
    expect(await toHtml(payload.db.drizzle, content)).toBe(
      [
        '<h2 id="a">A &amp; b</h2>',
        `<figure>${IMG}<figcaption>&lt;b&gt;</figcaption></figure>`,
        '<p>c</p>',
        '<h3>Q?</h3><p>A.</p>',
        '<h2>Go</h2><p>There</p>',
        '<p><a href="https://youtu.be/x">Film</a></p>',
        '<p><a href="/vehicles/7">See this vehicle</a></p>',
      ].join(''),
    )
    expect(toText(content)).toBe('A & b\n\nc\n\nQ?\nA.\nGo')
  })

  it('of the pages that come with the product is read and stays the same', () => {
    for (const { content } of FIRST_PAGES)
      expect(parseContent(content, knownBlocks())).toMatchObject({ ok: true })
  })
})

describe('Markdown as a text of the editor', () => {
  it('has headings, lists, links and paragraphs', async () => {
    const read = fromMarkdown(payload, 'One **two**\n## Three\n- four\n- five\n\n[six](/vehicles)')
    expect(await toHtml(payload.db.drizzle, read.ok ? read.value : null)).toBe(
      '<p>One <strong>two</strong></p><h2>Three</h2><ul><li>four</li><li>five</li></ul><p><a href="/vehicles">six</a></p>',
    )
  })

  it('refuses a script as a link', () => {
    expect(fromMarkdown(payload, '[a](javascript:alert)')).toEqual({
      ok: false,
      error: CONTENT_MESSAGES.unsafeLink,
    })
  })
})

describe('a call with a text', () => {
  const link = (url: string) => ({
    type: 'link',
    fields: { url },
    children: [{ type: 'text', text: 'here' }],
  })
  const written = (...children: object[]) => ({ root: { type: 'root', children } })
  const paths = [
    ['/blogs/posts', 'body'],
    ['/topic-pages', 'content'],
  ] as const
  let sent = 0
  const send = async (path: string, field: string, text: unknown) => {
    sent += 1
    const body = { title: `A text ${sent}`, [field]: text }
    return call('POST', path, { token: tokens.admin, body })
  }

  describe.each(paths)('of %s', (path, field) => {
    it.each<[string, unknown, string]>([
      ['HTML', '<p>a <b onclick="x">b</b><script>alert(1)</script></p>', '<p>a <strong>b</strong></p>'],
      ['plain', 'a < b\n\nc', '<p>a &lt; b</p><p>c</p>'],
      [
        'of the editor',
        written({ type: 'paragraph', children: [link('/a')] }),
        '<p><a href="/a">here</a></p>',
      ],
    ])('may send it as %s', async (_, text, html) => {
      const { body, status } = await send(path, field, text)
      expect([status, body.data?.[`${field}Html`]]).toEqual([201, html])
    })

    it('has HTML that is written natively converted as well', async () => {
      sent += 1
      const title = `A native text ${sent}`
      const html = '<p>a <b onclick="x">b</b><script>alert(1)</script></p>'
      const collection = path === '/blogs/posts' ? 'blog-posts' : 'topic-pages'
      const data = { title, [field]: html, _status: 'draft' }
      const answer = await callNatively('POST', `${collection}?draft=true`, tokens.admin, data)
      const { doc } = (await answer.json()) as { doc: Record<string, unknown> }
      expect(answer.status).toBe(201)
      const stored = await toHtml(payload.db.drizzle, storedContent(doc[field]))
      expect(stored).toBe('<p>a <strong>b</strong></p>')
    })

    it.each<[string, unknown, string]>([
      [
        'a script as a link',
        written({ type: 'paragraph', children: [link('javascript:alert(1)')] }),
        CONTENT_MESSAGES.unsafeLink,
      ],
      ['an unknown part', written({ type: 'iframe', children: [] }), CONTENT_MESSAGES.unreadable],
      [
        'an unknown block',
        written({ type: 'block', fields: { blockType: 'html' } }),
        CONTENT_MESSAGES.unreadable,
      ],
      ['a number', 5, CONTENT_MESSAGES.unreadable],
      ['HTML with NUL', '<p>a\0</p>', CONTENT_MESSAGES.unreadable],
    ])('is refused %s', async (_, text, message) => {
      const { body, status } = await send(path, field, text)
      expect([status, body.errors]).toEqual([422, [{ path: field, message }]])
    })
  })
})

describe('blocks', () => {
  const page = async (...children: object[]) =>
    call('POST', '/topic-pages', {
      token: tokens.admin,
      body: {
        title: `With blocks ${Math.random()}`,
        published: true,
        content: { root: { type: 'root', children } },
      },
    })

  it.each<[string, object]>([
    ['a vehicle without its number', blockNode('vehicle', {})],
    ['a single column', blockNode('columns', { columns: [{ text: null }] })],
    ['a video on another site', blockNode('video', { title: 'Film', address: 'https://evil.example/film' })],
    ['a heading that is too long', blockNode('section', { title: 'a'.repeat(151) })],
  ])('that are incomplete may be drafts of the editor, and are not published: %s', async (_, incomplete) => {
    const data: Record<string, unknown> = { content: { root: { type: 'root', children: [incomplete] } } }
    const { id } = await payload.create({
      collection: 'topic-pages',
      data,
      draft: true,
      overrideAccess: true,
    })
    expect(id).toEqual(expect.any(Number))
    expect((await page(incomplete)).status).toBe(422)
  })

  it('are stored with their ids, and the editor knows them', async () => {
    const made = await page(blockNode('call-to-action', { label: 'Go', to: '/vehicles' }))
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const [stored] = made.body.data.content.root.children
    expect(stored.fields).toMatchObject({ id: expect.stringMatching(/./), blockType: 'call-to-action' })
    expect(made.body.data.contentHtml).toBe('<p><a href="/vehicles">Go</a></p>')
  })

  it('of a vehicle show it as it is now, and that it is gone', async () => {
    const catalogue = await addCatalogue()
    const { body } = await call('POST', '/vehicles', { token: tokens.admin, body: vehicleBody(catalogue) })
    const { id, sku } = body.data
    const shown = async (vehicle: string) => {
      const given = { fields: { vehicle }, payload, unit: 'mi', showText: () => null } as const
      return JSON.stringify(await VehicleBlock(given))
    }
    for (const vehicle of [sku, `/vehicles/${id}`]) expect(await shown(vehicle)).toContain(`"id":${id},`)
    await payload.delete({ collection: 'vehicles', id, overrideAccess: true, trash: true })
    for (const vehicle of [sku, `/vehicles/${id}`, '/vehicles/999999', 'none'])
      expect(await shown(vehicle)).toContain('This vehicle is no longer listed')
  })
})
