import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BlogPosts } from '@/collections/content/BlogPosts'
import { TopicPages } from '@/collections/content/TopicPages'
import { native } from '../api/actors'
import { call } from '../api/client'
import {
  as,
  autosave,
  newPage,
  newPost,
  readPost,
  resetLimits,
  startPublishing,
  tokens,
} from './publishing-kit'

beforeAll(startPublishing, 120_000)
beforeEach(resetLimits)

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
