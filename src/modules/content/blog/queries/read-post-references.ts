import { sql } from '@payloadcms/db-postgres'
import { blogPosts, blogTags } from '@/modules/content/tables.gen'
import { media } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { filled } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import type { PictureFacts } from '../rules/featured-image'

/** What is known of a stored picture; null if there is none. */
export async function readPostPicture(db: Db, id: number): Promise<PictureFacts | null> {
  const shape = { bytes: media.filesize, width: media.width, height: media.height }
  const [facts] = await select(db, shape, sql`FROM media WHERE id = ${id}`)
  return facts ?? null
}

/** The addresses of other posts that are the same or begin so. */
export async function readTakenRoutes(db: Db, route: string, except: number | null): Promise<Set<string>> {
  const others = sql`FROM blog_posts
    WHERE (route = ${route} OR starts_with(route, ${`${route}-`})) AND id IS DISTINCT FROM ${except}`
  return new Set(await selectValues(db, filled(blogPosts.route), others))
}

/** Tags by names, ignoring case, or ids. */
export async function readTagsByName(db: Db, names: readonly string[], tagIds: readonly number[]) {
  const shape = { id: blogTags.id, name: blogTags.name }
  const lower = sql.param(names.map((name) => name.trim().toLowerCase()))
  return select(
    db,
    shape,
    sql`FROM blog_tags WHERE lower(name) = ANY(${lower}::text[]) OR id = ANY(${sql.param([...tagIds])}::int[])`,
  )
}
