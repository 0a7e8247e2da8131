import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { blogRatings } from '@/modules/content/tables.gen'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const r = alias(blogRatings, 'r')
const COUNTS = { rating: r.rating, count: number(sql`count(*)`) }

/** How often a post was given how many stars, the most stars first. */
export const countRatings = (db: Db, postId: number) =>
  select(
    db,
    COUNTS,
    sql`FROM blog_ratings r WHERE r.post_id = ${postId} GROUP BY r.rating ORDER BY r.rating DESC`,
  )
