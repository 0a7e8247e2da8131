import { type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { findRedirect } from '@/modules/content/publishing/queries/find-redirect'
import { down, up } from '../../../migrations/20261127_220618_content_publishing'
import { getTestPayload } from '../../setup/payload'

const { drizzle } = (await getTestPayload()).db

async function idOf(statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await drizzle.execute(statement)
  return Number(rows[0]?.id)
}

const postAt = (route: string, status: string) =>
  idOf(sql`INSERT INTO blog_posts (route, _status, published_at)
    VALUES (${route}, ${status}::enum_blog_posts_status, now()) RETURNING id`)
const pageAt = (route: string) =>
  idOf(sql`INSERT INTO topic_pages (route, _status) VALUES (${route}, 'published') RETURNING id`)

it('posts and pages of before the migration keep their redirects, pictures and public routes', async () => {
  const args = { db: drizzle } as unknown as MigrateDownArgs
  await down(args)
  const [post, hidden] = [await postAt('post-now', 'published'), await postAt('post-hidden', 'draft')]
  await drizzle.execute(sql`INSERT INTO blog_redirects (route, post_id)
    VALUES ('post-before', ${post}), ('post-long-before', ${post}), ('hidden-before', ${hidden})`)
  const text = JSON.stringify({
    root: { type: 'root', children: [{ type: 'upload', relationTo: 'media', value: 0 }] },
  })
  const [cover, inText] = [
    await idOf(
      sql`INSERT INTO media (filename, mime_type) VALUES ('old-cover.webp', 'image/webp') RETURNING id`,
    ),
    await idOf(
      sql`INSERT INTO media (filename, mime_type) VALUES ('in-text.webp', 'image/webp') RETURNING id`,
    ),
  ]
  await drizzle.execute(
    sql`UPDATE blog_posts SET featured_image_url = '/media/old-cover.webp' WHERE id = ${post}`,
  )
  await drizzle.execute(sql`INSERT INTO blog_posts_locales (_parent_id, _locale, title, body)
    VALUES (${post}, 'en', 'Post now', replace(${text}, '"value":0', ${`"value":${inText}`})::jsonb)`)
  const page = await pageAt('page-first')
  await drizzle.execute(sql`UPDATE topic_pages SET route = 'page-now' WHERE id = ${page}`)
  // Another page is where the first one was.
  await drizzle.execute(sql`UPDATE topic_pages SET route = 'about-us' WHERE route = 'about'`)
  await up(args)

  const at = async (path: string) => (await findRedirect(drizzle, path))?.url ?? null
  expect(
    await Promise.all(['/blogs/post-before', '/blogs/post-long-before', '/blogs/post-now'].map(at)),
  ).toEqual(['/blogs/post-now', '/blogs/post-now', null])
  expect(await Promise.all(['/topic-page/page-first', '/about', '/blogs/hidden-before'].map(at))).toEqual([
    '/topic-page/page-now',
    '/topic-page/about-us',
    null,
  ])
  const { rows } = await drizzle.execute(sql`SELECT public_route, featured_image_id FROM blog_posts
    WHERE id IN (${post}, ${hidden}) ORDER BY id`)
  expect(rows).toEqual([
    { public_route: 'post-now', featured_image_id: cover },
    { public_route: 'post-hidden', featured_image_id: null },
  ])
  const pictures = await drizzle.execute(sql`SELECT kind, record_id, media_id FROM content_pictures`)
  expect(pictures.rows).toEqual([{ kind: 'post', record_id: post, media_id: inText }])
})
