import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { UserStatus, UserType } from '@/modules/accounts/access/rules/account-status'
import { all, contains, equals, iso, pageOf, type Row, rowsOf, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { Gender } from '../rules/limits'
import type { ContactQuery } from '../schemas/contact'

/** A person as staff see one. Moments are ISO, a date of birth is YYYY-MM-DD. */
export type Person = {
  id: number
  email: string
  firstName: string
  middleName: string | null
  lastName: string
  phoneNumber: string | null
  address: string | null
  city: string | null
  state: string | null
  zip: string | null
  country: string | null
  gender: Gender | null
  dob: string | null
  deliveryAddress1: string | null
  deliveryAddress2: string | null
  deliveryAddress3: string | null
  companyName: string | null
  companyAddress: string | null
  profilePictureUrl: string | null
  status: UserStatus
  userType: UserType | null
  roleId: number | null
  roleName: string | null
  assignedShowrooms: 'all' | number[]
  emailVerifiedAt: string | null
  lastSignInAt: string | null
  hasSecondFactor: boolean
  createdAt: string
  updatedAt: string
}

const moment = (value: unknown): string | null => (value == null ? null : iso(value))

const personOf = (row: Row): Person => ({
  id: Number(row.id),
  email: String(row.email),
  firstName: String(row.first_name),
  middleName: textOrNull(row.middle_name),
  lastName: String(row.last_name),
  phoneNumber: textOrNull(row.phone_number),
  address: textOrNull(row.address),
  city: textOrNull(row.city),
  state: textOrNull(row.state),
  zip: textOrNull(row.zip),
  country: textOrNull(row.country),
  gender: row.gender as Gender | null,
  dob: moment(row.dob)?.slice(0, 10) ?? null,
  deliveryAddress1: textOrNull(row.delivery_address1),
  deliveryAddress2: textOrNull(row.delivery_address2),
  deliveryAddress3: textOrNull(row.delivery_address3),
  companyName: textOrNull(row.company_name),
  companyAddress: textOrNull(row.company_address),
  profilePictureUrl: textOrNull(row.profile_picture_url),
  status: row.status as UserStatus,
  userType: row.user_type as UserType | null,
  roleId: row.role_id == null ? null : Number(row.role_id),
  roleName: textOrNull(row.role_name),
  assignedShowrooms: row.all_showrooms === true ? 'all' : ((row.showrooms ?? []) as number[]).map(Number),
  emailVerifiedAt: moment(row.email_verified_at),
  lastSignInAt: moment(row.last_sign_in_at),
  hasSecondFactor: row.has_second_factor === true,
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
})

const source = (where: SQL) => ({
  select: sql`u.*, r.name AS role_name,
    EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id) AS has_second_factor, (
    SELECT array_agg(l.showroom_offices_id ORDER BY l.showroom_offices_id) FROM users_rels l
    WHERE l.parent_id = u.id AND l.path = 'assignedShowrooms') AS showrooms`,
  from: sql`users u LEFT JOIN roles r ON r.id = u.role_id`,
  where,
  orderBy: sql`u.created_at DESC, u.id DESC`,
})

const alive = sql`u.deleted_at IS NULL`
const kinds = { staff: sql`u.role_id IS NOT NULL`, customers: sql`u.role_id IS NULL` }

/** What a list of people is narrowed to; what is left out is no condition. */
export type PeopleFilter = Partial<Omit<ContactQuery, 'page' | 'limit'>>

/** Conditions of a list of people; deleted accounts stand in none. */
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
    // A day alone is one of UTC, whatever zone the database has.
    query.memberSince !== undefined &&
      sql`u.created_at >= ${new Date(query.memberSince).toISOString()}::timestamptz`,
  ])
}

/** One page of people, the newest first, and how many there are. */
export async function listPeople(db: Db, { page, limit, ...query }: ContactQuery) {
  const { rows, total } = await pageOf(db, source(peopleWhere(query)), { page, limit })
  return { people: rows.map(personOf), total }
}

/** How many people a filter finds. */
export async function countPeople(db: Db, query: PeopleFilter): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS n FROM users u WHERE ${peopleWhere(query)}`)
  return Number(rows[0]?.n ?? 0)
}

/** People by their ids, in no order; at most 1,000. For exports of a selection. */
export async function peopleByIds(db: Db, list: readonly number[]): Promise<Person[]> {
  const rows = await rowsOf(db, source(all([alive, sql`u.id = ANY(${sql.param([...list])}::int[])`])), 1000)
  return rows.map(personOf)
}

/** One person; null for nobody and for a deleted account. */
export async function getPerson(db: Db, id: number): Promise<Person | null> {
  const [row] = await rowsOf(db, source(all([alive, sql`u.id = ${id}`])), 1)
  return row ? personOf(row) : null
}
