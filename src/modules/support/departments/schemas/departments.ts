import { z } from 'zod'
import { optionalArea, optionalId, optionalText, requiredText } from '@/input/fields'
import { flagQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { CALENDAR_MESSAGES } from '../rules/check-calendar'
import { DEPARTMENT_MESSAGES } from '../rules/department'
import { PROMISES } from '../rules/department-calendar-and-promises'
import { DEPARTMENT_LIMITS } from '../rules/department-limits'
import { TICKET_PRIORITIES } from '../rules/ticket-priorities'

const flag = (label: string) => z.boolean({ error: `${label} must be true or false` }).optional()
const ofEach = <const K extends string, T extends z.ZodType>(keys: readonly K[], value: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>)

/** Minutes of the local day. */
const opening = z.strictObject({ from: z.int(), to: z.int() })

/** Opening intervals of seven days, Monday first. */
export const hoursInput = z
  .array(z.array(opening))
  .length(7, CALENDAR_MESSAGES.week)
  .meta({ id: 'DepartmentHours' })
export const holidaysInput = z
  .array(z.strictObject({ day: z.string(), name: z.string() }))
  .meta({ id: 'DepartmentHolidays' })
/** Minutes of business hours by priority; null for no promise. */
export const targetsInput = ofEach(TICKET_PRIORITIES, ofEach(PROMISES, z.int().nullable())).meta({
  id: 'DepartmentTargets',
})

/** Whoever sends one is whoever is signed in, whatever they send. */
const sender = z.unknown().optional()

/** A department; the rules refuse what is wrong with it once it is complete. */
export const departmentInput = z.strictObject({
  title: requiredText('Title', DEPARTMENT_LIMITS.title, { missing: DEPARTMENT_MESSAGES.titleRequired }),
  description: optionalArea('Description', DEPARTMENT_LIMITS.description),
  email: optionalText('E-mail', DEPARTMENT_LIMITS.email),
  leadId: optionalId('Lead'),
  memberIds: z
    .array(z.int().min(1), { error: 'Members must be a list of ids' })
    .max(DEPARTMENT_LIMITS.members, `At most ${DEPARTMENT_LIMITS.members} members`)
    .optional(),
  timeZone: z.string({ error: DEPARTMENT_MESSAGES.zoneRequired }).max(DEPARTMENT_LIMITS.zone).optional(),
  hours: hoursInput.optional(),
  holidays: holidaysInput.optional(),
  targets: targetsInput.optional(),
  isActive: flag('Active'),
  isArchived: flag('Archived'),
  createdById: sender,
  updatedById: sender,
})
export type DepartmentInput = z.output<typeof departmentInput>

/** Changed fields of a department. */
export const departmentPatch = departmentInput.partial()
export type DepartmentPatch = z.output<typeof departmentPatch>

export const departmentsQuery = pageQuery().extend({
  title: textQuery('title'),
  isActive: flagQuery('isActive'),
  isArchived: flagQuery('isArchived'),
})
export type DepartmentsQuery = z.output<typeof departmentsQuery>

export const holidayProposalsQuery = z.object({
  country: textQuery('country'),
  year: wholeQuery('year', 1),
})
