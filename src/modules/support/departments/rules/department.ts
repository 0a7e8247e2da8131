import { checkArea, checkText } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { isRecord } from '@/kernel/loose-values'
import { slugify } from '@/kernel/slug'
import { isBlank } from '@/kernel/text/blank'
import { checkEmail } from '@/modules/accounts/people/rules/check-email'
import { isTimezone } from '@/modules/settings/places/rules/is-timezone'
import type { Opening } from '@/modules/settings/places/rules/opening-hours'
import { checkHolidays, checkHours } from './check-calendar'
import { PROMISE_LABELS, PROMISES, type SlaTarget, type SlaTargets } from './department-calendar-and-promises'
import { DEPARTMENT_LIMITS } from './department-limits'
import { TICKET_PRIORITIES } from './ticket-priorities'

/** Every message about a department that is not made up from a label and a limit. */
export const DEPARTMENT_MESSAGES = {
  titleRequired: 'Title is required',
  titleTaken: 'A department with this title already exists.',
  titleUnreadable: 'Title must contain a letter or a digit',
  zoneRequired: 'Time zone is required',
  zoneUnknown: 'Choose a time zone from the list, such as Africa/Nairobi',
  leadUnknown: 'The lead must be a member of staff',
  membersUnknown: 'Members must be staff',
  targetsInvalid: 'What is promised must be given for each priority',
  hoursNeeded: 'Enter opening hours: without any, no answer can be promised',
  resolvedTooSoon: 'A ticket cannot be resolved before its first response',
  archiveInstead: 'Archive it instead.',
} as const

function checkTitle(title: unknown): Issue[] {
  if (typeof title !== 'string' || isBlank(title)) return [issue('title', DEPARTMENT_MESSAGES.titleRequired)]
  const issues = checkText('title', 'Title', DEPARTMENT_LIMITS.title, title)
  return issues.length === 0 && slugify(title) === ''
    ? [issue('title', DEPARTMENT_MESSAGES.titleUnreadable)]
    : issues
}

function checkZone(zone: unknown): Issue[] {
  if (typeof zone !== 'string' || isBlank(zone)) return [issue('timeZone', DEPARTMENT_MESSAGES.zoneRequired)]
  return isTimezone(zone) ? [] : [issue('timeZone', DEPARTMENT_MESSAGES.zoneUnknown)]
}

const isMinutes = (value: unknown): value is number | null =>
  value === null ||
  (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= DEPARTMENT_LIMITS.targetMinutes)

function checkTarget(path: string, target: unknown): Issue[] {
  if (!isRecord(target)) return [issue(path, DEPARTMENT_MESSAGES.targetsInvalid)]
  const wrong = PROMISES.filter((name) => !isMinutes(target[name]))
  if (wrong.length > 0)
    return wrong.map((name) =>
      issue(`${path}.${name}`, `${PROMISE_LABELS[name]} must be from 1 minute to a year`),
    )
  const { firstResponse, resolution } = target as SlaTarget
  return firstResponse !== null && resolution !== null && resolution < firstResponse
    ? [issue(`${path}.resolution`, DEPARTMENT_MESSAGES.resolvedTooSoon)]
    : []
}

const promisesAnything = (targets: SlaTargets): boolean =>
  TICKET_PRIORITIES.some((priority) => PROMISES.some((name) => targets[priority][name] !== null))

function checkTargets(targets: unknown, hours: unknown): Issue[] {
  if (!isRecord(targets)) return [issue('targets', DEPARTMENT_MESSAGES.targetsInvalid)]
  const issues = TICKET_PRIORITIES.flatMap((priority) =>
    checkTarget(`targets.${priority}`, targets[priority]),
  )
  if (issues.length > 0 || checkHours(hours).length > 0) return issues
  return promisesAnything(targets as SlaTargets) && (hours as unknown[]).length === 0
    ? [issue('hours', DEPARTMENT_MESSAGES.hoursNeeded)]
    : []
}

/** Everything wrong with a department, at its fields: `hours.0` is Monday. */
export function departmentIssues(given: Readonly<Record<string, unknown>>): Issue[] {
  const { description, email, holidays, hours, targets, timeZone, title } = given
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return [
    ...checkTitle(title),
    ...checkArea('description', 'Description', DEPARTMENT_LIMITS.description, textOf(description)),
    ...(textOf(email) ? checkEmail(textOf(email)) : []),
    ...checkZone(timeZone),
    ...checkHours(hours),
    ...checkHolidays(holidays),
    ...checkTargets(targets, hours),
  ]
}

/** How a department is called in addresses and filters, its `departmentTag`. It stays when the title changes. */
export const departmentTag = (title: string, attempt = 1): string =>
  attempt === 1 ? slugify(title) : `${slugify(title).slice(0, DEPARTMENT_LIMITS.title - 5)}-${attempt}`

/** The hours of a department for which none are given: nine to five on weekdays. */
export const USUAL_HOURS: readonly Opening[] = [0, 1, 2, 3, 4].map((day) => ({ day, from: 540, to: 1020 }))

const NOTHING: SlaTarget = { firstResponse: null, nextResponse: null, resolution: null }

/** Nothing is promised until somebody decides so. */
export const NO_TARGETS: SlaTargets = { LOW: NOTHING, NORMAL: NOTHING, HIGH: NOTHING, URGENT: NOTHING }
