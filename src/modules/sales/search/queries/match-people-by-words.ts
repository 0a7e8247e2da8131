import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import type { Db } from '@/server/db-of'
import { numbers } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { all, contains, ids } from '@/server/sql'
import { hasWords, literal } from './match-words'

/** In the words of the index `users_found_by`, which serves it for people who are not deleted. */
const PERSON = sql.raw(
  `person_norm(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '') || ' ' || u.email)`,
)

const people = (words: string, name: SQL | undefined): SQL => {
  const condition = all([hasWords(PERSON, words), name])
  return sql`(SELECT u.id FROM users u WHERE u.deleted_at IS NULL AND ${condition}
    UNION ALL SELECT u.id FROM users u WHERE u.deleted_at IS NOT NULL AND ${condition})`
}

/**
 * By customer: the ids of people whose name or e-mail address contains these words as they stand, found by an
 * index. Lists take it as `q.customer_id IN ${peopleMatching(words)}`.
 */
export const peopleMatching = (words: string): SQL => people(words, undefined)

/** The ids of people whose name as shown to staff contains these words, found by an index. */
export const peopleNamed = (words: string): SQL => people(words, contains(personName('u'), words))

/** Of people with a common name only so many are looked at. */
const MOST_PEOPLE = 100

/**
 * By customer, for what is typed into a search: the ids of at most 100 people, none of them deleted, whose name
 * and e-mail address contain every word, in any order.
 */
export const peopleWithWords = (words: readonly string[]): SQL =>
  sql`(SELECT u.id FROM users u WHERE u.deleted_at IS NULL
    AND ${all(words.map((word) => hasWords(PERSON, word)))} LIMIT ${MOST_PEOPLE})`

const wordsOf = (words: string): string[] =>
  words
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

const inDocument = (words: string): SQL => {
  const having = wordsOf(words).map(
    (word) => sql`s.staff_doc LIKE '%' || search_norm(${literal(word)}) || '%'`,
  )
  return having.length > 0 ? all(having) : sql`false`
}

const inNames = (words: string): SQL | undefined =>
  contains(sql`concat_ws(' ', v.name, v.sku, v.chassis)`, words)

/** The ids of vehicles that staff find by all of these words, by an index; those in the trash by their names. */
export const vehiclesMatchingWords = (words: string): SQL =>
  sql`(SELECT s.vehicle_id FROM vehicle_search s WHERE ${inDocument(words)}
    UNION ALL SELECT v.id FROM vehicles v WHERE v.deleted_at IS NOT NULL AND ${inNames(words)})`

const FOUND = numbers(sql`coalesce(array_agg(f.id), '{}')`)
/** So many ids are few, and no more are read. */
const FEW = 2_000

/** What a search finds: the ids, and whether a row is one of them. */
type Search = {
  condition: SQL
  /** A subquery per row, which the planner never turns into one over all of them. */
  isMatching: SQL
}

/** Up to 2,001 of the ids that a condition finds, and whether these are all. */
export async function findSome(db: Db, condition: SQL): Promise<{ list: number[]; isAll: boolean }> {
  const some = sql`FROM (SELECT * FROM ${condition} g (id) LIMIT ${FEW + 1}) f`
  const [list = []] = await selectValues(db, FOUND, some)
  return { list, isAll: list.length <= FEW }
}

/**
 * Whether a column has one of the found ids. They are read beforehand: of few it is then known which index finds
 * their rows. With many, as for 'Toyota', rows are tried one by one until a list's page is full.
 */
export async function isAmong(db: Db, column: SQL, { condition, isMatching }: Search): Promise<SQL> {
  const { list, isAll } = await findSome(db, condition)
  return isAll ? sql`${column} = ANY(${ids(list)})` : isMatching
}

const isOfPerson = (column: SQL, condition: SQL | undefined): SQL =>
  sql`coalesce((SELECT ${all([condition])} FROM users u WHERE u.id = ${column}), false)`

/** Whether a column names such a person, tried row by row. */
export const isPersonOfRow = (column: SQL, words: string): SQL => isOfPerson(column, hasWords(PERSON, words))

/** Whether a column names a person whose name or e-mail address contains the words. */
export const isPerson = (db: Db, column: SQL, words: string): Promise<SQL> =>
  isAmong(db, column, { condition: peopleMatching(words), isMatching: isPersonOfRow(column, words) })

/** Whether a column names a person whose name as shown to staff contains the words. */
export const isPersonNamed = (db: Db, column: SQL, words: string): Promise<SQL> =>
  isAmong(db, column, {
    condition: peopleNamed(words),
    isMatching: isOfPerson(column, contains(personName('u'), words)),
  })

/** Whether a column names a person whose e-mail address contains the words. */
export const isPersonAt = (db: Db, column: SQL, words: string): Promise<SQL> => {
  const hasAddress = contains(sql`u.email`, words)
  return isAmong(db, column, {
    condition: people(words, hasAddress),
    isMatching: isOfPerson(column, hasAddress),
  })
}

/** Whether a column names a vehicle that staff find by the words. */
const isVehicle = (db: Db, column: SQL, words: string): Promise<SQL> =>
  isAmong(db, column, {
    condition: vehiclesMatchingWords(words),
    isMatching: sql`(coalesce((SELECT ${inDocument(words)} FROM vehicle_search s WHERE s.vehicle_id = ${column}), false)
      OR EXISTS (SELECT FROM vehicles v WHERE v.id = ${column} AND v.deleted_at IS NOT NULL AND ${inNames(words)} OFFSET 0))`,
  })

/** Whether the customer or the vehicle of a quote `q` or an order `o` contains the words. */
export async function isAbout(db: Db, row: 'q' | 'o', words: string): Promise<SQL> {
  const customer = await isPerson(db, sql.raw(`${row}.customer_id`), words)
  const vehicle = await isVehicle(db, sql.raw(`${row}.vehicle_id`), words)
  return sql`${customer} OR ${vehicle}`
}
