import { beforeAll, expect, it } from 'vitest'
import { type Admitted, admitPeople, callNatively } from './actors'

let tokens: Admitted['tokens']
beforeAll(async () => {
  ;({ tokens } = await admitPeople())
}, 120_000)

const BODY = (children: unknown) => ({ root: { type: 'root', children } })
const WRONG: [string, unknown][] = [
  ...['blog-posts', 'topic-pages', 'blog-tags', 'redirects'].flatMap((slug): [string, unknown][] =>
    ['x', null, [], 5].map((body) => [slug, body]),
  ),
  ...[
    { title: { x: 1 } },
    { title: ['x'] },
    { route: 5 },
    { route: ['x'] },
    { keywords: 5 },
    { metaTitle: [] },
    { metaDescription: { a: 1 } },
    { tags: { a: 1 } },
    { tags: 'x' },
    { body: BODY([null]) },
    { body: BODY(['x']) },
    { body: 5 },
    { body: { root: 5 } },
    { featuredImage: { a: 1 } },
  ].map((body): [string, unknown] => ['blog-posts', body]),
  ...[
    { title: { x: 1 } },
    { title: 5 },
    { route: 5 },
    { excerpt: 5 },
    { content: BODY([null]) },
    { parent: { a: 1 } },
    { position: 'x' },
    { footerColumn: 5 },
    { showInHeader: 'x' },
  ].map((body): [string, unknown] => ['topic-pages', body]),
  ...[{ name: 5 }, { name: { a: 1 } }, { name: 'Some', route: 5 }].map((body): [string, unknown] => [
    'blog-tags',
    body,
  ]),
  ...[
    { from: { a: 1 } },
    { from: 5, to: 'x' },
    { from: '/old-one', to: null },
    { from: '/old-one', to: { type: 'custom', url: 5 } },
    { from: '/old-one', to: { type: 5 } },
  ].map((body): [string, unknown] => ['redirects', body]),
]

it.each(WRONG)('%s with %j is refused', async (slug, body) => {
  const answer = await callNatively('POST', slug, tokens.manager, body)
  expect([400, 422], await answer.text()).toContain(answer.status)
})

it('times that the product sets are not taken from a request', async () => {
  const early = '2001-02-03T04:05:06.000Z'
  const times = { createdAt: early, updatedAt: early }
  const made = await callNatively('POST', 'blog-posts', tokens.manager, { title: 'Timeless words', ...times })
  const { doc } = await made.json()
  expect(made.status).toBe(201)
  const changed = await callNatively('PATCH', `blog-posts/${doc.id}`, tokens.manager, times)
  expect(changed.status).toBe(200)
  const { createdAt, updatedAt } = (await changed.json()).doc
  expect(createdAt).toBe(doc.createdAt)
  for (const time of [doc.createdAt, doc.updatedAt, updatedAt]) expect(time > early, time).toBe(true)
})
