import { describe, expect, it } from 'vitest'
import { namesOf } from '@/kernel/workflow/workflow'
import { APPLICATION_STAGES } from './application-lists'
import {
  applicationStatus,
  isOpen,
  OPEN_STAGES,
  reachableStages,
  rejectionFault,
  stepToStage,
  transitionApplication,
} from './application-transition'
import { APPLICATION_STEPS } from './application-workflow'

describe('the workflow of applications', () => {
  it('reaches every stage', () => {
    expect([...reachableStages()].sort()).toEqual([...APPLICATION_STAGES].sort())
  })

  it.each(
    namesOf(APPLICATION_STEPS).flatMap((step) => APPLICATION_STAGES.map((stage) => [step, stage] as const)),
  )('%s from %s is what the table says', (step, stage) => {
    const { by, from, to } = APPLICATION_STEPS[step]
    const [actor] = by
    const taken = transitionApplication({ stage, isRejected: false }, step, actor)
    expect(taken.ok).toBe((from as readonly string[]).includes(stage))
    if (taken.ok) expect(taken.value.stage).toBe(to)
  })

  it.each([
    ['INTERVIEW', 'staff', 'interview'],
    ['WITHDRAWN', 'staff', null],
    ['WITHDRAWN', 'applicant', 'withdraw'],
    ['HIRED', 'applicant', null],
  ] as const)('to %s by %s is %s', (to, actor, step) => expect(stepToStage(to, actor)).toBe(step))

  it('moves nothing that is rejected', () => {
    const moved = transitionApplication({ stage: 'INTERVIEW', isRejected: true }, 'offer', 'staff')
    expect(moved).toEqual({ ok: false, error: 'This application is rejected. Undo the rejection first.' })
  })
})

describe('a rejection', () => {
  it.each(APPLICATION_STAGES.map((stage) => [stage, OPEN_STAGES.includes(stage)] as const))(
    'of %s is possible: %s',
    (stage, may) => expect(rejectionFault({ stage, isRejected: false }) === null).toBe(may),
  )

  it('is none twice', () => {
    expect(rejectionFault({ stage: 'INTERVIEW', isRejected: true })).toBe(
      'This application is already rejected.',
    )
  })

  it.each([
    ['INTERVIEW', false, 'INTERVIEW', true],
    ['INTERVIEW', true, 'REJECTED', false],
    ['WITHDRAWN', true, 'WITHDRAWN', false],
    ['HIRED', false, 'HIRED', false],
  ] as const)('of %s, standing %s, shows as %s', (stage, isRejected, status, open) => {
    expect(applicationStatus({ stage, isRejected })).toBe(status)
    expect(isOpen({ stage, isRejected })).toBe(open)
  })
})
