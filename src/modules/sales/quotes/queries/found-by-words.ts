import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { all, contains } from '@/server/sql'
import { CUSTOMER_NAME } from './quote-mail'

/** Typed characters, which LIKE might take for wildcards, as they are. */
export const literal = (words: string): string => words.trim().replace(/[\\%_]/g, '\\$&')

/** In the words of the index `users_found_by`, which serves it for people who are not deleted. */
const PERSON = sql.raw(
  `person_norm(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '') || ' ' || u.email)`,
)

const people = (words: string, name: SQL | undefined): SQL => {
  const found = all([sql`${PERSON} LIKE '%' || person_norm(${literal(words)}) || '%'`, name])
  return sql`(SELECT u.id FROM users u WHERE u.deleted_at IS NULL AND ${found}
    UNION ALL SELECT u.id FROM users u WHERE u.deleted_at IS NOT NULL AND ${found})`
}

/**
 * By customer: the ids of people whose name or e-mail address contains these words as they stand, found by an
 * index. Lists take it as `q.customer_id IN ${peopleFoundBy(words)}`.
 */
export const peopleFoundBy = (words: string): SQL => people(words, undefined)

/** The ids of people whose name as shown to staff contains these words, found by an index. */
export const peopleNamed = (words: string): SQL => people(words, contains(CUSTOMER_NAME, words))

/** Of people with a common name only so many are looked at. */
const MOST_PEOPLE = 100

/**
 * By customer, for what is typed into a search: the ids of at most 100 people, none of them deleted, whose name
 * and e-mail address contain every word, in any order.
 */
export const peopleWithWords = (words: readonly string[]): SQL =>
  sql`(SELECT u.id FROM users u WHERE u.deleted_at IS NULL
    AND ${all(words.map((word) => sql`${PERSON} LIKE '%' || person_norm(${literal(word)}) || '%'`))} LIMIT ${MOST_PEOPLE})`

/** The ids of vehicles that staff find by all of these words, by an index; those in the trash by their names. */
export function vehiclesFoundBy(words: string): SQL {
  const having = words
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => sql`s.staff_doc LIKE '%' || search_norm(${literal(word)}) || '%'`)
  return sql`(SELECT s.vehicle_id FROM vehicle_search s WHERE ${having.length > 0 ? all(having) : sql`false`}
    UNION ALL SELECT v.id FROM vehicles v
      WHERE v.deleted_at IS NOT NULL AND ${contains(sql`concat_ws(' ', v.name, v.sku, v.chassis)`, words)})`
}

const WANTED = sql.raw(
  `concat_ws(' ', coalesce(m.name, k.custom_manufacturer), coalesce(d.name, k.custom_model))`,
)

/** The ids of quotes whose customer, vehicle or wish contains the words; wishes only if they are looked for. */
export function quotesFoundBy(words: string, withWishes: boolean): SQL {
  const wishes = sql`UNION ALL SELECT k.id FROM quotes k LEFT JOIN manufacturers m ON m.id = k.wanted_manufacturer_id
    LEFT JOIN models d ON d.id = k.wanted_model_id
    WHERE k.is_order_on_demand AND k.vehicle_id IS NULL AND ${contains(WANTED, words)}`
  return sql`(SELECT k.id FROM quotes k WHERE k.customer_id IN ${peopleFoundBy(words)}
    UNION ALL SELECT k.id FROM quotes k WHERE k.vehicle_id IN ${vehiclesFoundBy(words)} ${withWishes ? wishes : sql``})`
}
