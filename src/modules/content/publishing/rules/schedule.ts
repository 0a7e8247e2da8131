import { type Issue, issue } from '@/kernel/issue'

/** What happens on its own at a moment. */
export const SCHEDULED_ACTIONS = ['publish', 'unpublish'] as const
export type ScheduledAction = (typeof SCHEDULED_ACTIONS)[number]

/** When a record is published and unpublished, ISO with a zone; null for never. */
export type Schedule = { publishAt: string | null; unpublishAt: string | null }

/** Every message about a schedule. */
export const SCHEDULE_MESSAGES = {
  noTime: 'Choose a time to publish or to unpublish',
  publishPast: 'The time to publish must be in the future',
  unpublishPast: 'The time to unpublish must be in the future',
  wrongOrder: 'The time to unpublish must be after the time to publish',
  neverPublic: 'It is not public: there is nothing to unpublish',
} as const

/** How far ahead something can be scheduled, in milliseconds: five years. */
const FURTHEST = 5 * 366 * 24 * 3_600_000
const TOO_FAR = 'At most five years ahead'

function momentIssues(path: keyof Schedule, at: string | null, now: number, past: string): Issue[] {
  if (at === null) return []
  const moment = Date.parse(at)
  if (moment <= now) return [issue(path, past)]
  return moment - now > FURTHEST ? [issue(path, TOO_FAR)] : []
}

/**
 * Everything wrong with a schedule.
 *
 * @param isLive whether readers see the record now
 */
export function scheduleIssues({ publishAt, unpublishAt }: Schedule, isLive: boolean, now: Date): Issue[] {
  const issues = [
    ...momentIssues('publishAt', publishAt, now.getTime(), SCHEDULE_MESSAGES.publishPast),
    ...momentIssues('unpublishAt', unpublishAt, now.getTime(), SCHEDULE_MESSAGES.unpublishPast),
  ]
  if (issues.length > 0 || unpublishAt === null) return issues
  if (publishAt === null) return isLive ? [] : [issue('unpublishAt', SCHEDULE_MESSAGES.neverPublic)]
  return Date.parse(unpublishAt) > Date.parse(publishAt)
    ? []
    : [issue('unpublishAt', SCHEDULE_MESSAGES.wrongOrder)]
}
