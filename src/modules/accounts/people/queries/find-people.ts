import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Finder } from '@/api/module'
import { typedWords } from '@/kernel/text/typed-words'
import { roles, users } from '@/modules/accounts/tables.gen'
import { nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all } from '@/server/sql'
import * as words from '../words'

const u = alias(users, 'u')

const PERSON = {
  id: u.id,
  email: u.email,
  name: text(sql`btrim(concat_ws(' ', u.first_name, u.last_name))`),
  role: nullable(alias(roles, 'r').name),
}

/** In the words of the index `users_found_by`, which serves it. */
const SEARCHED_NAME = sql`person_norm(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '') || ' ' || u.email)`

/** How many of the newest accounts are looked through one by one: what many have is found there at once. */
const NEWEST = 500

/** Typed characters, which LIKE might take for wildcards, as they are. */
const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** People by name and e-mail address, newest first; deleted accounts are never included. */
export const findPeople: Finder['find'] = async (payload, typed, _viewer, limit) => {
  const typedParts = typedWords(typed)
  if (typedParts.length === 0) return []
  const having = (text: SQL) =>
    all([
      sql`u.deleted_at IS NULL`,
      ...typedParts.map((word) => sql`${text} LIKE '%' || person_norm(${literal(word)}) || '%'`),
    ])
  const rows = await select(
    payload,
    PERSON,
    // The first part reads without the index of words, which would list everyone with a common word first.
    (columns) => sql`WITH edge AS MATERIALIZED (
        SELECT coalesce((SELECT id FROM users ORDER BY id DESC OFFSET ${NEWEST} LIMIT 1), 0) AS id),
      hits AS MATERIALIZED (SELECT f.id FROM (
        (SELECT u.id FROM users u WHERE u.id > (SELECT id FROM edge) AND ${having(sql`(${SEARCHED_NAME} || '')`)}
          ORDER BY u.id DESC LIMIT ${limit})
        UNION ALL
        (SELECT u.id FROM users u WHERE u.id <= (SELECT id FROM edge) AND ${having(SEARCHED_NAME)}
          ORDER BY u.id + 0 DESC LIMIT ${limit})) f LIMIT ${limit})
      SELECT ${columns} FROM hits JOIN users u ON u.id = hits.id LEFT JOIN roles r ON r.id = u.role_id
      ORDER BY u.id DESC`,
  )
  return rows.map(({ email, id, name, role }) => ({
    id,
    title: name || email,
    detail: [name && email, role ?? words.customer].filter(Boolean).join(' · '),
    href: `/admin/user-management/edit/${id}`,
  }))
}
