import { type Issue, issue } from '@/kernel/issue'
import { DAY_NAMES } from '@/modules/settings/places/rules/opening-hours'
import type { Department } from '../queries/list-departments'
import { departmentIssues } from '../rules/department'
import {
  type Holiday,
  type OpenInterval,
  openingsOf,
  PROMISES,
  type Promised,
  type SlaTargets,
} from '../rules/department-calendar-and-promises'
import { durationText, minutesIn } from '../rules/duration-text'
import { dayHoursIn, dayHoursText } from '../rules/hours-text'
import { TICKET_PRIORITIES, type TicketPriority } from '../rules/ticket-priorities'
import * as words from './words'

/** What is entered about a department: hours and durations as they are typed. */
export type DepartmentDraft = {
  title: string
  description: string
  email: string
  leadId: number | null
  memberIds: number[]
  timeZone: string
  /** Seven texts, Monday first. */
  hours: string[]
  holidays: Holiday[]
  targets: Record<TicketPriority, Record<Promised, string>>
  isActive: boolean
  isArchived: boolean
}

const textsOf = (targets: SlaTargets): DepartmentDraft['targets'] => {
  const text = (minutes: number | null) => (minutes === null ? '' : durationText(minutes))
  const ofPriority = (priority: TicketPriority) =>
    Object.fromEntries(PROMISES.map((one) => [one, text(targets[priority][one])])) as Record<Promised, string>
  return {
    LOW: ofPriority('LOW'),
    NORMAL: ofPriority('NORMAL'),
    HIGH: ofPriority('HIGH'),
    URGENT: ofPriority('URGENT'),
  }
}

const OFFICE = '9:00–17:00'
const promised = (firstResponse: string, nextResponse: string, resolution: string) => ({
  firstResponse,
  nextResponse,
  resolution,
})

/** What the form of a new department begins with, to be changed or emptied. */
const newDraft = (timeZone: string): DepartmentDraft => ({
  title: '',
  description: '',
  email: '',
  leadId: null,
  memberIds: [],
  timeZone,
  hours: [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, '', ''],
  holidays: [],
  targets: {
    LOW: promised('16 h', '16 h', '40 h'),
    NORMAL: promised('8 h', '8 h', '24 h'),
    HIGH: promised('4 h', '4 h', '16 h'),
    URGENT: promised('1 h', '1 h', '8 h'),
  },
  isActive: true,
  isArchived: false,
})

/** The form of a department; null for a new one, in this time zone unless another is chosen. */
export const draftOf = (department: Department | null, timeZone: string): DepartmentDraft =>
  department === null
    ? newDraft(timeZone)
    : {
        title: department.title,
        description: department.description ?? '',
        email: department.email ?? '',
        leadId: department.leadId,
        memberIds: department.memberIds,
        timeZone: department.timeZone,
        hours: department.hours.map(dayHoursText),
        holidays: department.holidays,
        targets: textsOf(department.targets),
        isActive: department.isActive,
        isArchived: department.isArchived,
      }

/** The fields in the order of the screen; an issue belongs to the field that its path begins with. */
export const FIELDS: readonly string[] = [
  'title',
  'description',
  'email',
  'leadId',
  'memberIds',
  'timeZone',
  ...DAY_NAMES.map((_, day) => `hours.${day}`),
  'hours',
  'holidays',
  ...[...TICKET_PRIORITIES]
    .reverse()
    .flatMap((one) => PROMISES.map((promise) => `targets.${one}.${promise}`)),
]

export const idOf = (name: string): string => `department-${name}`

function readHours(texts: readonly string[]): { hours: OpenInterval[][]; issues: Issue[] } {
  const read = texts.map(dayHoursIn)
  return {
    hours: read.map((hours) => hours ?? []),
    issues: read.flatMap((hours, day) =>
      hours === null ? [issue(`hours.${day}`, words.hoursUnreadable(DAY_NAMES[day] ?? ''))] : [],
    ),
  }
}

function readTargets(texts: DepartmentDraft['targets']): { targets: SlaTargets; issues: Issue[] } {
  const issues: Issue[] = []
  const minutesOf = (priority: TicketPriority, promise: Promised): number | null => {
    const text = texts[priority][promise]
    const minutes = minutesIn(text)
    if (minutes === null && text.trim() !== '')
      issues.push(issue(`targets.${priority}.${promise}`, words.durationUnreadable))
    return minutes
  }
  const ofPriority = (priority: TicketPriority) => ({
    firstResponse: minutesOf(priority, 'firstResponse'),
    nextResponse: minutesOf(priority, 'nextResponse'),
    resolution: minutesOf(priority, 'resolution'),
  })
  const targets = {
    LOW: ofPriority('LOW'),
    NORMAL: ofPriority('NORMAL'),
    HIGH: ofPriority('HIGH'),
    URGENT: ofPriority('URGENT'),
  }
  return { targets, issues }
}

/** A department as its call takes it, and everything wrong with what was entered. */
export function readDraft(draft: DepartmentDraft) {
  const { hours, issues: ofHours } = readHours(draft.hours)
  const { issues: ofTargets, targets } = readTargets(draft.targets)
  const body = { ...draft, title: draft.title.trim(), email: draft.email.trim() || null, hours, targets }
  const unread = [...ofHours, ...ofTargets]
  const issues = departmentIssues({ ...body, hours: openingsOf(hours) }).filter(
    // What could not be read is nothing yet, which is not the fault.
    ({ path }) => !(unread.length > 0 && (path === 'hours' || path.startsWith('targets.'))),
  )
  return { body, issues: [...issues, ...unread] }
}
