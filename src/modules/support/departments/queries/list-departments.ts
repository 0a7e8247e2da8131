import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { listPeopleNames } from '@/modules/accounts/people/queries/list-people-names'
import { supportDepartments } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { json, number, numbers, type RowOf } from '@/server/rows/fields'
import { select, selectPage } from '@/server/rows/select'
import { all, byName, contains } from '@/server/sql'
import { type DepartmentsQuery, holidaysInput, targetsInput } from '../schemas/departments'
import { storedHours } from '../schemas/stored-hours'

const d = alias(supportDepartments, 'd')

const DEPARTMENT = {
  id: d.id,
  title: d.title,
  departmentTag: d.slug,
  description: d.description,
  email: d.email,
  leadId: d.leadId,
  memberIds: numbers(sql`ARRAY(SELECT r.users_id FROM support_departments_rels r
    WHERE r.parent_id = d.id AND r.path = 'members' ORDER BY r."order", r.id)`),
  timeZone: d.timeZone,
  hours: json(storedHours, d.hours),
  holidays: json(holidaysInput, d.holidays),
  targets: json(targetsInput, d.targets),
  isActive: d.isActive,
  isArchived: d.isArchived,
  // Tickets that are still to be resolved.
  unresolved: number(sql`(SELECT count(*) FROM support_tickets t WHERE t.department_id = d.id
    AND t.status IN ('OPEN', 'IN_PROGRESS', 'WAITING_ON_CUSTOMER', 'ON_HOLD'))`),
  createdById: d.createdById,
  updatedById: d.updatedById,
  createdAt: d.createdAt,
  updatedAt: d.updatedAt,
}

type Row = RowOf<typeof DEPARTMENT>
type Person = { id: number; name: string }

/** A department with its people by name. */
export type Department = Row & { lead: Person | null; members: Person[] }

async function withPeople(db: Db, rows: readonly Row[]): Promise<Department[]> {
  const people = rows.flatMap(({ leadId, memberIds }) => [...memberIds, ...(leadId === null ? [] : [leadId])])
  const names = await listPeopleNames(db, people)
  const personOf = (id: number): Person => ({ id, name: names.get(id) ?? '' })
  return rows.map((row) => ({
    ...row,
    lead: row.leadId === null ? null : personOf(row.leadId),
    members: row.memberIds.map(personOf),
  }))
}

/** A page of departments by title, those that are archived last. */
export async function listDepartments(
  db: Db,
  { isActive, isArchived, limit, page, title }: DepartmentsQuery,
): Promise<{ rows: Department[]; total: number }> {
  const where = all([
    contains(sql`d.title`, title),
    isActive !== undefined && sql`d.is_active = ${isActive}`,
    isArchived !== undefined && sql`d.is_archived = ${isArchived}`,
  ])
  const orderBy = sql`d.is_archived, ${byName(sql`d.title`)}, d.id`
  const list = { shape: DEPARTMENT, from: sql`support_departments d`, where, orderBy }
  const { rows, total } = await selectPage(db, list, { page, limit })
  return { rows: await withPeople(db, rows), total }
}

/** One department, or null. */
export async function getDepartment(db: Db, id: number): Promise<Department | null> {
  const rows = await select(db, DEPARTMENT, sql`FROM support_departments d WHERE d.id = ${id}`)
  return (await withPeople(db, rows))[0] ?? null
}
