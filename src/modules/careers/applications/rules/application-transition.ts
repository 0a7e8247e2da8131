import { err, ok, type Result } from '@/kernel/result'
import { namesOf, type Step, statesAfter, takeStep } from '@/kernel/workflow/workflow'
import { APPLICATION_STATUS_LABELS, type ApplicationStage, type ApplicationStatus } from './application-lists'
import { APPLICATION_STEPS, type ApplicationMail, type ApplicationStep } from './application-workflow'

/** An application as these rules see it. */
export type CheckedApplication = { stage: ApplicationStage; isRejected: boolean }

export type ApplicationActor = 'staff' | 'applicant'

/** The stages from which staff can still move an application. */
export const OPEN_STAGES: readonly ApplicationStage[] = namesOf(APPLICATION_STEPS)
  .filter((name) => name === 'withdraw')
  .flatMap((name) => APPLICATION_STEPS[name].from)

/** What calls and screens show: a rejection for as long as it stands, otherwise the stage. */
export const applicationStatus = ({ isRejected, stage }: CheckedApplication): ApplicationStatus =>
  isRejected && stage !== 'WITHDRAWN' ? 'REJECTED' : stage

/** Whether an applicant still waits for an answer. */
export const isOpen = ({ isRejected, stage }: CheckedApplication): boolean =>
  !isRejected && OPEN_STAGES.includes(stage)

/** The step by which somebody brings an application to a stage; null if nobody of this kind ever does. */
export function stepToStage(to: ApplicationStage, actor: ApplicationActor): ApplicationStep | null {
  const found = namesOf(APPLICATION_STEPS).find((name) => {
    const { by, to: end }: Step = APPLICATION_STEPS[name]
    return end === to && by.includes(actor)
  })
  return found ?? null
}

const nameOf = (status: ApplicationStatus): string => APPLICATION_STATUS_LABELS[status].toLowerCase()

export const REJECTED_MESSAGE = 'This application is rejected. Undo the rejection first.'

/** Evaluates one step of an application by the table. */
export function transitionApplication(
  application: CheckedApplication,
  step: ApplicationStep,
  actor: ApplicationActor,
): Result<{ stage: ApplicationStage; mails: readonly ApplicationMail[] }, string> {
  const { to } = APPLICATION_STEPS[step]
  const taken = takeStep(APPLICATION_STEPS, application.stage, step, actor, {
    notRejected: !application.isRejected,
  })
  if (taken.ok) return ok({ stage: taken.value.to, mails: taken.value.mails })
  if (taken.error.reason === 'unmet') return err(REJECTED_MESSAGE)
  const now = nameOf(application.stage)
  if (application.stage === to) return err(`This application is already ${now}.`)
  return err(`An application that is ${now} cannot be set to ${nameOf(to)}.`)
}

/** What stops a rejection; null if nothing does. */
export function rejectionFault(application: CheckedApplication): string | null {
  if (application.isRejected) return 'This application is already rejected.'
  return OPEN_STAGES.includes(application.stage)
    ? null
    : `An application that is ${nameOf(application.stage)} cannot be rejected.`
}

/** Whether every stage can be reached from the first; for the table's test. */
export const reachableStages = (): ReadonlySet<ApplicationStage> =>
  statesAfter(APPLICATION_STEPS, 'SUBMITTED')
