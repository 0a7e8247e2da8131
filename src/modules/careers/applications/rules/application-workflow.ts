import type { MailOf, NeedOf, StepOf, Steps } from '@/kernel/workflow/workflow'
import type { ApplicationStage } from './application-lists'

type StageRow = { from: readonly ApplicationStage[]; to: ApplicationStage }

/** While an application is in one of these, somebody waits for an answer. */
const OPEN = ['SUBMITTED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED'] as const
const WITH_HIRED = [...OPEN, 'HIRED'] as const

const without = <T extends string, const W extends T>(list: readonly T[], one: W) =>
  list.filter((stage): stage is Exclude<T, W> => stage !== one)

/** The whole life of an application: staff may move it to any stage, forward or back, and only applicants withdraw. */
export const APPLICATION_STEPS = {
  returnToSubmitted: {
    from: without(WITH_HIRED, 'SUBMITTED'),
    to: 'SUBMITTED',
    by: ['staff'],
    needs: ['notRejected'],
  },
  review: {
    from: without(WITH_HIRED, 'UNDER_REVIEW'),
    to: 'UNDER_REVIEW',
    by: ['staff'],
    needs: ['notRejected'],
  },
  interview: {
    from: without(WITH_HIRED, 'INTERVIEW'),
    to: 'INTERVIEW',
    by: ['staff'],
    needs: ['notRejected'],
  },
  offer: { from: without(WITH_HIRED, 'OFFERED'), to: 'OFFERED', by: ['staff'], needs: ['notRejected'] },
  hire: { from: OPEN, to: 'HIRED', by: ['staff'], needs: ['notRejected'] },
  withdraw: { from: OPEN, to: 'WITHDRAWN', by: ['applicant'], mails: ['application-withdrawn'] },
  /** Somebody who had withdrawn applies again. */
  applyAgain: { from: ['WITHDRAWN'], to: 'SUBMITTED', by: ['applicant'], mails: ['application-received'] },
} as const satisfies Steps & Record<string, StageRow>

type Table = typeof APPLICATION_STEPS
export type ApplicationStep = StepOf<Table>
export type ApplicationNeed = NeedOf<Table>
export type ApplicationMail = MailOf<Table>
