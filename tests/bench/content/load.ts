import { withClient } from '../../../scripts/lib/database.mjs'

export const TAGS = 100
const VERSION_TEXTS = ['title', 'body', 'reading_minutes', 'meta_title', 'meta_description', 'keywords']
const VERSION_FIELDS = [
  'route',
  'commenting_enabled',
  'rating_enabled',
  'show_author_name',
  'show_publish_date',
  'writer_name',
  'published_at',
  'public_route',
]
const TABLES = [
  'blog_posts',
  'blog_posts_locales',
  'blog_posts_rels',
  '_blog_posts_v',
  'blog_comments',
  'blog_ratings',
]

const prefixed = (names: readonly string[]) => names.map((name) => `version_${name}`).join(', ')

/** Statements, each with the number of posts as $1; the first tags are those of most posts. */
const STATEMENTS = (posts: number): string[] => [
  `INSERT INTO blog_tags (name, route) SELECT 'Tag ' || n, 'tag-' || n FROM generate_series(1, ${TAGS}) n`,
  `INSERT INTO blog_posts (id, route, commenting_enabled, rating_enabled, show_author_name, show_publish_date, writer_name,
      published_at, created_at, updated_at, _status, public_route)
    SELECT n, 'post-number-' || n, true, true, n % 3 > 0, n % 5 > 0, 'Writer ' || n % 20,
      CASE WHEN n % 10 > 0 THEN now() - n * interval '40 minutes' END, now() - n * interval '41 minutes', now(),
      CASE WHEN n % 10 > 0 THEN 'published' ELSE 'draft' END::enum_blog_posts_status,
      CASE WHEN n % 10 > 0 THEN 'post-number-' || n END
    FROM generate_series(1, ${posts}) n`,
  `INSERT INTO blog_posts_locales (_parent_id, _locale, title, meta_description, reading_minutes, body)
    SELECT n, 'en', 'Buying vehicle number ' || n, 'What a buyer should look at, ' || n, 4,
      jsonb_build_object('root', jsonb_build_object('type', 'root', 'children', jsonb_build_array(jsonb_build_object(
        'type', 'paragraph', 'children', jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('word ' || n || ' ', 120)))))))
    FROM generate_series(1, ${posts}) n`,
  // Half of all posts have the first tag, and each of the last ones few.
  `INSERT INTO blog_posts_rels ("order", parent_id, path, blog_tags_id)
    SELECT k, n, 'tags', CASE WHEN k = 1 THEN CASE WHEN n % 2 = 0 THEN 1 ELSE 2 + n % 9 END ELSE 11 + (n * k) % ${TAGS - 10} END
    FROM generate_series(1, ${posts}) n, generate_series(1, 3) k`,
  `INSERT INTO _blog_posts_v (parent_id, ${prefixed(VERSION_FIELDS)}, version__status, latest, created_at, updated_at)
    SELECT id, ${VERSION_FIELDS.join(', ')}, _status::text::enum__blog_posts_v_version_status, true, created_at, updated_at
    FROM blog_posts ORDER BY id`,
  `INSERT INTO _blog_posts_v_locales (_parent_id, _locale, ${prefixed(VERSION_TEXTS)})
    SELECT v.id, 'en', ${VERSION_TEXTS.map((name) => `l.${name}`).join(', ')}
    FROM _blog_posts_v v JOIN blog_posts_locales l ON l._parent_id = v.parent_id`,
  `INSERT INTO users (email, first_name, last_name) SELECT 'reader-' || n || '@bench.example', 'Reader', 'No ' || n
    FROM generate_series(1, 200) n`,
  `WITH readers AS (SELECT id, row_number() OVER () AS n FROM users WHERE email LIKE 'reader-%')
    INSERT INTO blog_comments (post_id, user_id, content, author_name, author_email, is_approved)
    SELECT p, r.id, 'Thank you, that helped.', 'Reader', 'r@bench.example', r.n % 9 > 0
    FROM generate_series(1, ${posts}) p JOIN readers r ON r.n <= p % 4`,
  `WITH readers AS (SELECT id, row_number() OVER () AS n FROM users WHERE email LIKE 'reader-%')
    INSERT INTO blog_ratings (post_id, user_id, rating) SELECT p, r.id, 1 + (p + r.n) % 5
    FROM generate_series(1, ${posts}) p JOIN readers r ON r.n <= p % 7`,
]

/** Fills an empty, migrated database with posts of some four years, with comments and ratings. */
export async function loadPosts(adminUrl: string, posts: number): Promise<void> {
  await withClient(adminUrl, async (client) => {
    // Nobody follows the changes, and the rows are right.
    await client.query("SET session_replication_role = 'replica'")
    for (const statement of STATEMENTS(posts)) await client.query(statement)
    await client.query(`SELECT setval(pg_get_serial_sequence('blog_posts', 'id'), ${posts})`)
    for (const table of [...TABLES, '_blog_posts_v_locales', 'blog_tags'])
      await client.query(`VACUUM ANALYZE ${table}`)
  })
}
