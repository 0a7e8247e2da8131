import { sql } from '@payloadcms/db-postgres'
import type { Calendar } from '@/kernel/time/business-time'
import { supportDepartments as d } from '@/modules/support/tables.gen'
import { json } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import type { Holiday, SlaTargets } from '../rules/department-calendar-and-promises'
import { holidaysInput, targetsInput } from '../schemas/departments'
import { storedHours } from '../schemas/stored-hours'

const CALENDAR = {
  id: d.id,
  title: d.title,
  timeZone: d.timeZone,
  hours: json(storedHours, d.hours),
  holidays: json(holidaysInput, d.holidays),
  targets: json(targetsInput, d.targets),
}

/** The business hours of a department, and what it promises. */
export type DepartmentTerms = {
  id: number
  title: string
  calendar: Calendar
  targets: SlaTargets
  holidays: readonly Holiday[]
}

/**
 * The business hours and promises of departments, by id.
 *
 * @param isLocked whether they stay as they are until the end of the transaction
 */
export async function readDepartmentCalendars(
  on: Reader,
  departments: readonly number[],
  { isLocked = false } = {},
): Promise<Map<number, DepartmentTerms>> {
  if (departments.length === 0) return new Map()
  const lock = isLocked ? sql`FOR SHARE` : sql``
  const rows = await select(
    on,
    CALENDAR,
    sql`FROM support_departments WHERE id = ANY(${ids(departments)}) ORDER BY id ${lock}`,
  )
  return new Map(
    rows.map(({ holidays, hours, id, targets, timeZone, title }) => {
      const calendar = { timeZone, week: hours, holidays: new Set(holidays.map(({ day }) => day)) }
      return [id, { id, title, calendar, targets, holidays }]
    }),
  )
}
