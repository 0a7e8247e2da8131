import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'

/** The texts of a record in one language; the default language may stand in for each that is missing. */
export type LocalizedTexts = {
  /** The tables that hold the texts, to be appended to FROM. */
  join: SQL
  /** A line or lines of text: null if no language has it. */
  text: (column: string) => SQL
  /** Rich text or a number: null if no language has it. */
  value: (column: string) => SQL
}

/**
 * @param table of the texts, such as `blog_posts_locales`
 * @param id the record's id in the query, such as `p.id`
 * @param fallback whether the default language stands in for what is missing; not where texts are written
 */
export function localizedTexts(
  table: string,
  id: SQL,
  locale: Locale = DEFAULT_LOCALE,
  fallback = true,
): LocalizedTexts {
  const join = (as: string, of: Locale) =>
    sql` LEFT JOIN ${sql.raw(table)} ${sql.raw(as)} ON ${sql.raw(as)}._parent_id = ${id}
      AND ${sql.raw(as)}._locale = ${of}`
  const column = (as: string, name: string) => sql.raw(`${as}."${name}"`)
  const main = join('main_texts', fallback ? DEFAULT_LOCALE : locale)
  if (locale === DEFAULT_LOCALE || !fallback) {
    const of = (name: string) => column('main_texts', name)
    return { join: main, text: of, value: of }
  }
  return {
    join: sql`${main}${join('own_texts', locale)}`,
    text: (name) =>
      sql`coalesce(nullif(btrim(${column('own_texts', name)}), ''), ${column('main_texts', name)})`,
    value: (name) => sql`coalesce(${column('own_texts', name)}, ${column('main_texts', name)})`,
  }
}
