import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resolvePostUrl } from '@/modules/content/blog/queries/resolve-post-url'
import { findRedirect } from '@/modules/content/publishing/queries/find-redirect'
import { REDIRECT_MESSAGES } from '@/modules/content/publishing/rules/redirect'
import { callNatively } from '../api/actors'
import {
  as,
  autosave,
  newPage,
  newPost,
  payload,
  resetLimits,
  startPublishing,
  tokens,
} from './publishing-kit'

beforeAll(startPublishing, 120_000)
beforeEach(resetLimits)

describe('a redirect', () => {
  const at = async (path: string) => (await findRedirect(payload.db.drizzle, path))?.url ?? null
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

  it('from an earlier post leads to a page, and never away from a live post', async () => {
    const page = await newPage({ route: 'guide-to-ports' })
    const away = { type: 'reference', reference: { relationTo: 'topic-pages', value: page.id } }
    expect((await add({ from: '/blogs/old-guide', to: away })).status).toBe(201)
    expect(await resolvePostUrl(payload, 'old-guide')).toEqual({ movedTo: '/topic-page/guide-to-ports' })
    const { id } = await newPost({ route: 'here-again' })
    await as('PATCH', `/blogs/posts/${id}`, { status: 'DRAFT' })
    expect((await add({ from: '/blogs/here-again', to: away })).status).toBe(201)
    expect(await resolvePostUrl(payload, 'here-again')).toMatchObject({ movedTo: expect.any(String) })
    await as('PATCH', `/blogs/posts/${id}`, { status: 'PUBLISHED' })
    expect(await resolvePostUrl(payload, 'here-again')).toMatchObject({ post: { id } })
    expect(await at('/blogs/here-again')).toBeNull()
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
