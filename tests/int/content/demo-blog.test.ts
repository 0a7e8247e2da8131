import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { seedBlog } from '../../../scripts/seed/blog'
import { seedPeople } from '../../../scripts/seed/people'
import { getTestPayload } from '../../setup/payload'
import { call } from '../api/client'

test('a first start has posts with everything that a text can show, comments, ratings, and one comment to check', async () => {
  const payload = await getTestPayload()
  await seedPeople(payload, [])
  await seedBlog(payload)

  const { data } = (await call('GET', '/blogs/posts?limit=10')).body
  expect(data).toHaveLength(5)
  const oldest = data.at(-1)
  const { bodyHtml } = (await call('GET', `/blogs/posts/${oldest.id}`)).body.data
  expect(bodyHtml).toContain('<th><p>Grade</p></th>')
  expect(bodyHtml).toMatch(/<img src="[^"]*auction-sheet-drawing/)
  expect(bodyHtml).toContain('<a href="/vehicles">See the vehicles</a>')

  const { rows } =
    await payload.db.drizzle.execute(sql`SELECT count(*) FILTER (WHERE is_approved)::int AS shown,
    count(*) FILTER (WHERE NOT is_approved)::int AS held, count(DISTINCT post_id)::int AS posts,
    (SELECT count(*)::int FROM blog_ratings) AS ratings FROM blog_comments`)
  expect(rows).toEqual([{ shown: 3, held: 1, posts: 2, ratings: 3 }])
}, 120_000)
