import { namesOf, type Step } from '@/kernel/workflow/workflow'
import type { ApplicationStage, ApplicationStatus } from './application-lists'
import { APPLICATION_STEPS } from './application-workflow'

/** A stage that staff bring applications to; withdrawing is up to applicants. */
export type StaffStage = Exclude<ApplicationStage, 'WITHDRAWN'>

/** The columns of the board: where staff bring applications, in the order of the table. */
export const STAFF_STAGES: readonly StaffStage[] = namesOf(APPLICATION_STEPS).flatMap((name) => {
  const { by }: Step = APPLICATION_STEPS[name]
  const { to } = APPLICATION_STEPS[name]
  return by.includes('staff') && to !== 'WITHDRAWN' ? [to] : []
})

/** The columns of the board under a filter: all, and with a stage chosen that one alone. */
export const boardStages = (status: ApplicationStatus | undefined): readonly ApplicationStage[] =>
  status === undefined || status === 'REJECTED' ? STAFF_STAGES : [status]

/** The key of each step, one letter each: none means another thing in a list. */
export const STAGE_KEYS: Readonly<Record<StaffStage, string>> = {
  SUBMITTED: 's',
  UNDER_REVIEW: 'v',
  INTERVIEW: 'i',
  OFFERED: 'o',
  HIRED: 'h',
}

export const REJECT_KEY = 'r'
export const UNDO_KEY = 'u'
