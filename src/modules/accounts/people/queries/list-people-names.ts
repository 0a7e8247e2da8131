import { sql } from '@payloadcms/db-postgres'
import { users } from '@/modules/accounts/tables.gen'
import { text } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { personName } from './select-person-name'

const NAMED = {
  id: users.id,
  name: text(personName('users')),
}

/** What people are called, by id: their name, or else their e-mail address. */
export async function listPeopleNames(on: Reader, people: readonly number[]): Promise<Map<number, string>> {
  if (people.length === 0) return new Map()
  const rows = await select(on, NAMED, sql`FROM users WHERE id = ANY(${ids(people)})`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
