import { beforeAll, describe, expect, it, test } from 'vitest'
import { type ActorName, callNatively } from '../api/actors'
import { newPost, startPublishing, tokens } from './publishing-kit'

const TITLE = 'plugin-seo/generate-title'
const DESCRIPTION = 'plugin-seo/generate-description'
const DOC = {
  title: 'How to import a van',
  body: 'Choose a van.\nThen choose a port.',
  excerpt: '',
}

beforeAll(startPublishing)

async function send(path: string, actor: ActorName, body: unknown) {
  const answer = await callNatively('POST', path, tokens[actor], body)
  return { status: answer.status, result: ((await answer.json()) as { result?: string }).result }
}

describe('texts for search engines', () => {
  it('are suggested from what stands in the form of a new record', async () => {
    const sent = { collectionSlug: 'blog-posts', doc: DOC }
    expect(await send(TITLE, 'manager', sent)).toEqual({ status: 200, result: DOC.title })
    expect(await send(DESCRIPTION, 'manager', sent)).toEqual({
      status: 200,
      result: 'Choose a van. Then choose a port.',
    })
  })

  it('are suggested to whoever may read the record', async () => {
    const sent = { collectionSlug: 'blog-posts', id: (await newPost()).id, doc: DOC }
    expect((await send(TITLE, 'operator', sent)).status).toBe(200)
  })

  it.each<[ActorName, number]>([
    ['guest', 401],
    ['customer', 403],
    ['operator', 403],
  ])('are not suggested to a %s for a new one', async (actor, status) => {
    expect((await send(TITLE, actor, { collectionSlug: 'blog-posts', doc: DOC })).status).toBe(status)
  })
})

test.each<[string, unknown, number]>([
  ['no body', undefined, 403],
  ['a text as body', 'x', 400],
  ['another collection', { collectionSlug: 'users', doc: DOC }, 403],
  ['a property of objects', { collectionSlug: '__proto__', doc: DOC }, 403],
  ['a global', { globalSlug: 'company-settings', doc: DOC }, 403],
  ['an id that is a text', { collectionSlug: 'blog-posts', id: "1' OR 1=1", doc: DOC }, 403],
  ['an id beyond all', { collectionSlug: 'blog-posts', id: 1e300, doc: DOC }, 403],
  ['a document that is none', { collectionSlug: 'blog-posts', doc: [] }, 403],
  ['a text that is none', { collectionSlug: 'blog-posts', doc: { title: 7, body: { root: 1 } } }, 200],
])('with %s the calls are refused or answered', async (_, body, status) => {
  for (const path of [TITLE, DESCRIPTION]) expect((await send(path, 'manager', body)).status).toBe(status)
})

test.each(['generate-url', 'generate-image'])('the call %s does not exist', async (name) => {
  const body = { collectionSlug: 'blog-posts', doc: DOC }
  expect((await send(`plugin-seo/${name}`, 'manager', body)).status).toBe(404)
})
