import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BlogPosts } from '@/collections/content/BlogPosts'
import { TopicPages } from '@/collections/content/TopicPages'
import { publishDue } from '@/modules/content/publishing/operations/run-schedule'
import { findRedirect } from '@/modules/content/publishing/queries/find-redirect'
import { REDIRECT_MESSAGES } from '@/modules/content/publishing/rules/redirect'
import { SCHEDULE_MESSAGES } from '@/modules/content/publishing/rules/schedule'
import { getTestPayload } from '../../setup/payload'
import { type Admitted, admitPeople, callNatively, native } from '../api/actors'
import { call } from '../api/client'

let payload: Payload
let people: Admitted['people']
let tokens: Admitted['tokens']
let picture: number

beforeAll(async () => {
  payload = await getTestPayload()
  ;({ people, tokens } = await admitPeople())
  for (const name of ['Kenya', 'Shipping']) await as('POST', '/blogs/tags', { name })
  picture = await addPicture('cover', 1600, 900)
}, 120_000)

beforeEach(() => payload.db.drizzle.execute(sql`DELETE FROM rate_limits`))

const as = (method: string, path: string, body?: unknown) =>
  call(method, path, { token: tokens.manager, body })

async function addPicture(name: string, width = 400, height = 300): Promise<number> {
  const { rows } =
    await payload.db.drizzle.execute(sql`INSERT INTO media (filename, mime_type, filesize, width, height)
    VALUES (${`${name}.webp`}, 'image/webp', 1000, ${width}, ${height}) RETURNING id`)
  return Number(rows[0]?.id)
}

let n = 0
async function newPost(more: object = {}) {
  n += 1
  const { body, status } = await as('POST', '/blogs/posts', {
    title: `Published news ${n}`,
    tags: ['Kenya', 'Shipping'],
    body: 'What to look at.',
    metaDescription: 'What a buyer should look at',
    featuredImage: picture,
    status: 'PUBLISHED',
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}
async function newPage(more: object = {}) {
  n += 1
  const { body, status } = await as('POST', '/topic-pages', { title: `Page ${n}`, published: true, ...more })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}
const readPost = async (id: number) => call('GET', `/blogs/posts/${id}`)
const autosave = (id: number, data: object) =>
  native('PATCH', `blog-posts/${id}?draft=true&autosave=true`, tokens.manager, { ...data, _status: 'draft' })
const node = (type: string, more: object) => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...more,
})
/** A text of two lines and a picture. */
const withPicture = (value: number) => ({
  root: node('root', {
    children: [
      node('paragraph', {
        children: [
          { type: 'text', version: 1, text: 'Look', format: 0, detail: 0, mode: 'normal', style: '' },
        ],
      }),
      { type: 'upload', version: 3, relationTo: 'media', value, fields: null },
    ],
  }),
})

describe('opening an editor', () => {
  it.each([BlogPosts, TopicPages])('of $slug creates nothing: drafts are validated', ({ versions }) => {
    expect(versions).toMatchObject({
      maxPerDoc: 50,
      drafts: { validate: true, autosave: { interval: 2_000 } },
    })
  })

  it.each(['blog-posts', 'topic-pages'] as const)(
    'a draft of %s without a title is saved',
    async (collection) => {
      expect(await native('POST', `${collection}?draft=true`, tokens.manager, { _status: 'draft' })).toBe(201)
    },
  )

  it('a title of one word is refused when the post is published', async () => {
    const { body } = await as('POST', '/blogs/posts', { title: 'Vans' })
    expect(body.data).toMatchObject({ title: 'Vans', status: 'DRAFT' })
    const published = await as('PATCH', `/blogs/posts/${body.data.id}`, { status: 'PUBLISHED' })
    expect(published.body.errors[0]).toEqual({
      path: 'title',
      message: 'Title must contain at least 2 words',
    })
  })
})

describe('a post that is public', () => {
  it('stays as readers see it while somebody writes, whatever a call changes beside that', async () => {
    const { id } = await newPost({ title: 'Seen by readers' })
    expect(await autosave(id, { title: 'Half a sen' })).toBe(200)
    const { body } = await as('PATCH', `/blogs/posts/${id}`, { commentingEnabled: false })
    expect(body.data).toMatchObject({ title: 'Half a sen', status: 'PUBLISHED', hasDraft: true })
    expect((await readPost(id)).body.data).toMatchObject({
      title: 'Seen by readers',
      commentingEnabled: true,
    })

    const staff = async (query: string) => (await as('GET', `/blogs/posts/${id}${query}`)).body.data
    expect(await staff('')).toMatchObject({ title: 'Seen by readers' })
    expect(await staff('?draft=true')).toMatchObject({
      title: 'Half a sen',
      commentingEnabled: false,
      tags: [{ name: 'Kenya' }, { name: 'Shipping' }],
    })
    expect((await call('GET', `/blogs/posts/${id}?draft=true`)).body.data.title).toBe('Seen by readers')

    await as('PATCH', `/blogs/posts/${id}`, { title: 'A whole sentence', status: 'PUBLISHED' })
    expect((await readPost(id)).body.data).toMatchObject({
      title: 'A whole sentence',
      commentingEnabled: false,
    })
  })

  it('has a picture of ours, or is refused', async () => {
    for (const featuredImageUrl of ['https://elsewhere.example/a.webp', '/media/none.webp', 'javascript:1']) {
      const { body, status } = await as('POST', '/blogs/posts', { title: 'Two words', featuredImageUrl })
      const message = 'Invalid image file. Please select a valid image.'
      expect([status, body.errors], featuredImageUrl).toEqual([422, [{ path: 'featuredImageUrl', message }]])
    }
    const { featuredImageUrl } = await newPost({
      featuredImage: undefined,
      featuredImageUrl: '/media/cover.webp',
    })
    expect(featuredImageUrl).toBe('/media/cover.webp')
  })

  it('is written and read in a language, which lends nothing where it is written', async () => {
    const { id } = await newPost({ title: 'In two languages' })
    const { body } = await as('PATCH', `/blogs/posts/${id}?lang=ru`, { title: 'На двух языках' })
    expect(body.data).toMatchObject({ title: 'На двух языках', metaDescription: '' })
    const inRussian = (await call('GET', `/blogs/posts/${id}?lang=ru`)).body.data
    expect(inRussian).toMatchObject({
      title: 'На двух языках',
      metaDescription: 'What a buyer should look at',
    })
    expect((await readPost(id)).body.data.title).toBe('In two languages')
    expect((await call('GET', `/blogs/posts/${id}?lang=de`)).status).toBe(422)
  })

  it('is left out of the newest ones beside it', async () => {
    const { id } = await newPost()
    const newest = async (query: string) =>
      (await call('GET', `/blogs/latest?${query}`)).body.data.map((post: { id: number }) => post.id)
    expect((await newest('limit=1'))[0]).toBe(id)
    expect(await newest(`limit=20&except=${id}`)).not.toContain(id)
  })
})

describe('a topic page', () => {
  it('is written and read in a language', async () => {
    const { id, route } = await newPage({ title: 'Customs', excerpt: 'In English' })
    const { body } = await as('PATCH', `/topic-pages/${id}?lang=sw`, { title: 'Forodha' })
    expect(body.data).toMatchObject({ title: 'Forodha', excerpt: null, route })
    const { data } = (await call('GET', `/topic-pages/public/${route}?lang=sw`)).body
    expect(data).toMatchObject({ title: 'Forodha', excerpt: 'In English' })
  })
})

describe('a redirect', () => {
  const at = async (path: string) => (await findRedirect(payload.db.drizzle, path))?.address ?? null
  const add = (data: object) => callNatively('POST', 'redirects', tokens.manager, data)

  it('is written when a public address changes, once it is public, and for no draft', async () => {
    const { id } = await newPost({ route: 'first-home' })
    expect(await autosave(id, { route: 'second-home' })).toBe(200)
    expect(await at('/blogs/first-home')).toBeNull()
    await as('PATCH', `/blogs/posts/${id}`, { route: 'third-home', status: 'PUBLISHED' })
    expect(await at('/blogs/first-home')).toBe('/blogs/third-home')
    expect(await at('/blogs/second-home')).toBeNull()
    // Back at its first address: nothing leads away from there.
    await as('PATCH', `/blogs/posts/${id}`, { route: 'first-home' })
    expect([await at('/blogs/first-home'), await at('/blogs/third-home')]).toEqual([
      null,
      '/blogs/first-home',
    ])
    await as('DELETE', `/blogs/posts/${id}`)
    const { totalDocs } = await payload.count({
      collection: 'redirects',
      where: { from: { equals: '/blogs/third-home' } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(0)
  })

  it('of two that lead to each other at once, one is refused, and none is followed back', async () => {
    const to = (from: string, url: string) => ({ from, to: { type: 'custom', url } })
    const loop = [to('/ring-a', '/ring-b'), to('/ring-b', '/ring-a')]
    const made = await Promise.all(loop.map(async (data) => (await add(data)).status))
    expect(made.sort()).toEqual([201, 400])
    // As it was possible before.
    await payload.db.drizzle.execute(sql`DELETE FROM redirects WHERE "from" LIKE '/ring-%'`)
    for (const [from, url] of [
      ['/ring-a', '/ring-b'],
      ['/ring-b', '/ring-a'],
    ])
      await payload.db.drizzle.execute(sql`INSERT INTO redirects ("from", to_type, to_url)
        VALUES (${from}, 'custom', ${url})`)
    expect([await at('/ring-a'), await at('/ring-b')]).toEqual([null, null])
  })

  it('leads to posts and topic pages alone', async () => {
    const { id } = await newPost()
    const to = (relationTo: unknown) => ({ type: 'reference', reference: { relationTo, value: id } })
    for (const other of ['users', 'nothing', 7, null])
      expect((await add({ from: '/other-kind', to: to(other) })).status, String(other)).toBe(400)
    expect((await add({ from: '/other-kind', to: to('blog-posts') })).status).toBe(201)
  })

  it('is not written where another post is by now', async () => {
    const { id } = await newPost({ route: 'shared-home' })
    await as('PATCH', `/blogs/posts/${id}`, { status: 'DRAFT', route: 'own-home' })
    await newPost({ route: 'shared-home' })
    expect((await as('PATCH', `/blogs/posts/${id}`, { status: 'PUBLISHED' })).status).toBe(200)
    expect(await at('/blogs/shared-home')).toBeNull()
  })

  it('by staff leads from a free address of this site to another, and never in a circle', async () => {
    const { route } = await newPage({ title: 'Still here' })
    const custom = (from: string, url: string) => add({ from, to: { type: 'custom', url } })
    expect((await custom('/summer/', '/vehicles?make=toyota')).status).toBe(201)
    expect(await at('/summer?x=1')).toBe('/vehicles?make=toyota')
    const refused: [Response, string][] = [
      [await custom('/summer', '/vehicles'), REDIRECT_MESSAGES.fromTaken],
      [await custom(`/topic-page/${route}`, '/vehicles'), REDIRECT_MESSAGES.fromLive],
      [await custom('/vehicles', '/summer'), REDIRECT_MESSAGES.fromReserved],
      [await custom('/autumn', '/autumn'), REDIRECT_MESSAGES.loop],
      [await custom('/autumn', 'javascript:alert(1)'), REDIRECT_MESSAGES.toUnsafe],
    ]
    for (const [answer, message] of refused) {
      expect(answer.status, message).toBe(400)
      expect(await answer.text()).toContain(message)
    }
    expect((await custom('/winter', '/spring')).status).toBe(201)
    expect(await (await custom('/spring', '/winter')).text()).toContain(REDIRECT_MESSAGES.loop)
  })
})

describe('a schedule', () => {
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const path = (id: number) => `/blogs/posts/${id}/schedule`
  /** As if the time had passed. */
  const pass = (id: number) =>
    payload.db.drizzle.execute(
      sql`UPDATE content_schedules SET at = now() - interval '1 second' WHERE record_id = ${id} AND kind = 'post'`,
    )

  it('publishes the newest draft once and unpublishes it', async () => {
    const { id } = await newPost({ status: 'DRAFT' })
    const saved = await as('PUT', path(id), { publishAt: soon(5), unpublishAt: soon(10) })
    expect([saved.status, saved.body.data.by]).toEqual([200, 'manager Test'])
    expect(await autosave(id, { title: 'Written since then' })).toBe(200)
    expect([await publishDue(payload), (await readPost(id)).status]).toEqual([0, 404])
    await payload.db.drizzle.execute(sql`UPDATE content_schedules SET at = now() - interval '1 second'
      WHERE record_id = ${id} AND action = 'publish'`)
    const done = await Promise.all([publishDue(payload), publishDue(payload)])
    expect(done.toSorted()).toEqual([0, 1])
    expect((await readPost(id)).body.data.title).toBe('Written since then')
    expect((await as('GET', path(id))).body.data).toMatchObject({
      publishAt: null,
      unpublishAt: expect.any(String),
    })
    await pass(id)
    expect([await publishDue(payload), (await readPost(id)).status]).toEqual([1, 404])
  })

  it('publishes nothing that breaks a rule, says why, and writes to whoever scheduled it', async () => {
    const { id } = await newPost({ status: 'DRAFT', tags: [] })
    await as('PUT', path(id), { publishAt: soon(5) })
    await pass(id)
    expect([await publishDue(payload), await publishDue(payload), (await readPost(id)).status]).toEqual([
      0, 0, 404,
    ])
    expect((await as('GET', path(id))).body.data.failedReason).toBe('At least 2 tags are required')
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT to_address, body_text FROM mail_outbox WHERE event_key = 'schedule-failed'`,
    )
    expect(rows).toEqual([
      {
        to_address: people.manager.email,
        body_text: expect.stringContaining('At least 2 tags are required'),
      },
    ])
  })

  it('ends where somebody publishes by hand, removes it, or deletes the post', async () => {
    const entries = async () => {
      const { rows } = await payload.db.drizzle.execute(
        sql`SELECT action FROM content_schedules WHERE record_id = ${id} ORDER BY action`,
      )
      return rows.map(({ action }) => action)
    }
    const { id } = await newPost({ status: 'DRAFT' })
    await as('PUT', path(id), { publishAt: soon(5), unpublishAt: soon(10) })
    await as('PATCH', `/blogs/posts/${id}`, { title: 'Still a draft' })
    expect(await entries()).toEqual(['publish', 'unpublish'])
    await as('PATCH', `/blogs/posts/${id}`, { status: 'PUBLISHED' })
    expect(await entries()).toEqual(['unpublish'])
    await as('PATCH', `/blogs/posts/${id}`, { status: 'DRAFT' })
    expect(await entries()).toEqual([])
    await as('PUT', path(id), { publishAt: soon(5) })
    expect((await as('DELETE', path(id))).status).toBe(200)
    expect(await entries()).toEqual([])
    await as('PUT', path(id), { publishAt: soon(5) })
    await as('DELETE', `/blogs/posts/${id}`)
    expect(await entries()).toEqual([])
  })

  it('is for those who may change content, and for times to come', async () => {
    const { id } = await newPost({ status: 'DRAFT' })
    const operator = { token: tokens.operator, body: { publishAt: soon(5) } }
    expect((await call('PUT', path(id), operator)).status).toBe(403)
    const wrong = await as('PUT', path(id), { publishAt: soon(-5) })
    expect([wrong.status, wrong.body.errors[0]?.message]).toEqual([422, SCHEDULE_MESSAGES.publishPast])
    expect((await as('PUT', path(id), { publishAt: '2030-01-01T10:00:00' })).status).toBe(422)
    expect((await as('GET', '/topic-pages/999999/schedule')).status).toBe(404)
  })
})

describe('the versions of a post', () => {
  const versionsOf = async (id: number) => (await as('GET', `/blogs/posts/${id}/versions`)).body.data
  const restore = (id: number, version: number, body?: object) =>
    as('POST', `/blogs/posts/${id}/versions/${version}/restore`, body)

  it('are listed, compared, and taken back as a draft beside what readers see, or at once', async () => {
    const { id } = await newPost({ title: 'First words here', body: 'One' })
    await as('PATCH', `/blogs/posts/${id}`, { title: 'Second words here', body: 'Two' })
    const [second, first] = await versionsOf(id)
    expect(second).toMatchObject({ isCurrent: true, isPublic: true, by: 'manager Test', status: 'PUBLISHED' })
    expect(first).toMatchObject({ isCurrent: false, isPublic: false })
    const { body } = await as('GET', `/blogs/posts/${id}/versions/${first.id}`)
    expect(body.data).toMatchObject({ fields: { title: 'First words here' }, html: '<p>One</p>' })

    expect((await restore(id, first.id)).body.message).toContain('has not changed')
    expect((await readPost(id)).body.data.title).toBe('Second words here')
    expect((await as('GET', `/blogs/posts/${id}?draft=true`)).body.data).toMatchObject({
      title: 'First words here',
      hasDraft: true,
    })
    expect((await versionsOf(id))[0]).toMatchObject({ status: 'DRAFT', isCurrent: true, isPublic: false })

    expect((await restore(id, first.id, { publish: true })).status).toBe(200)
    expect((await readPost(id)).body.data).toMatchObject({
      title: 'First words here',
      bodyHtml: '<p>One</p>',
    })
    expect((await restore(id, 999_999)).status).toBe(404)
  })

  it('of a topic page are read with their text as HTML', async () => {
    const { id } = await newPage({ content: '<p>One</p>' })
    await as('PATCH', `/topic-pages/${id}`, { content: '<p>Two</p>' })
    const path = `/topic-pages/${id}/versions`
    const first = (await as('GET', path)).body.data.at(-1)
    expect((await as('GET', `${path}/${first.id}`)).body.data.html).toBe('<p>One</p>')
  })

  it('whose pictures are deleted are restored, and the answer says so', async () => {
    const [cover, inText] = [await addPicture('old-cover', 1600, 900), await addPicture('old-picture')]
    const { id } = await newPost({ featuredImage: cover, body: withPicture(inText) })
    await as('PATCH', `/blogs/posts/${id}`, { featuredImage: picture, body: 'Without' })
    for (const one of [cover, inText])
      await payload.delete({ collection: 'media', id: one, overrideAccess: true, depth: 0 })
    const first = (await versionsOf(id)).at(-1)
    const asDraft = await restore(id, first.id)
    expect([asDraft.status, asDraft.body]).toEqual([200, expect.anything()])
    expect(asDraft.body.message).toContain('2 of its pictures have been deleted')
    const published = await restore(id, first.id, { publish: true })
    expect([published.status, published.body.errors]).toEqual([422, expect.anything()])
    expect((await readPost(id)).body.data.bodyHtml).toBe('<p>Without</p>')
  })

  it('that are drafts are not restored natively over what readers see', async () => {
    const { id } = await newPost({ title: 'Public words here' })
    expect(await autosave(id, { title: 'Draft words here' })).toBe(200)
    const [draft] = await versionsOf(id)
    const answer = await callNatively('POST', `blog-posts/versions/${draft.id}`, tokens.manager)
    expect(answer.status).toBe(409)
    expect((await readPost(id)).body.data.title).toBe('Public words here')
    expect((await restore(id, draft.id, { publish: true })).status).toBe(200)
    expect((await readPost(id)).body.data.title).toBe('Draft words here')
  })
})

it('a picture in a text, public or a draft, is not deleted until no text shows it', async () => {
  const [shown, drafted] = [await addPicture('shown'), await addPicture('drafted')]
  const { id } = await newPost({ body: withPicture(shown) })
  expect(await autosave(id, { body: withPicture(drafted) })).toBe(200)
  const remove = (one: number) =>
    payload.delete({ collection: 'media', id: one, overrideAccess: true, depth: 0 })
  for (const one of [shown, drafted]) await expect(remove(one)).rejects.toThrow('is used by 1 article')
  await as('PATCH', `/blogs/posts/${id}`, { status: 'PUBLISHED', body: 'No picture' })
  for (const one of [shown, drafted]) await expect(remove(one)).resolves.toMatchObject({ id: one })
})
