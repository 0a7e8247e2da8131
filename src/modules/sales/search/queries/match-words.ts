import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { manufacturers } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import { contains, ids } from '@/server/sql'

/** Typed characters, which LIKE might take for wildcards, as they are. */
export const literal = (words: string): string => words.trim().replace(/[\\%_]/g, '\\$&')

/** Whether a text of an index with `person_norm` contains the words. */
export const hasWords = (text: SQL, words: string): SQL =>
  sql`${text} LIKE '%' || person_norm(${literal(words)}) || '%'`

/** The columns of a wish: a make and a model of the lists, and a model as it was typed. */
export type WishColumns = { make: SQL; model: SQL; typedModel: SQL }

const MAKES = { id: manufacturers.id, name: manufacturers.name }

/**
 * The ways in which a wish may contain the words in the names of the lists, as 'Corolla', 'Toyota Corolla' or
 * 'Toyota Nano', of which the model was typed. The few makes and models are read beforehand: then it is known
 * which index finds what wants them.
 */
export async function matchWantedLists(
  db: Db,
  { make, model, typedModel }: WishColumns,
  words: string,
): Promise<SQL[]> {
  const [first = '', ...more] = words.trim().split(/\s+/)
  const makes = await select(db, MAKES, sql`FROM manufacturers WHERE ${contains(sql`name`, first)}`)
  const models = await selectValues(
    db,
    number(sql`m.id`),
    sql`FROM models m LEFT JOIN manufacturers k ON k.id = m.manufacturer_id
      WHERE ${contains(sql`concat_ws(' ', k.name, m.name)`, words)}`,
  )
  const typed = makes.map(
    ({ id, name }) => sql`(${make} = ${id} AND ${model} IS NULL
      AND ${contains(sql`${name}::text || ' ' || coalesce(${typedModel}, '')`, words)})`,
  )
  return [
    ...(more.length > 0 ? typed : [sql`${make} = ANY(${ids(makes.map(({ id }) => id))})`]),
    sql`${model} = ANY(${ids(models)})`,
  ]
}
