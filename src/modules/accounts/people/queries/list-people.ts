import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { roles, users } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, nullable, numbers, type RowOf } from '@/server/rows/fields'
import { count, selectList, selectPage } from '@/server/rows/select'
import { all, contains, equals } from '@/server/sql'
import type { ContactQuery } from '../schemas/person-input'

const u = alias(users, 'u')

const PERSON = {
  id: u.id,
  email: u.email,
  firstName: u.firstName,
  middleName: u.middleName,
  lastName: u.lastName,
  phoneNumber: u.phoneNumber,
  address: u.address,
  city: u.city,
  state: u.state,
  zip: u.zip,
  country: u.country,
  gender: u.gender,
  dob: u.dob,
  deliveryAddress1: u.deliveryAddress1,
  deliveryAddress2: u.deliveryAddress2,
  deliveryAddress3: u.deliveryAddress3,
  companyName: u.companyName,
  companyAddress: u.companyAddress,
  profilePictureUrl: u.profilePictureUrl,
  status: u.status,
  userType: u.userType,
  roleId: u.roleId,
  roleName: nullable(alias(roles, 'r').name),
  allShowrooms: u.allShowrooms,
  showrooms: nullable(
    numbers(sql`(SELECT array_agg(l.showroom_offices_id ORDER BY l.showroom_offices_id) FROM users_rels l
      WHERE l.parent_id = u.id AND l.path = 'assignedShowrooms')`),
  ),
  emailVerifiedAt: u.emailVerifiedAt,
  lastSignInAt: u.lastSignInAt,
  hasSecondFactor: flag(sql`EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id)`),
  createdAt: u.createdAt,
  updatedAt: u.updatedAt,
}
type PersonRow = RowOf<typeof PERSON>

/** A person as visible to staff. Timestamps are ISO, a date of birth is YYYY-MM-DD. */
export type Person = Omit<PersonRow, 'allShowrooms' | 'showrooms'> & { assignedShowrooms: 'all' | number[] }

const personOf = ({ allShowrooms, showrooms, ...person }: PersonRow): Person => ({
  ...person,
  dob: person.dob?.slice(0, 10) ?? null,
  assignedShowrooms: allShowrooms ? 'all' : (showrooms ?? []),
})

const source = (where: SQL) => ({
  shape: PERSON,
  from: sql`users u LEFT JOIN roles r ON r.id = u.role_id`,
  where,
  orderBy: sql`u.created_at DESC, u.id DESC`,
})

const alive = sql`u.deleted_at IS NULL`
const kinds = { staff: sql`u.role_id IS NOT NULL`, customers: sql`u.role_id IS NULL` }

/** A filter for lists of people; omitted fields are no condition. */
export type PeopleFilter = Partial<Omit<ContactQuery, 'page' | 'limit'>>

/** The conditions of a list of people; deleted accounts are never included. */
export function peopleWhere(query: PeopleFilter): SQL {
  const words = (query.search ?? '').split(/\s+/).filter(Boolean).slice(0, 6)
  const everywhere = sql`concat_ws(' ', u.first_name, u.last_name, u.email, u.phone_number, u.company_name)`
  return all([
    alive,
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
  const { rows, total } = await selectPage(db, source(peopleWhere(query)), { page, limit })
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
    source(all([alive, sql`u.id = ANY(${sql.param([...list])}::int[])`])),
    1000,
  )
  return rows.map(personOf)
}

/** One person; null for unknown people and deleted accounts. */
export async function getPerson(db: Db, id: number): Promise<Person | null> {
  const [row] = await selectList(db, source(all([alive, sql`u.id = ${id}`])), 1)
  return row ? personOf(row) : null
}
