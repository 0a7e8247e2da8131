import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueSchedules } from '@/modules/content/publishing/operations/run-due-schedules'
import { SCHEDULE_MESSAGES } from '@/modules/content/publishing/rules/schedule'
import { callNatively } from '../api/actors'
import { call } from '../api/client'
import {
  addPicture,
  as,
  autosave,
  newPage,
  newPost,
  payload,
  people,
  picture,
  readPost,
  resetLimits,
  startPublishing,
  tokens,
  withPicture,
} from './publishing-kit'

beforeAll(startPublishing, 120_000)
beforeEach(resetLimits)

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
    expect([await runDueSchedules(payload), (await readPost(id)).status]).toEqual([0, 404])
    await payload.db.drizzle.execute(sql`UPDATE content_schedules SET at = now() - interval '1 second'
      WHERE record_id = ${id} AND action = 'publish'`)
    const done = await Promise.all([runDueSchedules(payload), runDueSchedules(payload)])
    expect(done.toSorted()).toEqual([0, 1])
    expect((await readPost(id)).body.data.title).toBe('Written since then')
    expect((await as('GET', path(id))).body.data).toMatchObject({
      publishAt: null,
      unpublishAt: expect.any(String),
    })
    await pass(id)
    expect([await runDueSchedules(payload), (await readPost(id)).status]).toEqual([1, 404])
    const { body } = await as('GET', `/blogs/posts/${id}/versions`)
    expect(body.data).toMatchObject([
      { status: 'DRAFT', isScheduled: true, by: 'manager Test' },
      { status: 'PUBLISHED', isScheduled: true, by: 'manager Test' },
      { status: 'DRAFT', isScheduled: false, by: 'manager Test' },
      { status: 'DRAFT', isScheduled: false },
    ])
  })

  it('publishes nothing that breaks a rule, says why, and writes to whoever scheduled it', async () => {
    const { id } = await newPost({ status: 'DRAFT', tags: [] })
    await as('PUT', path(id), { publishAt: soon(5) })
    await pass(id)
    expect([
      await runDueSchedules(payload),
      await runDueSchedules(payload),
      (await readPost(id)).status,
    ]).toEqual([0, 0, 404])
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
    const empty = await as('PUT', path(id), {})
    expect([empty.status, empty.body.errors]).toEqual([
      422,
      [{ path: 'publishAt', message: SCHEDULE_MESSAGES.noTime }],
    ])
    expect((await as('GET', path(id))).body.data.publishAt).not.toBeNull()
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

  it('are listed, compared, and restored as a draft beside what readers see, or at once', async () => {
    const { id } = await newPost({ title: 'First words here', body: 'One' })
    await as('PATCH', `/blogs/posts/${id}`, { title: 'Second words here', body: 'Two' })
    const [second, first] = await versionsOf(id)
    expect(second).toMatchObject({ isCurrent: true, isPublic: true, by: 'manager Test', status: 'PUBLISHED' })
    expect(first).toMatchObject({ isCurrent: false, isPublic: false })
    const { body } = await as('GET', `/blogs/posts/${id}/versions/${first.id}`)
    expect(body.data).toMatchObject({
      fields: { title: 'First words here' },
      html: '<p>One</p>',
      lines: ['One'],
    })

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
