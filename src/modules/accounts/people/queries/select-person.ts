import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { roles, users } from '@/modules/accounts/tables.gen'
import { flag, nullable, numbers, type RowOf } from '@/server/rows/fields'

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

export const personOf = ({ allShowrooms, showrooms, ...person }: PersonRow): Person => ({
  ...person,
  dob: person.dob?.slice(0, 10) ?? null,
  assignedShowrooms: allShowrooms ? 'all' : (showrooms ?? []),
})

export const personSource = (where: SQL) => ({
  shape: PERSON,
  from: sql`users u LEFT JOIN roles r ON r.id = u.role_id`,
  where,
  orderBy: sql`u.created_at DESC, u.id DESC`,
})

export const alivePeople = sql`u.deleted_at IS NULL`
