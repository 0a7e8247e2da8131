import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Db } from '@/server/db-of'
import { count, selectList, selectPage } from '@/server/rows/select'
import { all, contains, equals } from '@/server/sql'
import type { ContactQuery } from '../schemas/person-input'
import { alivePeople, type Person, personOf, personSource } from './select-person'

const kinds = { staff: sql`u.role_id IS NOT NULL`, customers: sql`u.role_id IS NULL` }

/** A filter for lists of people; omitted fields are no condition. */
export type PeopleFilter = Partial<Omit<ContactQuery, 'page' | 'limit'>>

/** The conditions of a list of people; deleted accounts are never included. */
export function peopleWhere(query: PeopleFilter): SQL {
  const words = (query.search ?? '').split(/\s+/).filter(Boolean).slice(0, 6)
  const everywhere = sql`concat_ws(' ', u.first_name, u.last_name, u.email, u.phone_number, u.company_name)`
  return all([
    alivePeople,
    ...words.map((word) => contains(everywhere, word)),
    contains(sql`u.email`, query.email),
    contains(sql`u.first_name`, query.firstName),
    contains(sql`u.last_name`, query.lastName),
    contains(sql`u.phone_number`, query.phoneNumber),
    query.country !== undefined && sql`lower(u.country) = lower(${query.country})`,
    equals(sql`u.status::text`, query.status),
    equals(sql`u.user_type::text`, query.userType),
    equals(sql`u.role_id`, query.roleId),
    query.kind !== undefined && kinds[query.kind],
    // A day without time means UTC, whatever the database's time zone.
    query.memberSince !== undefined &&
      sql`u.created_at >= ${new Date(query.memberSince).toISOString()}::timestamptz`,
  ])
}

/** One page of people, newest first, and their total number. */
export async function listPeople(db: Db, { page, limit, ...query }: ContactQuery) {
  const { rows, total } = await selectPage(db, personSource(peopleWhere(query)), { page, limit })
  return { people: rows.map(personOf), total }
}

/** How many people match a filter. */
export function countPeople(db: Db, query: PeopleFilter): Promise<number> {
  return count(db, sql`FROM users u WHERE ${peopleWhere(query)}`)
}

/** People by id, in no particular order; at most 1,000. For exports of a selection. */
export async function listPeopleByIds(db: Db, list: readonly number[]): Promise<Person[]> {
  const rows = await selectList(
    db,
    personSource(all([alivePeople, sql`u.id = ANY(${sql.param([...list])}::int[])`])),
    1000,
  )
  return rows.map(personOf)
}
