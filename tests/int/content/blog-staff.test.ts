import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countRatings } from '@/modules/content/blog/queries/count-ratings'
import { findPosts } from '@/modules/content/blog/queries/find-posts'
import { commentsToCheck, commentWork } from '@/modules/content/blog/queries/list-comment-work'
import { listStaffComments } from '@/modules/content/blog/queries/list-staff-comments'
import { listStaffPosts } from '@/modules/content/blog/queries/list-staff-posts'
import { listStaffTags } from '@/modules/content/blog/queries/list-staff-tags'
import {
  staffCommentsQuery,
  staffPostsQuery,
  staffTagsQuery,
} from '@/modules/content/blog/schemas/staff-list-queries'
import { count } from '@/server/rows/select'
import { getTestPayload } from '../../setup/payload'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'

const VIEWER = { id: 1, showrooms: 'all' } as const
const LINK = 'Cheap cars at https://spam.example today'

let payload: Payload
let people: People
const ids: Record<'draft' | 'live' | 'other', number> = { draft: 0, live: 0, other: 0 }
const tokens: Partial<Record<PersonName, string>> = {}

beforeAll(async () => {
  payload = await getTestPayload()
  people = await addPeople()
  for (const name of ['manager', 'customer', 'otherCustomer'] as const)
    tokens[name] = await tokenOf(payload, people[name])
  for (const name of ['Kenya', 'Shipping', 'Tanzania']) await as('manager', 'POST', '/blogs/tags', { name })
  const { rows } =
    await payload.db.drizzle.execute(sql`INSERT INTO media (filename, mime_type, filesize, width, height)
    VALUES ('post.webp', 'image/webp', 1000, 1600, 900) RETURNING id`)
  const whole = {
    tags: ['Kenya', 'Shipping'],
    body: 'What to look at.',
    metaDescription: 'What a buyer should look at',
    featuredImage: Number(rows[0]?.id),
    status: 'PUBLISHED',
  }
  ids.live = await newPost({ ...whole, title: 'Ships to Mombasa' })
  ids.other = await newPost({
    ...whole,
    title: 'Duties in Dodoma',
    tags: ['Tanzania', 'Shipping'],
    commentingEnabled: false,
  })
  ids.draft = await newPost({ title: 'Not yet ready' })
  await payload.update({
    collection: 'blog-posts',
    id: ids.live,
    data: { title: 'Ships to Mombasa and on' },
    draft: true,
  })
}, 120_000)

// Each case has its own hour.
beforeEach(() => payload.db.drizzle.execute(sql`DELETE FROM rate_limits`))

const as = (who: PersonName, method: string, path: string, body?: unknown) =>
  call(method, path, { token: tokens[who], body })

async function newPost(values: Record<string, unknown>): Promise<number> {
  const { body, status } = await as('manager', 'POST', '/blogs/posts', values)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.id
}

const posts = async (texts: Record<string, string> = {}) =>
  (await listStaffPosts(payload.db.drizzle, staffPostsQuery.parse(texts))).rows
const comments = async (texts: Record<string, string> = {}, named = true) =>
  (await listStaffComments(payload.db.drizzle, staffCommentsQuery.parse(texts), named)).rows
const waiting = () => count(payload, sql`FROM (${commentsToCheck.of(VIEWER)}) x`)

describe('the list of posts', () => {
  it('shows each as last saved, those never published first', async () => {
    expect(await posts()).toMatchObject([
      { id: ids.draft, title: 'Not yet ready', isPublished: false, hasDraft: false, picture: null, tags: [] },
      { id: ids.other, title: 'Duties in Dodoma', isPublished: true, hasDraft: false },
      {
        id: ids.live,
        title: 'Ships to Mombasa and on',
        route: 'ships-to-mombasa',
        isPublished: true,
        hasDraft: true,
        picture: '/media/post.webp',
        tags: ['Kenya', 'Shipping'],
        averageRating: null,
      },
    ])
  })

  const today = new Date().toISOString().slice(0, 10)
  it.each([
    [{ title: 'mombasa and on' }, ['live']],
    [{ tag: 'kenya' }, ['live']],
    [{ status: 'DRAFT' }, ['draft']],
    [{ status: 'PUBLISHED' }, ['other', 'live']],
    [{ route: 'dodoma' }, ['other']],
    [{ writer: 'MANAGER' }, ['draft', 'other', 'live']],
    [{ writer: 'nobody' }, []],
    [{ dateFrom: today, dateTo: today }, ['draft', 'other', 'live']],
    [{ dateTo: '2020-01-01' }, []],
    [{ commentingEnabled: 'false' }, ['other']],
    [{ ratingEnabled: 'true', limit: '1', page: '2' }, ['other']],
  ] as const)('is filtered by %j', async (texts, names) => {
    expect((await posts(texts)).map(({ id }) => id)).toEqual(names.map((name) => ids[name]))
  })

  it('is searched by title from every screen', async () => {
    expect(await findPosts(payload, 'MOMBASA ships', VIEWER, 5)).toMatchObject([
      {
        id: ids.live,
        detail: expect.stringContaining('Published'),
        href: `/admin/content-management/blog/${ids.live}`,
      },
    ])
    expect(await findPosts(payload, '%', VIEWER, 5)).toEqual([])
  })
})

describe('a held comment', () => {
  const change = (who: PersonName, id: number, body: unknown) =>
    as(who, 'PATCH', `/blogs/comments/${id}`, body)

  it('waits until staff decide about it, and again after its author has changed it', async () => {
    const { body } = await as('customer', 'POST', '/blogs/comments', { postId: ids.live, content: LINK })
    const { id } = body.data
    expect(await waiting()).toBe(1)
    expect(await posts({ route: 'mombasa' })).toMatchObject([{ toCheck: 1 }])
    const [item] = await commentWork.oldest(payload, { ...VIEWER, seesCustomers: false }, 5)
    expect(item).toMatchObject({ title: 'Ships to Mombasa', what: LINK, who: null })

    await change('manager', id, { isSpam: true })
    expect([await waiting(), await comments()]).toMatchObject([0, [{ isSpam: true, isToCheck: false }]])
    await change('customer', id, { content: LINK })
    expect([await waiting(), await comments({ toCheck: 'true' })]).toMatchObject([1, [{ id }]])
    await change('manager', id, { isApproved: false, isSpam: false })
    expect(await comments()).toMatchObject([{ isApproved: false, isSpam: false, isToCheck: false }])
    await change('manager', id, { isApproved: true })
    expect([await waiting(), await comments({ isApproved: 'true' })]).toMatchObject([0, [{ id }]])
  })
})

describe('the list of comments', () => {
  it('is filtered, and names authors only for staff who deal with customers', async () => {
    const content = 'Thank you, that helped.'
    await as('otherCustomer', 'POST', '/blogs/comments', { postId: ids.live, content })
    await as('otherCustomer', 'POST', '/blogs/ratings', { postId: ids.live, rating: 4 })
    const email = people.otherCustomer.email
    expect(await comments({ author: email })).toMatchObject([{ content, author: { email } }])
    expect(JSON.stringify(await comments({ author: email }, false))).not.toContain('@')
    expect(await comments({ author: email }, false)).toHaveLength(2)
    expect(await comments({ post: 'dodoma' })).toEqual([])
    expect(await comments({ postId: String(ids.live), isSpam: 'false' })).toHaveLength(2)
    expect(await countRatings(payload.db.drizzle, ids.live)).toEqual([{ rating: 4, count: 1 }])
    expect(await posts({ route: 'mombasa' })).toMatchObject([{ ratings: 1, averageRating: 4 }])
  })
})

describe('the list of tags', () => {
  it('counts published posts', async () => {
    const { rows, total } = await listStaffTags(payload.db.drizzle, staffTagsQuery.parse({ name: 'an' }))
    expect([rows, total]).toMatchObject([[{ name: 'Tanzania', route: 'tanzania', posts: 1 }], 1])
  })
})
