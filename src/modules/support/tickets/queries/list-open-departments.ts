import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { WeekHours } from '@/modules/support/departments/rules/department-calendar-and-promises'
import { storedHours } from '@/modules/support/departments/schemas/stored-hours'
import { supportDepartments } from '@/modules/support/tables.gen'
import { json } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import { byName } from '@/server/sql'

const d = alias(supportDepartments, 'd')

const OPEN = {
  id: d.id,
  title: d.title,
  slug: d.slug,
  description: d.description,
  timeZone: d.timeZone,
  week: json(storedHours, d.hours),
}

/** A department that takes tickets, with its business hours. */
export type OpenDepartment = {
  id: number
  title: string
  slug: string
  description: string | null
  timeZone: string
  week: WeekHours
}

/** So many are shown at most. */
const MOST = 50

/** The departments that take tickets, by name, for customers. */
export const listOpenDepartments = (on: Reader): Promise<OpenDepartment[]> =>
  select(
    on,
    OPEN,
    sql`FROM support_departments d WHERE d.is_active AND NOT d.is_archived ORDER BY ${byName(sql`d.title`)} LIMIT ${MOST}`,
  )
