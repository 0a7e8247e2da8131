'use client'
import { useState } from 'react'
import { useScreenKeys } from '@/ui/back-office/use-screen-keys'
import {
  REJECT_KEY,
  STAFF_STAGES,
  STAGE_KEYS,
  type StaffStage,
  UNDO_KEY,
} from '../../rules/application-board'
import { type StepDone, type Target, undoLastStep } from './change-applications'
import type { StepContext } from './step-context'
import { StepDialog, type StepRequest } from './step-dialog'
import * as words from './words'

type Options = {
  context: StepContext
  mayUpdate: boolean
  /** What a step is taken with at present. */
  targets: readonly Target[]
  onDone: (done: StepDone) => void
}

/** The steps of applications, each with its key; a step opens a dialog that Enter takes. */
export function useSteps({ context, mayUpdate, onDone, targets }: Options) {
  const [asked, setAsked] = useState<StepRequest | null>(null)
  const [outcome, setOutcome] = useState<StepDone | null>(null)
  const finish = (done: StepDone) => {
    setAsked(null)
    setOutcome(done)
    onDone(done)
  }
  const ask = (to: StepRequest['to'], about: readonly Target[] = targets) => {
    if (about.length > 0) setAsked({ to, targets: about })
  }
  const undo = async (target: Target | undefined = targets[0]) => {
    if (target) finish(await undoLastStep(target))
  }
  const keys = [
    ...STAFF_STAGES.map((stage) => ({
      key: STAGE_KEYS[stage],
      what: words.stepTo(stage),
      act: () => ask(stage),
    })),
    { key: REJECT_KEY, what: words.rejectKey, act: () => ask('REJECTED') },
    { key: UNDO_KEY, what: words.undoKey, act: () => void undo() },
  ]
  useScreenKeys(mayUpdate ? keys : [])
  const dialog = asked && (
    <StepDialog {...asked} context={context} onClose={() => setAsked(null)} onDone={finish} />
  )
  return { ask, dialog, outcome, undo }
}

export type RequestStep = (to: StaffStage | 'REJECTED', about?: readonly Target[]) => void
