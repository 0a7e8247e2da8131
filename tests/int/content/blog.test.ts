import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getPost } from '@/modules/content/blog/queries/list-posts'
import { getTestPayload } from '../../setup/payload'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'

const STAFF = ['operator', 'supervisor', 'manager', 'admin'] as const
const CUSTOMERS = ['customer', 'otherCustomer', 'dealer'] as const

let payload: Payload
let people: People
let picture: number
const tokens: Partial<Record<PersonName, string>> = {}

beforeAll(async () => {
  payload = await getTestPayload()
  people = await addPeople()
  for (const name of [...STAFF, ...CUSTOMERS]) tokens[name] = await tokenOf(payload, people[name])
  for (const name of ['Kenya', 'Shipping']) await as('admin', 'POST', '/blogs/tags', { name })
  picture = await addPicture(1600, 900)
}, 120_000)

// Each case has its own hour.
beforeEach(() => payload.db.drizzle.execute(sql`DELETE FROM rate_limits`))

const as = (who: PersonName | null, method: string, path: string, body?: unknown) =>
  call(method, path, { token: who ? tokens[who] : undefined, body })

/** A stored picture of this size; its file does not matter here. */
async function addPicture(width: number, height: number): Promise<number> {
  const { rows } =
    await payload.db.drizzle.execute(sql`INSERT INTO media (filename, mime_type, filesize, width, height)
    VALUES (${`post-${width}-${height}.webp`}, 'image/webp', 1000, ${width}, ${height}) RETURNING id`)
  return Number(rows[0]?.id)
}

let n = 0
const postBody = (more: Record<string, unknown> = {}) => {
  n += 1
  return {
    title: `Shipping news ${n}`,
    tags: ['kenya', 'Shipping'],
    body: 'What to look at.\n\nAnd what not.',
    metaDescription: 'What a buyer should look at',
    featuredImage: picture,
    status: 'PUBLISHED',
    ...more,
  }
}
async function newPost(more: Record<string, unknown> = {}) {
  const { body, status } = await as('manager', 'POST', '/blogs/posts', postBody(more))
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}
const seen = (who: PersonName | null, id: number) => as(who, 'GET', `/blogs/posts/${id}`)
const WORDS = 'Thank you, that helped.'
const comment = (who: PersonName | null, postId: number, content: string = WORDS) =>
  as(who, 'POST', '/blogs/comments', { postId, content })
const rate = (who: PersonName | null, postId: number, rating = 4) =>
  as(who, 'POST', '/blogs/ratings', { postId, rating })
const commentsOn = async (who: PersonName | null, postId: number) =>
  (await as(who, 'GET', `/blogs/comments?postId=${postId}`)).body

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
    expect(inRussian?.bodyHtml).not.toBe('')
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

describe('a comment', () => {
  it('is written once by whoever is signed in, even if several are sent at once', async () => {
    const { id } = await newPost()
    expect((await comment(null, id)).status).toBe(401)
    const answers = await Promise.all([1, 2, 3].map(() => comment('customer', id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toBe('You have already commented on this post')
    expect((await comment('operator', id)).body.message).toBe('Comment posted successfully!')
    const { data } = await commentsOn(null, id)
    expect(data).toMatchObject([
      { authorName: 'operator Test' },
      { authorName: 'customer Test', userId: null },
    ])
    expect(JSON.stringify(data)).not.toMatch(/@|authorEmail/)
    expect((await commentsOn('operator', id)).data[1].authorEmail).toBe(people.customer.email)
  })

  it('names its author by the account, whatever is sent', async () => {
    const { id } = await newPost()
    const given = { authorName: 'The President', authorEmail: 'p@example.com', userId: people.admin.id }
    await as('dealer', 'POST', '/blogs/comments', { postId: id, content: WORDS, ...given })
    const { rows } =
      await payload.db.drizzle.execute(sql`SELECT user_id, author_name, author_email FROM blog_comments
      WHERE post_id = ${id}`)
    const { email: author_email, id: user_id } = people.dealer
    expect(rows).toEqual([{ user_id, author_name: 'dealer Test', author_email }])
  })

  it('that looks like spam waits for staff, and is seen by its author alone', async () => {
    const { id } = await newPost()
    const { body } = await comment('customer', id, 'Cheap loans at www.loans.example')
    expect(body.data).toMatchObject({ isApproved: false, isSpam: true })
    const totals = async () => [
      (await commentsOn(null, id)).total,
      (await commentsOn('otherCustomer', id)).total,
      (await commentsOn('customer', id)).total,
      (await commentsOn('operator', id)).total,
    ]
    expect(await totals()).toEqual([0, 0, 1, 1])
    const approve = (who: PersonName) =>
      as(who, 'PATCH', `/blogs/comments/${body.data.id}`, { isApproved: true })
    for (const who of ['customer', 'otherCustomer', 'operator'] as const)
      expect((await approve(who)).status, who).toBe(403)
    expect((await approve('supervisor')).body.data).toMatchObject({ isApproved: true, isSpam: false })
    expect(await totals()).toEqual([1, 1, 1, 1])
  })

  it('waits for staff where they have hidden one by the same person, even if that was deleted', async () => {
    const { id } = await newPost()
    const post = async () => (await comment('customer', id)).body.data
    const moderate = async (one: number, flags: object) =>
      (await as('supervisor', 'PATCH', `/blogs/comments/${one}`, flags)).body.data
    const remove = (one: number) => as('customer', 'DELETE', `/blogs/comments/${one}`)
    for (const flags of [{ isApproved: false }, { isSpam: true }]) {
      const { id: first } = await post()
      await moderate(first, flags)
      await remove(first)
      const again = await post()
      expect(again).toMatchObject({ isApproved: false, isSpam: true })
      const edited = await as('customer', 'PATCH', `/blogs/comments/${again.id}`, { content: 'Other words' })
      expect(edited.body.data).toMatchObject({ isApproved: false })
      // Approved, the person may write there as before.
      expect(await moderate(again.id, { isApproved: true })).toMatchObject({ isApproved: true })
      await remove(again.id)
      const last = await post()
      expect(last).toMatchObject({ isApproved: true })
      await remove(last.id)
    }
    expect((await comment('dealer', id)).body.data).toMatchObject({ isApproved: true })
  })

  it('is not changed, nor a rating, while its post is not public', async () => {
    const { id } = await newPost()
    const changes = [
      [`/blogs/comments/${(await comment('customer', id)).body.data.id}`, { content: 'Other words' }],
      [`/blogs/ratings/${(await rate('customer', id)).body.data.id}`, { rating: 1 }],
    ] as const
    await as('manager', 'PATCH', `/blogs/posts/${id}`, { status: 'DRAFT' })
    for (const [path, change] of changes)
      expect((await as('customer', 'PATCH', path, change)).status, path).toBe(404)
  })

  it('or rating that is refused because there is one does not count towards the limit', async () => {
    const { id } = await newPost()
    await comment('customer', id)
    for (let n = 0; n < 20; n += 1) expect((await comment('customer', id)).status).toBe(409)
    expect((await comment('customer', (await newPost()).id)).status).toBe(201)
  })

  it('is changed by its author alone', async () => {
    const { id } = await newPost()
    const { body } = await comment('customer', id)
    const edit = (who: PersonName | null, content = 'Changed my mind') =>
      as(who, 'PUT', `/blogs/comments/${body.data.id}`, { content })
    expect((await edit(null)).status).toBe(401)
    for (const who of ['otherCustomer', 'admin'] as const) expect((await edit(who)).status, who).toBe(403)
    expect((await edit('customer', 'x'.repeat(101))).body.message).toBe(
      'Comment must not exceed 100 characters',
    )
    expect((await edit('customer')).body.data.content).toBe('Changed my mind')
  })

  it('is deleted with the rating by its author, by them or by staff who may delete content', async () => {
    const { id } = await newPost()
    for (const who of ['customer', 'dealer'] as const) await rate(who, id)
    const mine = (await comment('customer', id)).body.data.id
    const other = (await comment('dealer', id)).body.data.id
    const remove = (who: PersonName | null, one: number) => as(who, 'DELETE', `/blogs/comments/${one}`)
    for (const who of [null, 'otherCustomer', 'supervisor'] as const)
      expect((await remove(who, mine)).status, String(who)).toBe(who ? 403 : 401)
    expect((await remove('customer', mine)).body.message).toBe('Comment deleted successfully!')
    expect((await seen(null, id)).body.data).toMatchObject({ comments: 1, ratings: 1 })
    expect((await remove('manager', other)).status).toBe(200)
    expect((await seen(null, id)).body.data).toMatchObject({ comments: 0, ratings: 0, averageRating: null })
  })

  it('is not accepted by a draft, or where comments and ratings are closed', async () => {
    const closed = await newPost({ commentingEnabled: false, ratingEnabled: false })
    expect([
      (await comment('customer', closed.id)).status,
      (await rate('customer', closed.id)).status,
    ]).toEqual([409, 409])
    const draft = await newPost({ status: 'DRAFT' })
    expect([(await comment('admin', draft.id)).status, (await rate('admin', draft.id)).status]).toEqual([
      404, 404,
    ])
  })
})

describe('a rating', () => {
  it('is given once, and changed or withdrawn by whoever gave it', async () => {
    const { id } = await newPost()
    expect((await rate(null, id)).status).toBe(401)
    expect((await rate('customer', id, 6)).body.message).toBe('Rating must be a whole number from 1 to 5')
    const { body } = await rate('customer', id, 2)
    expect((await rate('customer', id)).body.message).toBe('You have already rated this post')
    await rate('dealer', id, 5)
    expect((await seen(null, id)).body.data).toMatchObject({ ratings: 2, averageRating: 3.5 })
    const path = `/blogs/ratings/${body.data.id}`
    for (const who of ['otherCustomer', 'admin'] as const) {
      expect((await as(who, 'PATCH', path, { rating: 1 })).status, who).toBe(403)
      expect((await as(who, 'DELETE', path)).status, who).toBe(403)
    }
    expect((await as('customer', 'PATCH', path, { rating: 4 })).body.data.rating).toBe(4)
    const { data, total } = (await call('GET', `/blogs/ratings?postId=${id}&rating=4`)).body
    expect([total, data[0].userId]).toEqual([1, null])
    expect((await as('customer', 'DELETE', path)).status).toBe(200)
  })
})

it('what people wrote about posts is in their data, and is erased with them', async () => {
  const { id } = await newPost()
  await comment('otherCustomer', id)
  await rate('otherCustomer', id)
  const { body } = await as('otherCustomer', 'GET', '/users/my-data')
  expect(body.blogComments).toMatchObject([{ content: WORDS }])
  expect(body.blogRatings).toMatchObject([{ rating: 4 }])
  const { content } = await import('@/modules/content/module')
  await content.erase?.(payload.db.drizzle, [people.otherCustomer.id])
  expect((await seen(null, id)).body.data).toMatchObject({ comments: 0, ratings: 0 })
})
