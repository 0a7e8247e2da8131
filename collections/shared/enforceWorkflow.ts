import type { CollectionBeforeChangeHook } from 'payload'
import { APIError } from 'payload'

type Workflow<S extends string> = {
  /** What follows it, in a sentence: 'A quote'. */
  what: string
  initial: S
  labels: Readonly<Record<S, string>>
  isStep: (from: S, to: S) => boolean
}

type State<S extends string> = { status?: S }

/** Holds for every write: a record starts in the initial state, and only moves along the steps of its workflow. */
export const enforceWorkflow =
  <S extends string>({ initial, isStep, labels, what }: Workflow<S>): CollectionBeforeChangeHook =>
  ({ data, originalDoc }) => {
    const { status: was }: State<S> = originalDoc ?? {}
    const { status: next = was ?? initial }: State<S> = data
    if (next === (was ?? initial) || (was && isStep(was, next))) return data
    throw new APIError(
      `${what} cannot change like this: ${labels[next].toLowerCase()}.`,
      409,
      { code: 'conflict' },
      true,
    )
  }
