import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getPost } from '@/modules/content/blog/queries/get-post'
import type { PersonName } from '../api/client'
import { call } from '../api/client'
import {
  addPicture,
  as,
  CUSTOMERS,
  comment,
  commentsOn,
  newPost,
  payload,
  people,
  postBody,
  rate,
  resetLimits,
  seen,
  startBlog,
} from './blog-kit'

beforeAll(startBlog, 120_000)
beforeEach(resetLimits)

describe('a post', () => {
  it('is created by staff who may create content, and becomes public when it is published', async () => {
    for (const who of [null, ...CUSTOMERS, 'operator'] as const)
      expect((await as(who, 'POST', '/blogs/posts', postBody())).status, String(who)).toBe(who ? 403 : 401)
    const draft = await as('supervisor', 'POST', '/blogs/posts', postBody({ status: 'DRAFT' }))
    expect([draft.status, draft.body.message]).toEqual([201, 'Blog post saved as draft successfully!'])
    const { id } = draft.body.data
    for (const who of [null, ...CUSTOMERS]) expect((await seen(who, id)).status, String(who)).toBe(404)
    expect((await seen('operator', id)).body.data).toMatchObject({ status: 'DRAFT', publishedAt: null })

    const live = await as('supervisor', 'PATCH', `/blogs/posts/${id}`, { status: 'PUBLISHED' })
    expect(live.body.message).toBe('Blog post published successfully!')
    const { body } = await seen(null, id)
    expect(body.data).toMatchObject({
      status: 'PUBLISHED',
      writerName: 'supervisor Test',
      writer: null,
      readingMinutes: 1,
      bodyHtml: '<p>What to look at.</p><p>And what not.</p>',
      tags: [{ name: 'Kenya' }, { name: 'Shipping' }],
    })
    expect(body.data.publishedAt).toEqual(expect.any(String))
    expect(JSON.stringify(body)).not.toContain('@')

    const back = await as('supervisor', 'PUT', `/blogs/posts/${id}`, { status: 'DRAFT' })
    expect(back.body.data.publishedAt).toBe(body.data.publishedAt)
    expect((await seen(null, id)).status).toBe(404)
  })

  it('of the same title as others at once gets the next free address', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        as('manager', 'POST', '/blogs/posts', postBody({ title: 'Same title' })),
      ),
    )
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const routes = made.map(({ body }) => body.data.route).sort()
    expect(routes).toEqual(['same-title', 'same-title-2', 'same-title-3', 'same-title-4', 'same-title-5'])
  })

  it('that is published follows the rules, whoever writes it; a draft may be incomplete', async () => {
    const refused = await as('manager', 'POST', '/blogs/posts', { status: 'PUBLISHED' })
    expect(refused.body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Title is required',
      'Body is required',
      'Meta description is required',
      'At least 2 tags are required',
      'Featured image is required',
    ])
    const { id } = await newPost({ status: 'DRAFT', tags: [], body: null })
    const early = await as('manager', 'PATCH', `/blogs/posts/${id}`, { status: 'PUBLISHED' })
    expect([early.status, early.body.errors.length]).toEqual([422, 2])
    const data = { _status: 'published' as const }
    await expect(
      payload.update({ collection: 'blog-posts', id, data, overrideAccess: true, depth: 0 }),
    ).rejects.toThrow('body')
  })

  it('is saved as a draft with a block that is not complete, and published when it is', async () => {
    const text = (fields: object) => ({
      root: { type: 'root', children: [{ type: 'block', fields: { blockType: 'vehicle', ...fields } }] },
    })
    const draft = await newPost({ status: 'DRAFT', body: text({}) })
    const publish = (body?: object) =>
      as('manager', 'PATCH', `/blogs/posts/${draft.id}`, { status: 'PUBLISHED', ...(body && { body }) })
    const { body, status } = await publish()
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      {
        path: 'body',
        message: 'A block is not complete. Vehicle: Stock number, or address of its page is required',
      },
    ])
    expect(
      (await as('manager', 'PATCH', `/blogs/posts/${draft.id}?lang=ru`, { body: text({}) })).status,
    ).toBe(200)
    const inRussian = await publish(text({ vehicle: 'KD-1' }))
    expect([inRussian.status, inRussian.body.errors?.[0].message]).toEqual([
      422,
      expect.stringContaining('Vehicle'),
    ])
    await as('manager', 'PATCH', `/blogs/posts/${draft.id}?lang=ru`, { body: text({ vehicle: 'KD-1' }) })
    expect((await publish(text({ vehicle: 'KD-1' }))).status).toBe(200)
  })

  it('refuses a picture of another shape and a tag that does not exist', async () => {
    const square = await addPicture(900, 900)
    const shaped = await as('manager', 'POST', '/blogs/posts', postBody({ featuredImage: square }))
    expect([shaped.status, shaped.body.errors[0].path]).toEqual([422, 'featuredImageUrl'])
    const tagged = await as('manager', 'POST', '/blogs/posts', postBody({ tags: ['Kenya', 'Nowhere'] }))
    expect([tagged.status, tagged.body.message]).toEqual([422, "There is no tag 'Nowhere'"])
  })

  it('stores only safe parts of HTML', async () => {
    const { bodyHtml, id } = await newPost({ body: '<p><a href="javascript:alert(1)">a</a> b</p>' })
    expect(bodyHtml).toBe('<p>a b</p>')
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT body::text AS b FROM blog_posts_locales WHERE _parent_id = ${id}`,
    )
    expect(rows[0]?.b).not.toContain('javascript')
  })

  it('keeps its address, and an earlier one redirects to it', async () => {
    const at = async (route: string) => (await call('GET', `/blogs/posts?route=${route}`)).body.data
    const [first, second] = [
      await newPost({ title: 'Same old words' }),
      await newPost({ title: 'Same old words' }),
    ]
    expect([first.route, second.route]).toEqual(['same-old-words', 'same-old-words-2'])
    const change = (body: unknown) => as('manager', 'PATCH', `/blogs/posts/${first.id}`, body)
    expect((await change({ title: 'Other new words' })).body.data.route).toBe('same-old-words')
    expect((await change({ route: 'same-old-words-2' })).status).toBe(422)
    expect((await change({ route: 'new-words' })).body.data.route).toBe('new-words')
    for (const route of ['new-words', 'same-old-words'])
      expect(await at(route), route).toMatchObject([{ id: first.id, route: 'new-words' }])
    await change({ status: 'DRAFT' })
    expect(await at('same-old-words')).toEqual([])
  })

  it('is found by what the list is filtered by, and hides its author and date if they are not shown', async () => {
    const hidden = { title: 'Quite rare title', showAuthorName: false, showPublishDate: false }
    const { id } = await newPost({ ...hidden, commentingEnabled: false })
    const list = async (who: PersonName | null, query: string) =>
      (await as(who, 'GET', `/blogs/posts?title=quite rare&${query}`)).body.data
    const row = { id, writerName: null, publishedAt: null }
    for (const query of [
      '',
      'tag=kenya',
      'commentingEnabled=false',
      'route=quite-rare-title',
      'dateFrom=2020-01-01',
    ])
      expect(await list(null, query), query).toMatchObject([row])
    for (const query of [
      'tag=japan',
      'status=DRAFT',
      'ratingEnabled=false',
      'writer=manager',
      'dateTo=2020-01-01',
    ])
      expect(await list(null, query), query).toEqual([])
    expect(await list('operator', 'writer=manager')).toMatchObject([{ id, writerName: 'manager Test' }])
    expect((await call('GET', '/blogs/posts?dateFrom=2026-02-01&dateTo=2026-01-01')).status).toBe(422)
    expect((await call('GET', '/blogs/latest')).body.data).toHaveLength(3)
  })

  it('is deleted by staff who may delete content, with the comments on it', async () => {
    const { id } = await newPost()
    await comment('customer', id)
    await rate('customer', id)
    for (const who of [null, 'customer', 'operator', 'supervisor'] as const)
      expect((await as(who, 'DELETE', `/blogs/posts/${id}`)).status, String(who)).toBe(who ? 403 : 401)
    expect((await as('manager', 'DELETE', `/blogs/posts/${id}`)).status).toBe(200)
    expect((await commentsOn('admin', id)).total).toBe(0)
    expect((await seen('admin', id)).status).toBe(404)
  })

  it('is versioned and logged', async () => {
    const { id } = await newPost()
    await as('admin', 'PATCH', `/blogs/posts/${id}`, { title: 'Another fine title' })
    const { rows } = await payload.db.drizzle.execute(sql`SELECT
      (SELECT count(*)::int FROM _blog_posts_v WHERE parent_id = ${id}) AS versions,
      (SELECT array_agg(DISTINCT actor_id) FROM audit_log
        WHERE table_name LIKE 'blog_posts%' AND record_id = ${String(id)}) AS actors`)
    expect(rows[0]).toEqual({
      versions: 2,
      actors: [people.admin.id, people.manager.id].sort((a, b) => a - b),
    })
  })
})

describe('a post in several languages', () => {
  const russian = { locale: 'ru', collection: 'blog-posts', depth: 0, overrideAccess: true } as const

  it('shows the default language where another lacks a text', async () => {
    const { id, route } = await newPost({ title: 'Left hand drive' })
    await payload.update({ ...russian, id, data: { title: 'Левый руль', _status: 'published' } })
    const inRussian = await getPost(payload.db.drizzle, id, false, { locale: 'ru' })
    expect(inRussian).toMatchObject({
      title: 'Левый руль',
      route,
      metaDescription: expect.stringMatching(/./),
    })
    expect(inRussian?.body).not.toBeNull()
    expect((await getPost(payload.db.drizzle, id, false))?.title).toBe('Left hand drive')
  })

  it('is not published before it is complete in the default one', async () => {
    const draft = await payload.create({ ...russian, data: { title: 'Только черновик' }, draft: true })
    const publishing = payload.update({ ...russian, id: draft.id, data: { _status: 'published' } })
    await expect(publishing).rejects.toMatchObject({
      data: { errors: expect.arrayContaining([{ path: 'title', message: 'English: Title is required' }]) },
    })
  })
})

describe('a tag', () => {
  it('is used by posts, and cannot be deleted while it is', async () => {
    const { body } = await call('GET', '/blogs/tags?name=Kenya')
    expect(body.data).toMatchObject([{ name: 'Kenya', route: 'kenya' }])
    await newPost()
    expect((await as('manager', 'DELETE', `/blogs/tags/${body.data[0].id}`)).status).toBe(409)
    const again = await as('manager', 'POST', '/blogs/tags', { name: 'kenya' })
    expect([again.status < 500, again.body.message]).toEqual([true, 'A tag with this name already exists.'])
    const made = await as('manager', 'POST', '/blogs/tags', { name: 'Spare parts' })
    const renamed = await as('manager', 'PATCH', `/blogs/tags/${made.body.data.id}`, { name: 'Parts, spare' })
    expect(renamed.body.data.route).toBe('parts-spare')
    expect((await as('manager', 'DELETE', `/blogs/tags/${made.body.data.id}`)).status).toBe(200)
  })
})
