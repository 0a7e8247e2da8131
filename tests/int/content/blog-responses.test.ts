import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PersonName } from '../api/client'
import { call } from '../api/client'
import {
  as,
  comment,
  commentsOn,
  newPost,
  payload,
  people,
  rate,
  resetLimits,
  seen,
  startBlog,
  WORDS,
} from './blog-kit'

beforeAll(startBlog, 120_000)
beforeEach(resetLimits)

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
    expect(body.message).toContain('Our staff check it')
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
      expect(edited.body.message).toContain('Our staff check it')
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
