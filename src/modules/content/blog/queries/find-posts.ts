import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Finder } from '@/api/module'
import { DEFAULT_LOCALE } from '@/kernel/languages/languages'
import { typedWords } from '@/kernel/text/typed-words'
import { blogPosts } from '@/modules/content/tables.gen'
import { flag, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all } from '@/server/sql'
import { postScreen } from '../rules/admin-urls'
import * as words from '../words'

const p = alias(blogPosts, 'p')
const POST = {
  id: p.id,
  title: text(sql`coalesce(t.title, '')`),
  writer: p.writerName,
  isPublished: flag(sql`p._status = 'published'`),
}

/** In the words of the index `blog_posts_found_by`, which serves it. */
const SEARCHED = sql`person_norm(coalesce(t.title, ''))`

/** Typed characters, which LIKE might take for wildcards, as they are. */
const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** Posts by their title in the main language, the newest first. */
export const findPosts: Finder['find'] = async (payload, typed, _viewer, limit) => {
  const typedParts = typedWords(typed)
  if (typedParts.length === 0) return []
  const where = all([
    sql`t._locale = ${DEFAULT_LOCALE}`,
    ...typedParts.map((word) => sql`${SEARCHED} LIKE '%' || person_norm(${literal(word)}) || '%'`),
  ])
  const rows = await select(
    payload,
    POST,
    sql`FROM blog_posts_locales t JOIN blog_posts p ON p.id = t._parent_id
      WHERE ${where} ORDER BY p.id DESC LIMIT ${limit}`,
  )
  return rows.map(({ id, isPublished, title, writer }) => ({
    id,
    title: title || words.untitledPost,
    detail: [writer, isPublished ? words.published : words.draft].filter(Boolean).join(' · '),
    href: postScreen(id),
  }))
}
