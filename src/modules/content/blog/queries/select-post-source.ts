import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { listPostFields } from './list-post-fields'

/** Where posts are read from: as readers see them, or as last saved; `p` is the post in both. */
export type PostSource = {
  from: SQL
  /** The table of the texts, the id that it refers to, and what its columns begin with. */
  texts: { table: string; id: SQL; prefix: string }
  /** The links of post `p` to its tags, as rows `l`. */
  tagLinks: SQL
  /** The links to one tag, from the table `l`: what a post is found by. */
  taggedWith: (tagId: number) => SQL
  hasDraft: SQL
}

export const LIVE: PostSource = {
  from: sql`blog_posts p`,
  texts: { table: 'blog_posts_locales', id: sql`p.id`, prefix: '' },
  tagLinks: sql`blog_posts_rels l WHERE l.parent_id = p.id AND l.path = 'tags'`,
  taggedWith: (tagId) => sql`EXISTS (SELECT FROM blog_posts_rels l
    WHERE l.parent_id = p.id AND l.path = 'tags' AND l.blog_tags_id = ${tagId})`,
  hasDraft: sql`false`,
}

const COPIED = [
  'route',
  'featured_image_id',
  'commenting_enabled',
  'rating_enabled',
  'show_author_name',
  'show_publish_date',
  'writer_id',
  'writer_name',
]

/** The posts with what a version has of them, the fields of other modules included. */
function withVersion(version: SQL): SQL {
  const added = listPostFields().flatMap(({ column, isLocalized }) => (isLocalized ? [] : [column]))
  const copied = [...COPIED, ...added].map(
    (name) => sql`v.${sql.identifier(`version_${name}`)} AS ${sql.identifier(name)}`,
  )
  return sql`(SELECT v.id AS version_id, o.id, o._status, o.published_at, o.created_at, o.updated_at,
      ${sql.join(copied, sql`, `)}, o._status = 'published' AND v.version__status = 'draft' AS has_draft
    FROM blog_posts o JOIN _blog_posts_v v ON v.parent_id = o.id AND ${version}) p`
}

/** The newest version of each post: whether it is public, and since when, is that of the post itself. */
export const LATEST: PostSource = {
  // Which fields modules add is known once all of them are loaded.
  get from() {
    return withVersion(sql`v.latest`)
  },
  texts: { table: '_blog_posts_v_locales', id: sql`p.version_id`, prefix: 'version_' },
  tagLinks: sql`_blog_posts_v_rels l WHERE l.parent_id = p.version_id AND l.path = 'version.tags'`,
  taggedWith: (tagId) => sql`EXISTS (SELECT FROM _blog_posts_v_rels l
    WHERE l.parent_id = p.version_id AND l.path = 'version.tags' AND l.blog_tags_id = ${tagId})`,
  hasDraft: sql`p.has_draft`,
}

/** One version of a post, whichever. */
export const versionSource = (versionId: number): PostSource => ({
  ...LATEST,
  from: withVersion(sql`v.id = ${versionId}`),
})
